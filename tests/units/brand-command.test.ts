import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { brandFolders, readOwnBrand } from '../../demo/server/base/own-brands.ts';
import { makeBrand, removeBrand } from '../../scripts/brand/make.ts';
import { folder, folders, told, withBrandFolder } from './brand-folder.ts';

withBrandFolder();

const give = (file: string, content: unknown) =>
  writeFileSync(join(folder, file), typeof content === 'string' ? content : JSON.stringify(content));
const made = (file: string): string => readFileSync(join(folders.into, 'vl', file), 'utf8');
const logo = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 40"><path d="M0 0h200v40H0Z"/></svg>';

test('name, code, town and one colour are enough', async () => {
  const lines = await makeBrand(folder, told, folders);
  expect(lines.join('\n')).toContain('http://account.vl.localhost:');
  const { brand, world } = readOwnBrand(join(folders.into, 'vl'));
  expect(brand).toMatchObject({ sigla: 'VL', name: told.name, domain: 'vl.localhost', accent: '#0B5394' });
  expect(world).toMatchObject({ town: 'Lagonero', letters: 'VL', like: 'qp' });
  expect(made('logo.svg')).toMatch(/^<svg [^>]*viewBox="0 0 \d+ 40"[^>]*aria-label="La Voce del Lago"[^>]*><path d="M/);
});

test('borrowed texts name the new paper and town, and no other', async () => {
  await makeBrand(folder, told, folders);
  const texts = readdirSync(join(folders.into, 'vl')).map(made).join('\n');
  expect(texts).not.toMatch(/Pietrafonte|"qp-|«qui»|archivio Qui/);
  const names = (JSON.parse(made('newsletters.json')) as { name: string }[]).map(({ name }) => name);
  expect(names).toEqual(['Alle sette', 'Cose da fare', 'Lavoro', 'Chi studia', 'In campo', 'Sotto la città']);
  expect(texts).toContain('password di ingresso a Lagonero');
});

test('the folder’s own files are taken as they are', async () => {
  give('brand.json', {
    ...told,
    id: 77,
    accents: { light: '#0B5394', dark: '#9FC5E8' },
    code: 'VL',
    domain: 'lavoce.localhost',
    town: undefined,
    light: undefined,
  });
  give('logo.svg', logo);
  give('signatures.json', [{ slug: 'ada-neri', name: 'Ada Neri', role: 'Cronaca', bio: 'Scrive di lago.' }]);
  give('specials.json', []);
  const story = {
    slug: 'onde',
    section: 'Cronaca',
    kicker: 'Lago',
    title: 'Onde alte',
    standfirst: 'Ieri.',
    body: ['Testo.'],
    author: 'ada-neri',
    illustration: null,
    caption: null,
    special: null,
    access: 'free',
  };
  give('stories.json', [story]);
  const lines = await makeBrand(folder, {}, folders);
  expect(lines.join('\n')).toContain('http://www.lavoce.localhost:');
  expect(made('logo.svg')).toBe(logo.replace('<svg', '<svg fill="currentColor"'));
  expect(JSON.parse(made('stories.json'))).toEqual([story]);
});

test('the record names the folder’s own pictures, the favicon too, whatever addresses it had', async () => {
  const addresses = { logoShort: 'https://cdn.example/short.svg', favicon: 'https://cdn.example/icon.ico' };
  give('brand.json', { name: told.name, code: 'VL', accents: { light: told.light }, ...addresses });
  await makeBrand(folder, told, folders);
  const pictures = { logo: 'logo.svg', monogram: 'monogram.svg' };
  expect(JSON.parse(made('brand.json'))).toMatchObject(pictures);
  expect(made('brand.json')).not.toContain('cdn.example');
  give('favicon.png', 'PNG');
  await makeBrand(folder, told, folders);
  expect(JSON.parse(made('brand.json'))).toMatchObject({ ...pictures, favicon: 'favicon.png' });
  expect(made('favicon.png')).toBe('PNG');
});

test('a record of a real domain has one of its own in the world', async () => {
  give('brand.json', { name: told.name, code: 'VL', accents: { light: told.light }, domain: 'lavoce.example' });
  const lines = await makeBrand(folder, told, folders);
  expect(lines.join('\n')).toContain('http://www.vl.localhost:');
  expect(lines[0]).toBe(
    'np: the domain is vl.localhost instead of "lavoce.example": in the world it must end in .localhost.',
  );
  expect(readOwnBrand(join(folders.into, 'vl')).brand.domain).toBe('vl.localhost');
});

test('the town of "inTown" is that of the world where nothing else names one, and is printed', async () => {
  give('brand.json', { inTown: 'sul Lago Nero' });
  const lines = await makeBrand(folder, { name: told.name, code: told.code, light: told.light }, folders);
  expect(lines[1]).toBe('  town Lago Nero, from "inTown", motto “Il giornale di Lago Nero”');
  expect(JSON.parse(made('world.json'))).toMatchObject({ town: 'Lago Nero' });
});

test('the written record has no products or texts that nobody gave', async () => {
  await makeBrand(folder, told, folders);
  const fields = ['code', 'name', 'id', 'domain', 'accents', 'inTown', 'menu', 'logo', 'monogram'];
  expect(Object.keys(JSON.parse(made('brand.json'))).sort()).toEqual(fields.sort());
});

const colour = '"brand.accents.light" is missing, but must be a colour such as "#0B5A66"';
const named = { name: told.name, code: told.code };

test('a colour that is missing is asked for, with the file or the option that may name it', async () => {
  await expect(makeBrand(folder, named, folders)).rejects.toThrow(
    `no brand.json in ${folder}.\nnp: ${colour}. Add it to brand.json, or use --light. See docs/start/own-brand.md.`,
  );
  give('brand.json', { acents: { light: '#0B5394' } });
  await expect(makeBrand(folder, named, folders)).rejects.toThrow(
    new RegExp(
      `^${folder}/brand.json: "brand.acents" is not a field of a brand; its fields are id, .*\nnp: ${folder}/brand.json: ${colour}`,
    ),
  );
});

test('a record under another name is pointed out', async () => {
  give('marchio.json', { accents: { light: '#0B5394' } });
  give('stories.json', []);
  await expect(makeBrand(folder, named, folders)).rejects.toThrow(
    `no brand.json in ${folder}; found marchio.json.\nnp:`,
  );
  rmSync(join(folder, 'stories.json'));
  const [note] = await makeBrand(folder, told, folders);
  expect(note).toBe(`np: no brand.json in ${folder}; found marchio.json, which is not read.`);
});

test.each([
  [{ accents: { light: 'red' } }, '"brand.accents.light" is "red", but must be a colour'],
  [{ accents: { light: '#FF9900' } }, '"brand.accents.light" is #FF9900: 2.0 to 1'],
  [{ accents: 'red' }, '"brand.accents" is "red", but must be an object'],
  [{ menu: [{ name: 'Edicola', url: '/', icon: 'star' }] }, '"brand.menu.0.icon" is "star"'],
  [{ menu: [{ name: 'Edicola', url: '{casa}', icon: 'globe' }] }, '"brand.menu.0.url" is "{casa}"'],
])('%o in brand.json is refused with the name of the file', async (record, fault) => {
  give('brand.json', { accents: { light: told.light }, ...record });
  await expect(makeBrand(folder, named, folders)).rejects.toThrow(`${folder}/brand.json: ${fault}`);
});

test('offers, hours and product names of its own beside borrowed answers are pointed out', async () => {
  cpSync('demo/content/qp/offers.json', join(folder, 'offers.json'));
  const hours = { phone: { weekdays: { from: 10, to: 17 } } };
  give('brand.json', { name: told.name, code: 'VL', accents: { light: told.light }, hours });
  const lines = await makeBrand(folder, told, folders);
  expect(lines.join('\n')).toContain('its answers name other prices and hours than yours');
  give('brand.json', { name: told.name, code: 'VL', accents: { light: told.light }, products: { digital: 'Voce +' } });
  expect((await makeBrand(folder, told, folders)).join('\n')).toContain('other prices and product names than yours');
  rmSync(join(folder, 'offers.json'));
  expect((await makeBrand(folder, told, folders)).join('\n')).toContain(
    'np: offers.json is borrowed, and its offers have other names than yours.',
  );
});

test('a fault in a file of the folder names that file', async () => {
  give('stories.json', [{ slug: 'onde' }]);
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(
    `${join(folder, 'stories.json')}: first entry (slug onde): "section" is missing. Add it.`,
  );
  const faq = JSON.parse(readFileSync('demo/content/qp/faq.json', 'utf8')) as object[];
  give('faq.json', [faq[0], { ...faq[1], answer: 7 }]);
  rmSync(join(folder, 'stories.json'));
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(
    /faq\.json: entry 2 \(id [a-z0-9-]+\): "answer" must be of the type string\. Correct it\.$/,
  );
  give('brand.json', '{ "code": "VL", }');
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(/brand\.json is not JSON: .*line 1/);
});

test.each([
  [
    { light: '#FF9900' },
    '--light: "brand.accents.light" is #FF9900: 2.0 to 1 against the light scheme, but WCAG 2.2 AA asks for 4.5. The nearest that can be read is #',
  ],
  [{ light: '#f90' }, '"brand.accents.light" is #ff9900: 2.0 to 1'],
  [{ dark: '#0B5394' }, '--dark: "brand.accents.dark" is #0B5394: '],
  [
    { light: 'blu' },
    /^no brand\.json in .*\nnp: --light: "brand\.accents\.light" is "blu", but must be a colour such as "#0B5A66"\. See docs/,
  ],
  [
    { code: 'GZ' },
    'La Voce del Lago: "brand.code" is "GZ", which Gazzetta di Zenara (GZ) has. Choose another in brand.json.',
  ],
  [{ code: 'CDN' }, '"brand.domain" is "cdn.localhost", which is a host of the world. Choose another in brand.json.'],
  [{ name: ' ' }, '--name: "brand.name" is " ", but must be a text'],
])('%o is refused and says why, and nothing is left behind', async (wrong, message) => {
  await expect(makeBrand(folder, { ...told, ...wrong }, folders)).rejects.toThrow(message);
  expect(existsSync(folders.into)).toBe(false);
});

test.each([
  [
    '<svg viewBox="0 0 9 9"><text transform="scale(2)">Voce</text></svg>',
    /has texts, .*\nnp: .*logo\.svg has no path\. .*\nnp: .*logo\.svg has the attribute transform, which/,
  ],
  [
    '<svg viewBox="0 0 9 9"><g transform="scale(2)"><path d="M0 0"/></g></svg>',
    'has the attribute transform, which the printed page ignores. Apply it to the paths.',
  ],
  ['<svg><path d="M0 0"/></svg>', 'has no viewBox="0 0 width height". Save it as plain SVG.'],
  ['<svg viewBox="0 0 9 9" onload="x()"><path d="M0 0"/></svg>', 'holds a script. Save it as plain SVG.'],
])('the logo %s is refused', async (svg, message) => {
  give('logo.svg', svg);
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(message);
});

test('an author that is nobody’s is named', async () => {
  give('signatures.json', []);
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(
    /^stories\.json: the author "[a-z-]+" of ".*" is not in signatures\.json/,
  );
  expect(readdirSync(folders.into)).toEqual([]);
});

test('the same code has the same number again; remove takes the brand back', async () => {
  await makeBrand(folder, told, folders);
  const { id } = readOwnBrand(join(folders.into, 'vl')).brand;
  expect(removeBrand('VL', folders.into)).toContain('VL is gone');
  expect(existsSync(join(folders.into, 'vl'))).toBe(false);
  expect(() => removeBrand('VL', folders.into)).toThrow('there is no brand VL');
  expect(() => removeBrand('../x', folders.into)).toThrow('there is no brand');
  await makeBrand(folder, told, folders);
  expect(readOwnBrand(join(folders.into, 'vl')).brand.id).toBe(id);
});

test('what an interrupted run left behind is no brand', async () => {
  await makeBrand(folder, told, folders);
  cpSync(join(folders.into, 'vl'), join(folders.into, 'vl.new'), { recursive: true });
  expect(brandFolders(folders.into)).toEqual(['vl']);
  await makeBrand(folder, told, folders);
});

test('a second folder with the same code does not replace the first paper, but the same paper again does', async () => {
  await makeBrand(folder, told, folders);
  const before = made('brand.json');
  give('brand.json', { id: 33 });
  await expect(makeBrand(folder, { ...told, name: 'Il Faro' }, folders)).rejects.toThrow(
    'Il Faro: "brand.code" is "VL", which La Voce del Lago (VL) has. Choose another in brand.json.',
  );
  expect(made('brand.json')).toBe(before);
  give('brand.json', {});
  await makeBrand(folder, { ...told, motto: 'Di nuovo' }, folders);
  expect(made('world.json')).toContain('Di nuovo');
});

test('a picture that the record names beside it is taken; one that is not there is refused', async () => {
  give('brand.json', { logo: 'marchio.svg' });
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(
    `brand.json names marchio.svg, but ${folder} has no such file. Put it there, or leave it out.`,
  );
  expect(existsSync(folders.into)).toBe(false);
  give('marchio.svg', logo);
  await makeBrand(folder, told, folders);
  expect(made('logo.svg')).toBe(logo.replace('<svg', '<svg fill="currentColor"'));
});

test('entries that would not show are refused by their names', async () => {
  const menu = [{ name: 'Edicola', url: '{edicole}', icon: 'newspaper', roles: ['abbonato'] }];
  give('brand.json', { menu, footer: { links: [{ name: 'Altrove', url: 'https://altrove.example/' }] } });
  await expect(makeBrand(folder, told, folders)).rejects.toThrow(
    /brand\.json: "brand\.menu\.0\.url" is "{edicole}".*\nnp: .*: "brand\.menu\.0\.roles\.0" is "abbonato".*\nnp: .*: "brand\.footer\.links\.0\.url" is "https:/,
  );
  expect(existsSync(folders.into)).toBe(false);
});

test('a folder that does not exist is named', async () => {
  await expect(makeBrand(join(folder, 'nessuna'), told, folders)).rejects.toThrow(
    `there is no folder ${folder}/nessuna`,
  );
});
