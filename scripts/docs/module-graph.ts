import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { root } from '../build/vite-plugins.ts';

const code = new Map<string, string>();

/** The text of a source file, relative to the repository. */
export const sourceOf = (file: string): string => {
  const known = code.get(file) ?? readFileSync(new URL(file, root), 'utf8');
  code.set(file, known);
  return known;
};

/** Every source file that a module loads, at once or later. Type-only imports load nothing. */
export const modulesOf = (entry: string, without: ReadonlySet<string> = new Set()): ReadonlySet<string> => {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file) || without.has(file)) return;
    seen.add(file);
    const withoutTypes = sourceOf(file).replace(/^(?:import|export) type [^;]+;/gm, '');
    for (const [, specifier = ''] of withoutTypes.matchAll(/\b(?:from|import)\s*\(?\s*'(\.[^']+\.tsx?)'/g)) {
      const target = normalize(join(dirname(file), specifier));
      if (existsSync(new URL(target, root))) visit(target);
    }
  };
  visit(entry);
  return seen;
};

/** What every element shares. */
export const coreModules = (): ReadonlySet<string> => modulesOf('elements/np-core.ts');

const quotedIn = (text: string): readonly string[] => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name);

/** The values of a parameter that the text declares, such as `kind: 'sections' | 'specials'`. */
const valuesOf = (parameter: string, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`\\b${parameter}: ((?:'\\w+'(?: \\| )?)+)`, 'g'))].flatMap(([, values = '']) =>
    quotedIn(values),
  );

/** The names in the argument of a path: written out, in a parameter, or in a template with one. */
const namesIn = (argument: string, text: string): readonly string[] => {
  const [, parameter, suffix] = /^`\$\{(\w+)\}(\w+)`$/.exec(argument) ?? [];
  if (parameter) return valuesOf(parameter, text).map((value) => `${value}${suffix}`);
  return /^\w+$/.test(argument) ? valuesOf(argument, text) : quotedIn(argument);
};

/** The names of the calls that files make. */
export const callNamesIn = (files: ReadonlySet<string>): readonly string[] => {
  const names = [...files].flatMap((file) => {
    const text = sourceOf(file);
    return [...text.matchAll(/\b(?:pathOf|corePath)\(([^),]+)/g)].flatMap(([, argument = '']) =>
      namesIn(argument, text),
    );
  });
  return [...new Set(names)].sort();
};
