import { type Finding, fine, type Line, orNone, wrong } from './finding.ts';

/** The doctor's own tag; not a public element. */
export const tag = 'np-doctor';

const version = Symbol.for('np.version');

/** All `np-…` elements of the page, also in open shadow roots, without panels. */
const ours = (root: ParentNode): readonly Element[] =>
  [...root.querySelectorAll('*')].flatMap((element) => [
    ...(/^np-(?!panel)/.test(element.localName) && element.localName !== tag ? [element] : []),
    ...(element.shadowRoot && element.localName !== tag ? ours(element.shadowRoot) : []),
  ]);

const stateOf = (name: string, count: number, isKnown: boolean): Line => {
  const many = `<${name}>${count > 1 ? ` × ${count}` : ''}`;
  const made = customElements.get(name);
  if (made) return fine(`${many} version ${String(Reflect.get(made, version) ?? 'of somebody else')}`);
  return wrong(
    isKnown ? `${many} not defined: its code has not come` : `${many} not defined: this bundle has no such element`,
  );
};

/** The elements on the page and their number. */
export const elementsFound = (known: readonly string[]): Finding => {
  const counts = new Map<string, number>();
  for (const { localName } of ours(document)) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  const lines = [...counts].map(([name, count]) => stateOf(name, count, known.includes(name)));
  return { name: 'elements', lines: orNone(lines, 'none on this page') };
};

/** A CSS property that accepts the same values, for each documented property. */
const takes: Readonly<Record<string, string>> = {
  '--np-accent': 'color',
  '--np-accent-dark': 'color',
  '--np-on-accent': 'color',
  '--np-on-accent-dark': 'color',
  '--np-font-headline': 'font-family',
  '--np-font-text': 'font-family',
  '--np-font-ui': 'font-family',
  '--np-rem': 'width',
  '--np-radius': 'border-radius',
  '--np-page-max': 'max-width',
  '--np-logo-height': 'height',
  '--np-notices-space': 'margin-top',
  '--np-z-base': 'z-index',
};

/** Values that every element sets inside, whatever the page sets. */
const inner = ['--np-_accent', '--np-_on-accent', '--np-_rem', '--np-_z'] as const;

const themeOf = (element: Element): readonly Line[] => {
  const box = element.shadowRoot?.querySelector('.np-root');
  const own = getComputedStyle(element);
  const inside = box && getComputedStyle(box);
  const set = Object.entries(takes).flatMap(([name, property]) => {
    const value = own.getPropertyValue(name).trim();
    if (value === '') return [];
    const said = `<${element.localName}> ${name}: ${value}`;
    return [CSS.supports(property, value) ? fine(said) : wrong(`${said} is no value for ${property}`)];
  });
  const missing = inner.filter((name) => inside && inside.getPropertyValue(name).trim() === '');
  return [
    ...set,
    ...missing.map((name) => wrong(`<${element.localName}> has no ${name.replace('_', '')}: it is set to nothing`)),
  ];
};

/** Theme properties that the page sets or unsets. */
export const themeFound = (): Finding => {
  const texts = new Map(
    ours(document)
      .flatMap(themeOf)
      .map((line) => [line.text, line]),
  );
  return { name: 'theme', lines: orNone([...texts.values()], 'the brand’s own; the page sets none of --np-…') };
};
