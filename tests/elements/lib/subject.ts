import type { AttributeSpec, Contract } from '../../../src/element-kit/shell/contract.ts';
import { propertyName } from '../../../src/element-kit/shell/contract.ts';
import { type HostPage, openPage, script } from './host-page.ts';
import { inside, type Subject } from './inside.ts';
import { place, shadow } from './place.ts';
import { scenarios } from './scenarios.ts';
import { settled, until } from './until.ts';

/** One requirement of the quality lists, tested for every public tag. */
export interface Line {
  /**
   * Its numbers in the lists: Q01 to Q65, G01 to G15 (general checklist), I (interop), M (host page), F and T
   * (faults, threats).
   */
  readonly ids: readonly string[];
  readonly title: string;
  readonly check: (contract: Contract) => Promise<void> | void;
  /** Needs Chromium’s automation; skipped elsewhere. */
  readonly only?: 'chromium';
  /** Does not depend on the engine: tested in Chromium only. */
  readonly once?: true;
}

export const tagOf = ({ tag }: Contract): string => `<${tag}></${tag}>`;

export const get = (element: Element, name: string): unknown => Reflect.get(element, propertyName(name));
export const set = (element: Element, name: string, value: unknown): boolean =>
  Reflect.set(element, propertyName(name), value);
export const invoke = (element: Element, method: string): unknown =>
  (Reflect.get(element, method) as () => unknown).call(element);

export const attributesOf = ({ attributes }: Contract): readonly (readonly [string, AttributeSpec])[] =>
  Object.entries(attributes);

/** Values to try for an attribute, including the default. */
export const samples = (spec: AttributeSpec): readonly unknown[] => {
  switch (spec.type) {
    case 'boolean':
      return [false, true];
    case 'string':
      return [spec.default, 'prova', ''];
    case 'number':
      return [spec.default, 0, 7.5];
    case 'enum':
      return spec.values;
    case 'json':
      return [spec.default, { a: [1] }];
  }
};

export const visible = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;

const FOCUSABLE = 'button, a[href], input, textarea, select, summary, [tabindex="0"]';

export const controls = (element: Element): HTMLElement[] =>
  inside(shadow(element)).filter((inner): inner is HTMLElement => inner.matches(FOCUSABLE) && visible(inner));

/** Whether anything inside that matches the selector is visible. */
const shown = (element: Element, selector: string): boolean =>
  inside(shadow(element)).some((inner) => inner.matches(selector) && visible(inner));

const panelOf = (element: Element): Element | undefined =>
  inside(shadow(element)).find(({ localName }) => localName.startsWith('np-panel'));

/** Waits for the first drawing. */
export const drawn = (element: Element): Promise<Element> =>
  until(`<${element.localName}> is drawn`, () => element.shadowRoot?.querySelector('.np-root > *'));

const hasPanel = (element: Element): Promise<Element> =>
  until(`the panel of <${element.localName}> is drawn`, () => panelOf(element)?.firstElementChild);

/** Brings the element to its working state: opened if it opens, with its panel. */
export const start = async (element: Element, contract: Contract): Promise<void> => {
  await drawn(element);
  if (contract.methods?.open) invoke(element, 'open');
  else element.scrollIntoView();
  if (contract.panel) await hasPanel(element);
  const { opens } = scenarios[contract.tag] ?? {};
  if (opens) await until(`<${contract.tag}> shows ${opens}`, () => shown(element, opens));
  await settled();
};

export const stop = async (element: Element, contract: Contract): Promise<void> => {
  if (contract.methods?.close) invoke(element, 'close');
  await settled();
};

type CoreModule = typeof import('../../../elements/np-core.ts');

/** Waits until the element is at rest: with its panel if it loads by itself, and with visible content. */
export const resting = async (
  element: Element,
  contract: Contract,
  load = () => import('../../../elements/np-core.ts'),
): Promise<void> => {
  const { tag, loads, panel } = contract;
  const { fill: prepare, rests = ':not(div)' } = scenarios[tag] ?? {};
  await drawn(element);
  if (panel && loads === 'connect') await hasPanel(element);
  if (!prepare) return;
  await prepare((await load()).core, element);
  await until(`<${tag}> shows ${rests}`, () => shown(element, rests));
};

