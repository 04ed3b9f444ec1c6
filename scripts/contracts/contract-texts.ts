import { globSync, readFileSync } from 'node:fs';
import { account } from '../../src/languages/en/account.ts';
import { newsstand } from '../../src/languages/en/newsstand.ts';
import { page } from '../../src/languages/en/page.ts';
import { language, type Registered, registered } from '../../src/rules/language/replaceable.ts';
import { root, tags } from '../build/vite-plugins.ts';
import { modulesOf } from '../docs/module-graph.ts';

/** The files that register texts, by the name of the group; the language itself registers when texts are replaced. */
export const textFiles = (): ReadonlyMap<string, string> => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root.pathname }).filter((file) => !file.includes('.test.'));
  const groups = files
    .sort()
    .flatMap((file) =>
      [...readFileSync(new URL(file, root), 'utf8').matchAll(/\breplaceable\('([\w-]+)'/g)].map(
        ([, name = '']) => [name, file] as const,
      ),
    );
  return new Map([['language', 'src/rules/language/replaceable.ts'], ...groups]);
};

/** A text with `{0}` for its first argument, or its forms by number; null for one that calculates. */
export type Template = string | { readonly one: string; readonly other: string } | null;

type Write = (...values: unknown[]) => unknown;

/** What a call writes with the marks of its arguments, one of them replaced; undefined when that fails. */
const written = (write: Write, marks: readonly unknown[]): string | undefined => {
  try {
    const text = write(...marks);
    return typeof text === 'string' && !/NaN|undefined|\[object/.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
};

const marksOf = (write: Write): readonly string[] => Array.from({ length: write.length }, (_, at) => `{${at}}`);

/** The template of a text. */
export const templateOf = (text: unknown): Template => {
  if (typeof text === 'string') return text;
  const write = text as Write;
  const marks = marksOf(write);
  const other =
    written(write, marks) ??
    written(
      write,
      marks.map((mark) => [mark]),
    );
  if (other === undefined) return null;
  for (const [at, mark] of marks.entries()) {
    const one = written(write, marks.with(at, 1 as never));
    if (one !== undefined && one !== other.replace(mark, '1')) return { one, other };
  }
  return other;
};

type Leaves = readonly (readonly [key: string, text: unknown])[];

const leavesOf = (key: string, value: unknown): Leaves =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([name, inner]) => leavesOf(`${key}.${name}`, inner))
    : [[key, value]];

/** One text of the bundle. */
export interface CatalogueEntry {
  readonly it: Template;
  readonly en: Template;
  /** How many arguments a replacing function gets. */
  readonly arguments: number;
  readonly elements: readonly string[];
  readonly file: string;
}

/** Every text that a page can replace, by its key. */
export const readTexts = async (): Promise<Readonly<Record<string, CatalogueEntry>>> => {
  const files = textFiles();
  for (const file of files.values()) await import(new URL(file, root).href);
  const english = new Map(
    Object.entries({ ...page, ...newsstand, ...account }).flatMap(([name, group]) => leavesOf(name, group)),
  );
  const loads = tags.map((tag) => [tag, modulesOf(`elements/${tag}.ts`)] as const);
  const all: readonly Registered[] = [...registered, ['language', language]];
  const entries = all
    .toSorted(([one], [other]) => one.localeCompare(other))
    .flatMap(([name, group]) => {
      const file = files.get(name) ?? '';
      const elements = loads.filter(([, modules]) => modules.has(file)).map(([tag]) => tag);
      return leavesOf(name, group).map(([key, text]): [string, CatalogueEntry] => [
        key,
        {
          it: templateOf(text),
          en: templateOf(english.get(key)),
          arguments: typeof text === 'function' ? text.length : 0,
          elements,
          file,
        },
      ]);
    });
  return Object.fromEntries(entries);
};
