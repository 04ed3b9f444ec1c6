import { globSync, readFileSync } from 'node:fs';
import { type ESTree, parseAst } from 'vite';
import { describe, expect, test } from 'vitest';
import { tags } from '../../scripts/build/vite-plugins.ts';
import { readTexts, textFiles } from '../../scripts/contracts/contract-texts.ts';
import { partsOf } from '../../src/languages/languages.ts';
import { parts } from '../../src/languages/parts.ts';

const texts = await readTexts();
const groups = textFiles();

test('every group of texts is in a part that loads, and in the English texts', () => {
  expect([...groups.keys()].sort()).toEqual(Object.values(parts).flat().sort());
  expect(Object.entries(texts).filter(([, { en }]) => en === undefined)).toEqual([]);
});

test('an element has its texts in the parts that it waits for', () => {
  const groupOf = (key: string): string => key.slice(0, key.indexOf('.'));
  const missing = Object.entries(texts).flatMap(([key, { elements }]) =>
    elements
      .filter((tag) => !partsOf(tag).some((part) => (parts[part] as readonly string[]).includes(groupOf(key))))
      .map((tag) => `${tag}: ${groupOf(key)}`),
  );
  expect([...new Set(missing)]).toEqual([]);
});

test.each([
  ['header.signIn', { it: 'Accedi', en: 'Sign in' }],
  ['header.user', { it: 'Area personale di {0}', en: 'Account of {0}' }],
  [
    'header.alerts',
    {
      it: { one: '1 avviso importante', other: '{0} avvisi importanti' },
      en: { one: '1 important notice', other: '{0} important notices' },
    },
  ],
  ['article.sizes.2', { it: 'Grande', en: 'Large' }],
])('texts.json: %s', (key, entry) => {
  expect(texts[key]).toMatchObject(entry);
});

test('texts.json names the elements and the file of a text', () => {
  expect(texts['account-faq.submit']).toMatchObject({
    elements: ['np-account-faq'],
    file: 'src/features/account-faq/copy.ts',
  });
});

const placeholdersIn = (text: unknown): readonly string[] =>
  [...new Set(JSON.stringify(text).match(/\{\d\}/g) ?? [])].sort();

/** The prepositional form of a brand's name is Italian; English uses the plain one. */
const ofBrand = new Set(['chat.ofBrand', 'page-head.description']);

test('an English text shows what the Italian shows', () => {
  const differing = Object.entries(texts).filter(
    ([key, { it, en }]) =>
      !ofBrand.has(key) && it !== null && en !== null && String(placeholdersIn(it)) !== String(placeholdersIn(en)),
  );
  expect(differing.map(([key]) => key)).toEqual([]);
});

