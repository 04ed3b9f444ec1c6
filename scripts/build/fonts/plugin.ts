import type { Plugin } from 'vite';
import { type Face, localSource, type MadeFaces, madeFaces } from './faces.ts';

const scriptNames: Readonly<Record<string, string>> = { 'font-weight': 'weight', 'font-display': 'display' };

/** The name of a descriptor in a `FontFace`: `size-adjust` → `sizeAdjust`. */
const scriptName = (name: string): string =>
  scriptNames[name] ?? name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The arguments of a `FontFace`; `source` is an expression. */
const face = ({ family, descriptors }: Face, source: string): string => {
  const named = Object.entries(descriptors).map(([name, value]) => [scriptName(name), value]);
  return `[${JSON.stringify(family)}, ${source}, ${JSON.stringify(Object.fromEntries(named))}]`;
};

const modules: Readonly<Record<string, (made: MadeFaces) => string>> = {
  'virtual:np-fonts/files': ({ folder, faces }) => {
    const files = faces.flatMap((one) => (one.file ? [{ ...one, file: one.file }] : []));
    const imports = files.map(({ file }, n) => `import f${n} from '${new URL(file, folder).pathname}?url';\n`);
    return `${imports.join('')}export const files = [${files.map((one, n) => face(one, `\`url("\${f${n}}")\``))}];`;
  },
  'virtual:np-fonts/fallbacks': ({ faces }) => {
    const locals = faces.flatMap((one) => (one.local ? [face(one, JSON.stringify(localSource(one.local)))] : []));
    return `export const fallbacks = [${locals}];`;
  },
};

/** The typefaces as modules: the files load with a chunk of their own, the fallbacks are in the core. */
export const fonts = (): Plugin => ({
  name: 'np-fonts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: async (id) => modules[id.slice(1)]?.(await madeFaces()) ?? null,
});
