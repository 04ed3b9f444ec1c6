import type { PluralForms, Replacement } from '../../rules/language/replacement.ts';

type Write = (...values: unknown[]) => unknown;

const placeholder = /\{(\d)\}/g;

const fill = (template: string, values: readonly unknown[]): string =>
  template.replace(placeholder, (whole, at: string) => {
    const value = values[Number(at)];
    if (value === undefined) return whole;
    return Array.isArray(value) ? value.join(', ') : String(value);
  });

/** The arguments that a text shows, found by writing it with marks; undefined for one that calculates with them. */
const shownBy = (write: Write): readonly number[] | undefined => {
  const marks = [...Array(write.length).keys()].map((at) => `\u0001${at}\u0001`);
  try {
    const text = String(write(...marks));
    return marks.flatMap((mark, at) => (text.includes(mark) ? [at] : []));
  } catch {
    return undefined;
  }
};

const isForms = (value: unknown): value is PluralForms =>
  typeof value === 'object' &&
  value !== null &&
  'other' in value &&
  Object.values(value).every((form) => typeof form === 'string');

/** The text to show for `text`: the replacement, or `text` itself when `report` is told what is wrong with it. */
export const replacementFor = (
  text: unknown,
  replacement: Replacement,
  code: string,
  report: (fault: string) => void,
): unknown => {
  const refuse = (fault: string): unknown => {
    report(`${fault} The text stays as it is.`);
    return text;
  };
  const isFixed = typeof text !== 'function';
  if (isFixed) return typeof replacement === 'string' ? replacement : refuse('needs a string.');
  if (typeof replacement === 'function') {
    return (...values: unknown[]) => {
      try {
        const written = (replacement as Write)(...values);
        if (typeof written === 'string') return written;
      } catch (error) {
        console.error('np.configure: a function of "texts" failed.', error);
      }
      return (text as Write)(...values);
    };
  }
  if (typeof replacement !== 'string' && !isForms(replacement))
    return refuse('needs a string, plural forms with "other", or a function.');
  const template = typeof replacement === 'string' ? replacement : replacement.other;
  const missing = shownBy(text as Write)?.filter((at) => !template.includes(`{${at}}`)) ?? [];
  if (missing.length > 0) return refuse(`lacks ${missing.map((at) => `{${at}}`).join(' and ')}.`);
  if (typeof replacement === 'string') return (...values: unknown[]) => fill(replacement, values);
  const rules = new Intl.PluralRules(code);
  return (...values: unknown[]) => {
    const count = values.find((value) => typeof value === 'number') ?? 0;
    return fill(replacement[rules.select(count)] ?? replacement.other, values);
  };
};
