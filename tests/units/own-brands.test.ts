import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { leftOutLine, readOwnBrand, readOwnBrands } from '../../demo/server/base/own-brands.ts';
import { makeBrand } from '../../scripts/brand/make.ts';
import { folder, folders, told, withBrandFolder } from './brand-folder.ts';

withBrandFolder();
afterEach(() => void vi.unstubAllEnvs());

test('the world leaves out a brand without its logo, or with the code, number or hosts of another, and names both', async () => {
  const faults: string[] = [];
  const inWorld = () =>
    readOwnBrands(folders.into, (left) => faults.push(leftOutLine(left))).map(({ brand }) => brand.sigla);
  const edit = (code: string, change: object) => {
    const file = join(folders.into, code, 'brand.json');
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }));
  };
  await makeBrand(folder, told, folders);
  await makeBrand(folder, { ...told, name: 'Il Faro', code: 'fa' }, folders);
  expect(inWorld()).toEqual(expect.arrayContaining(['VL', 'FA']));
  const { id } = readOwnBrand(join(folders.into, 'fa')).brand;
  for (const change of [{ code: 'GZ' }, { id }, { domain: 'FA.localhost' }, { domain: 'www.gz.localhost' }]) {
    edit('vl', { code: 'VL', id: 99, domain: 'vl.localhost', ...change });
    expect(inWorld()).toEqual(['FA']);
  }
  edit('vl', { code: 'VL', id: 99, domain: 'vl.localhost' });
  rmSync(join(folders.into, 'vl', 'logo.svg'));
  expect(inWorld()).toEqual(['FA']);
  writeFileSync(join(folders.into, 'vl', 'brand.json'), '{\n  "code": "VL",\n}');
  expect(inWorld()).toEqual(['FA']);
  const vl = join(folders.into, 'vl');
  const of = (fault: string) => `np: the brand in ${vl} is left out: ${fault}. The world goes on without it.`;
  expect(faults.slice(0, 5)).toEqual([
    of('"brand.code" is "GZ", which Gazzetta di Zenara (GZ) has. Choose another in brand.json'),
    of(`"brand.id" is ${id}, which Il Faro (FA) has. Choose another in brand.json`),
    of('"brand.domain" is "fa.localhost", which Il Faro (FA) has. Choose another in brand.json'),
    of('"brand.domain" is "www.gz.localhost", which Gazzetta di Zenara (GZ) has. Choose another in brand.json'),
    of(`"brand.logo" is "logo.svg", but ${vl} has no such file. Put it there`),
  ]);
  expect(faults[5]).toMatch(/brand\.json is not JSON: .*line 3/);
});

test('the world names the field of a brand that somebody broke', async () => {
  await makeBrand(folder, told, folders);
  const file = join(folders.into, 'vl', 'brand.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('#0B5394', 'blu'));
  expect(() => readOwnBrand(join(folders.into, 'vl'))).toThrow('"brand.accents.light" is "blu", but must be a colour');
});

/** The names of the left-out brands of hosts, in a world that starts now. */
const leftOutAt = async (hosts: readonly string[]) => {
  vi.resetModules();
  vi.stubEnv('NP_BRANDS', folders.into);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { leftOutOfHost } = await import('../../demo/server/base/brands.ts');
  return hosts.map((host) => leftOutOfHost(host)?.name);
};

test('a left-out brand has the hosts under its domain, but none of another brand or of the world', async () => {
  await makeBrand(folder, told, folders);
  const file = join(folders.into, 'vl', 'brand.json');
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const hosts = [
    'VL.localhost.',
    'www.vl.localhost',
    'altro.vl.localhost',
    'xvl.localhost',
    'gz.localhost',
    '127.0.0.1',
  ];
  expect(await leftOutAt(hosts)).toEqual(hosts.map(() => undefined));
  rmSync(join(folders.into, 'vl', 'logo.svg'));
  expect(await leftOutAt(hosts)).toEqual([told.name, told.name, told.name, undefined, undefined, undefined]);
  writeFileSync(file, '{ "name": "La Voce del Lago", }');
  expect(await leftOutAt(hosts)).toEqual(['vl', 'vl', 'vl', undefined, undefined, undefined]);
  for (const domain of ['localhost', 'gz.localhost']) {
    writeFileSync(file, JSON.stringify({ ...record, domain }));
    const others = ['vl.localhost', 'prova.example', 'www.gz.localhost', 'cdn.localhost'];
    expect(await leftOutAt(others)).toEqual(others.map(() => undefined));
  }
});
