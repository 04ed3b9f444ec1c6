import { quoted } from '../../rules/page/quoted.ts';
import { namedBrand, page } from '../page/page.ts';
import { nearest, replaceTexts, type Words } from './replace.ts';
import { tell } from './tell.ts';

/** A language: its groups of texts, in the parts that pages load. */
export type Language = Readonly<Record<string, () => Promise<Words['groups']>>>;

/** The languages that the bundle ships besides Italian, and the parts of the texts with the names of their groups. */
export interface Languages {
  readonly languages: Readonly<Record<string, Language>>;
  readonly parts: Readonly<Record<string, readonly string[]>>;
}

const isObject = (value: unknown): value is Words['own'] => typeof value === 'object' && value !== null;

const loaded = new Map<string, Promise<Words['groups']>>();
let groups: Words['groups'] = {};
let language = 'it';

/**
 * Replaces the texts as the page configures, once the wanted parts of its language are there. A part that cannot be
 * loaded stays Italian.
 */
export const prepareTexts = async ({ languages, parts }: Languages, wanted: readonly string[]): Promise<void> => {
  const { language: code = 'it', texts = {} } = page.config;
  const known = Object.hasOwn(languages, code) ? languages[code] : undefined;
  if (!known && code !== 'it')
    tell(
      `"language" cannot be ${quoted(code)}. Use ${['it', ...Object.keys(languages)].map((name) => `"${name}"`).join(' or ')}; the texts are Italian.`,
    );
  if (code !== language) {
    language = code;
    groups = {};
  }
  await Promise.all(
    wanted.map(async (part) => {
      const key = `${code} ${part}`;
      const load = known?.[part];
      if (!load) return;
      try {
        const words = loaded.get(key) ?? load();
        loaded.set(key, words);
        const found = await words;
        if (code === language) groups = { ...groups, ...found };
      } catch (error) {
        loaded.delete(key);
        console.error(`np: the texts of "${code}" could not be loaded. Check CORS and the chunks folder.`, error);
      }
    }),
  );
  if (!isObject(texts)) tell(`"texts" cannot be ${quoted(texts)}. Use an object of keys and texts.`);
  const { products, texts: ofBrand } = namedBrand() ?? {};
  const own = { ...ofBrand, ...(isObject(texts) ? texts : {}) };
  const names = Object.values(parts).flat();
  for (const key of Object.keys(own)) {
    if (names.some((name) => key.startsWith(`${name}.`))) continue;
    const rest = key.includes('.') ? key.slice(key.indexOf('.')) : '';
    tell(
      `"texts": "${key}" is not the key of a text. ${nearest(
        key,
        names.map((name) => name + rest),
      )}`,
    );
  }
  replaceTexts({ groups, own, products }, (fault) => tell(`"texts": ${fault}`));
};
