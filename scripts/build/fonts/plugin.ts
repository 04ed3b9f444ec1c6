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

/** The path in dist/ of a file in the folder of faces. */
export type Built = (file: string) => string;

const modules: Readonly<Record<string, (made: MadeFaces, built?: Built) => string>> = {
  'virtual:np-fonts/files': ({ folder, faces }, built) => {
    const files = faces.flatMap((one) => (one.file ? [{ ...one, file: one.file }] : []));
    const imports = files.map(({ file }, n) =>
      built
        ? `const f${n} = assetUrl('${built(file)}');\n`
        : `import f${n} from '${new URL(file, folder).pathname}?url';\n`,
    );
    const assets = built ? `import { assetUrl } from '/src/core/page/assets.ts';\n` : '';
    return `${assets}${imports.join('')}export const files = [${files.map((one, n) => face(one, `\`url("\${f${n}}")\``))}];`;
  },
  'virtual:np-fonts/fallbacks': ({ faces }) => {
    const locals = faces.flatMap((one) => (one.local ? [face(one, JSON.stringify(localSource(one.local)))] : []));
    return `export const fallbacks = [${locals}];`;
  },
};

/**
 * The typefaces as modules: the files load with a chunk of their own, the fallbacks are in the core. `built` finds the
 * files of a build that is finished, which the package uses.
 */
export const fonts = (built?: Built): Plugin => ({
  name: 'np-fonts',
  resolveId: (id) => (id in modules ? `\0${id}` : null),
  load: async (id) => modules[id.slice(1)]?.(await madeFaces(), built) ?? null,
});
