import { inside } from '../lib/inside.ts';
import { shadow } from '../lib/place.ts';
import { until } from '../lib/until.ts';

/** All text of an element, that of its styles left out. */
export const textOf = (element: Element): string =>
  inside(shadow(element))
    .filter(({ localName, parentElement }) => !parentElement && localName !== 'style')
    .map(({ textContent }) => textContent)
    .join(' ');

const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();

/** What a reader can use: inside the dialog that is open, otherwise the whole panel. */
export const usable = (element: Element): Element[] => {
  const all = inside(shadow(element)).filter((one) => one.checkVisibility() || one.matches('[type=file]'));
  const dialog = all.filter((one) => one.matches('dialog[open]')).at(-1);
  return dialog ? inside(dialog) : all;
};

/** The whole panel, for a message that is no alert. */
export const anywhere = (element: Element): readonly string[] => [textOf(element)];

export const alertsOf = (element: Element): readonly string[] =>
  usable(element).flatMap((one) =>
    one.matches('[role=alert]') && one.checkVisibility() && one.textContent ? words(one.textContent) : [],
  );

/** The name that assistive technology announces: from aria-label, a label, or the text. */
const nameOf = (one: Element): string =>
  words(one.getAttribute('aria-label') ?? Reflect.get(one, 'labels')?.[0]?.textContent ?? one.textContent);

/** A name as it is, its beginning (`Profilazione…`), or the name of a field in its form (`[phone]`). */
const isNamed = (one: Element, name: string): boolean => {
  if (name.startsWith('[')) return one.getAttribute('name') === name.slice(1, -1);
  return name.endsWith('…') ? nameOf(one).startsWith(name.slice(0, -1)) : nameOf(one) === name;
};

const all = <T extends Element>(element: Element, selector: string, name: string): readonly T[] =>
  usable(element).filter((one): one is T => one.matches(selector) && isNamed(one, name));

const first = <T extends Element>(element: Element, selector: string, name: string): Promise<T> =>
  until(`${selector} “${name}” in ${element.localName}`, () => all<T>(element, selector, name)[0]);

export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const fieldOf = (element: Element, name: string): Promise<Field> =>
  first(element, 'input, textarea, select', name);

/** The message below a field, which has disappeared with its field after a success. */
export const below =
  (name: string) =>
  (element: Element): readonly string[] =>
    all<Field>(element, 'input', name).map((field) => {
      const root = field.getRootNode() as ShadowRoot;
      return words(root.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent);
    });

/** Buttons and links that take clicks. */
const pressable = 'button:not([aria-disabled=true]), a[href], summary';

export const buttonsOf = (element: Element, name: string): readonly HTMLElement[] => all(element, pressable, name);

export const buttonOf = (element: Element, name: string): Promise<HTMLElement> => first(element, pressable, name);
