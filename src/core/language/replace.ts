import type { SoldNames } from '../../rules/brand/own-texts.ts';
import { language, type Registered, registered } from '../../rules/language/replaceable.ts';
import type { Replacement } from '../../rules/language/replacement.ts';
import { isSold, namedAs, namesIn } from './product-names.ts';
import { replacementFor } from './replacement.ts';

type Texts = Record<string, unknown>;

/**
 * What a page shows instead of the Italian texts: those of a language, by their groups, its own, by their keys, and its
 * brand's names of products.
 */
export interface Words {
  readonly groups: Readonly<Record<string, object>>;
  readonly own: Readonly<Record<string, Replacement>>;
  readonly products?: SoldNames | undefined;
}

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A copy of a group: its texts stay, its inner groups and lists are new. */
const copyOf = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, value]) => [key, isGroup(value) ? copyOf(value) : value]));

/** Writes texts into those that the views hold: a group keeps its identity, a list is replaced. */
const write = (texts: Texts, from: object): void => {
  for (const [key, value] of Object.entries(from)) {
    const inner = texts[key];
    if (isGroup(inner)) write(inner, value as object);
    else texts[key] = value;
  }
};

/** Every key of a group, `header.signIn`; those of a list end with a number. */
export const keysOf = (name: string, texts: object): readonly string[] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object' && value !== null ? keysOf(`${name}.${key}`, value) : [`${name}.${key}`],
  );

/** Replaces one text. Returns false for a path that names none. */
const replaceAt = (
  texts: Texts,
  [key = '', ...rest]: readonly string[],
  change: (text: unknown) => unknown,
): boolean => {
  if (!Object.hasOwn(texts, key)) return false;
  const value = texts[key];
  if (typeof value !== 'object' || value === null) {
    if (rest.length > 0) return false;
    texts[key] = change(value);
    return true;
  }
  const inner = (Array.isArray(value) ? [...value] : value) as Texts;
  const isKnown = replaceAt(inner, rest, change);
  texts[key] = inner;
  return isKnown;
};

/** Puts a brand's names of its products into a group, and takes those that it does not sell from the lists. */
const nameProducts = (name: string, texts: Texts, products: SoldNames): void => {
  for (const key of namesIn(keysOf(name, texts)))
    replaceAt(texts, key.slice(name.length + 1).split('.'), (text) => namedAs(products, String(text)));
  if (name === 'account-faq')
    texts.products = Object.fromEntries(
      Object.entries(Object(texts.products)).filter(([key]) => isSold(products, key)),
    );
};

/** A code that `Intl` does not know would stop each element. */
const checkCode = (report: (fault: string) => void): void => {
  try {
    Intl.getCanonicalLocales(language.code);
  } catch {
    report(`"language.code" is no language tag, such as "fr", but ${JSON.stringify(language.code)}.`);
    language.code = 'it';
  }
};

/**
 * Puts words into the registered texts, and into those of code that loads later. `report` hears of an own text that
 * cannot be used; the one of the language stays.
 */
export const replaceTexts = ({ groups, own, products }: Words, report: (fault: string) => void): void => {
  const replace = (entry: Registered): void => {
    const name = entry[0];
    const texts = entry[1] as Texts;
    entry[2] ??= copyOf(texts);
    write(texts, entry[2]);
    if (groups[name]) write(texts, groups[name]);
    if (products) nameProducts(name, texts, products);
    for (const [key, replacement] of Object.entries(own)) {
      if (!key.startsWith(`${name}.`)) continue;
      const isKnown = replaceAt(texts, key.slice(name.length + 1).split('.'), (text) =>
        replacementFor(text, replacement, language.code, (fault) => report(`"${key}" ${fault}`)),
      );
      if (!isKnown) report(`"${key}" is not the key of a text. ${nearest(key, keysOf(name, texts))}`);
    }
  };
  if (!registered.some(([, group]) => group === language)) registered.unshift(['language', language]);
  for (const entry of registered) {
    replace(entry);
    // The first: what follows writes numbers and plural forms with it.
    if (entry[1] === language) checkCode(report);
  }
  registered.push = (...added) => {
    added.forEach(replace);
    return Array.prototype.push.apply(registered, added);
  };
};

/** How many letters differ (Levenshtein). */
const distance = (one: string, other: string): number => {
  let row = [...Array(other.length + 1).keys()];
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [place, wanted] of [...other].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === wanted ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
};

/** Advice with the nearest of the known keys. */
export const nearest = (key: string, known: readonly string[]): string => {
  const inner = known.find((one) => one.startsWith(`${key}.`));
  const [best = inner] = inner ? [] : known.toSorted((one, other) => distance(key, one) - distance(key, other));
  return `Did you mean "${best}"? np-elements/texts.json lists the keys.`;
};