/** The element in this page, at rest. */
export const rest = async (contract: Contract, markup = tagOf(contract)): Promise<Subject> => {
  const element = place(markup).querySelector(contract.tag) as Subject;
  await resting(element, contract);
  return element;
};

export const started = async (contract: Contract): Promise<Subject> => {
  const element = await rest(contract);
  await start(element, contract);
  return element;
};

type PageOptions = Parameters<typeof openPage>[0];

/** The element in a page of its own, loaded by the single script tag. */
export const host = async (
  contract: Contract,
  options: PageOptions = {},
): Promise<{ page: HostPage; element: Subject }> => {
  const { head = script, body = tagOf(contract) } = options;
  const page = await openPage({ ...options, head, body });
  const element = page.document.querySelector(contract.tag) as Subject;
  await resting(element, contract, () => page.load<CoreModule>('/np-core.js'));
  return { page, element };
};

/** What a reader or an assistive tool finds inside, as text: names, attributes, contents. */
export const outline = (element: Element): string =>
  inside(shadow(element))
    .map((inner) => {
      // React's generated ids and the order of declarations do not matter.
      const read = (name: string): string | undefined => {
        const value = inner.getAttribute(name)?.replace(/_r_\w+_/g, '_r_');
        return name === 'style' ? value?.split(/;\s*/).sort().join(';') : value;
      };
      // The chat's button moves off what it would cover once it has looked around.
      const moves = inner.matches('[part=launcher]') ? ['data-fit', 'style'] : [];
      const names = inner.getAttributeNames().filter((name) => !moves.includes(name));
      const attributes = names.map((name) => `${name}=${read(name)}`);
      const own = [...inner.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map(({ nodeValue }) => nodeValue?.trim().replace(/\d\d:\d\d(:\d\d)?/g, '00:00'));
      return `${inner.localName} ${attributes.sort().join(' ')} ${own.join('')}`;
    })
    .join('\n');

/** Checks the element at rest, and again when started if that shows anything else. */
export const look = async (
  element: Element,
  contract: Contract,
  see: (when: 'at rest' | 'started') => Promise<void>,
): Promise<void> => {
  const before = outline(element);
  await see('at rest');
  await start(element, contract);
  if (outline(element) !== before) await see('started');
};

/** The lines that differ between two texts, for a readable message. */
export const differences = (now: string, before: string): string => {
  const [here, there] = [now.split('\n'), before.split('\n')];
  const gone = there.filter((line) => !here.includes(line)).map((line) => `- ${line}`);
  return [...gone, ...here.filter((line) => !there.includes(line)).map((line) => `+ ${line}`)].join('\n');
};

/** Waits until the element shows the text of `before`; `when` names the moment in a failure. */
export const shows = async (element: Element, before: () => string, when = ''): Promise<void> => {
  const missing = () => differences(outline(element), before());
  await until('the same is shown', () => missing() === '').catch(() => {
    throw new Error(`${when} differs:\n${missing()}`);
  });
};

/** Which dialogs and popovers inside are in the top layer. */
export const layers = (element: Element): string =>
  inside(shadow(element))
    .filter((inner) => inner.matches(':modal, [popover]'))
    .map((inner) => `${inner.localName} ${inner.matches(':modal')}`)
    .join();

export const schemes = ['light', 'dark'] as const;

/** The event of a method, by naming convention: `np-chat-open` for `open()`. */
export const shellEvent = ({
  events,
  methods = {},
}: Contract): readonly [event: string, method: string] | undefined => {
  for (const method of Object.keys(methods))
    for (const event of Object.keys(events)) if (event.endsWith(`-${method}`)) return [event, method];
  return undefined;
};