/** Files with Italian that readers do not see as the bundle's own words, and why. */
const exceptions: readonly (readonly [files: RegExp, why: string])[] = [
  [/^src\/core\/language\/product-names\.ts$/, 'the usual names that a brand’s own replace'],
  [/^src\/rules\/brand\/brands\//, 'the records of the brands are data'],
  [/^src\/rules\/(chatbot|assistance)\//, 'words that the backend reads in Italian questions'],
  [/^src\/rules\/account\/(mail-limits|profile)\.ts$/, 'messages that the backend writes'],
  [/^src\/rules\/account\/provinces\.ts$/, 'names of places'],
  [/^src\/rules\/text\/marked-words\.ts$/, 'words that a search leaves out'],
  [/^src\/rules\/text\/(dates|calendar)\.ts$/, 'the names of months and days, which the backend reads too'],
  [/^src\/rules\/subscriptions\/payment\.ts$/, 'the title of a notice of the backend, recognised by it'],
  [/^src\/rules\/session\/products\.ts$/, 'names of products, told to the operator'],
  [/^src\/features\/account-profile\/use-editor\.ts$/, 'the title of a notice of the backend, recognised by it'],
];

const italian =
  /[àèéìòù]|\b(?:il|lo|gli|una|del|della|delle|dei|di|da|dal|alla|che|non|per|con|sul|tuo|tua|tuoi|questo|questa|questi|sono|hai|più|ancora|riprova)\b/i;

/** The words of an Italian sentence end in vowels. */
const endsInVowels = (text: string): boolean => {
  const words = text.match(/\p{L}{4,}/gu) ?? [];
  return /^\p{Lu}/u.test(text) && words.length > 1 && words.every((word) => /[aeio]$/i.test(word));
};

/** Names of attributes whose text a reader sees or hears. */
const spoken = /^(?:aria-label|aria-description|title|placeholder|alt|label|hint|text)$/;

/** The Italian texts of a file outside of `replaceable(…)`. */
const italianIn = (file: string, code: string): readonly string[] => {
  const found: string[] = [];
  const add = (text: string, isSpoken: boolean): void => {
    const words = text.trim();
    const isSentence = /\p{L}{2,}[\s’]\p{L}/u.test(words) && (italian.test(words) || endsInVowels(words));
    const isOwn = /\p{Ll}/u.test(words) && (isSpoken || isSentence || /[àèéìòù]/.test(words));
    if (isOwn) found.push(`${file}: ${words}`);
  };
  const walk = (node: unknown, isSpoken: boolean): void => {
    if (Array.isArray(node)) for (const one of node) walk(one, isSpoken);
    if (typeof node !== 'object' || node === null || Array.isArray(node)) return;
    const { type, callee, name, value } = node as ESTree.Node & {
      callee?: { name?: string };
      name?: { name?: string };
      value?: unknown;
    };
    if (typeof type !== 'string') return;
    if (type === 'CallExpression' && callee?.name === 'replaceable') return;
    if (type.startsWith('Import') || type === 'TSLiteralType') return;
    if (type === 'NewExpression' && /Error$/.test(callee?.name ?? '')) return;
    if (type === 'JSXText') add(String(value), true);
    else if (type === 'JSXAttribute' && spoken.test(name?.name ?? '')) walk(value, true);
    else if (type === 'Literal' && typeof value === 'string') add(value, isSpoken);
    else if (type === 'TemplateElement') add((value as { cooked: string }).cooked, isSpoken);
    else for (const inner of Object.values(node)) walk(inner, false);
  };
  walk(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }), false);
  return found;
};

const sources = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\.d\.ts$|fixtures|-testing\.ts$|^src\/languages\/|^src\/features\/doctor\//.test(file),
);

test('no Italian of the bundle’s own outside of replaceable texts', () => {
  const found = sources
    .filter((file) => !exceptions.some(([files]) => files.test(file)))
    .flatMap((file) => italianIn(file, readFileSync(file, 'utf8')));
  expect(found).toEqual([]);
});

test('every exception is needed', () => {
  const idle = exceptions.filter(
    ([files]) => !sources.some((file) => files.test(file) && italianIn(file, readFileSync(file, 'utf8')).length > 0),
  );
  expect(idle).toEqual([]);
});

describe('the check sees', () => {
  test.each([
    ['a sentence', "const text = 'Riprova più tardi';", ['x.tsx: Riprova più tardi']],
    ['JSX text', 'const a = <p>Salva</p>;', ['x.tsx: Salva']],
    ['a spoken attribute', 'const a = <p aria-label="Chiudi" className="chiudi" />;', ['x.tsx: Chiudi']],
    ['a template', 'const a = `Restano giorni per la prova`;', ['x.tsx: Restano giorni per la prova']],
    ['no registered text', "const a = replaceable('x', { b: 'Riprova più tardi' });", []],
    ['no English message', "throw new Error('The list is not there.');", []],
  ])('%s', (_, code, found) => {
    expect(italianIn('x.tsx', code)).toEqual(found);
  });
});

test('every tag waits for the texts of any page', () => {
  expect(tags.filter((tag) => !partsOf(tag).includes('page'))).toEqual([]);
});
