import { expect, test } from 'vitest';
import { townsNamed } from './towns.ts';

const names = (words: string): string[] => townsNamed(words, 5).map(({ nome }) => nome);

test.each([
  ['rom', ['Roma']],
  ['reggio', ['Reggio di Calabria', 'Reggio nell’Emilia']],
  ['emilia', ['Reggio nell’Emilia']],
  ["l'aquila", ['L’Aquila']],
  ['Forli', ['Forlì']],
  ['gaviano', ['Gaviano', 'Marina di Gaviano']],
  ['xyz', []],
  ['  ', []],
])('%j → %j', (words, found) => {
  expect(names(words)).toEqual(found);
});

test('a capital has its cadastral code, a made-up town has none', () => {
  expect(townsNamed('Roma', 1)).toEqual([{ nome: 'Roma', provincia: 'RM', codice_catastale: 'H501', cap: [] }]);
  expect(townsNamed('Zenara', 1)).toEqual([
    { nome: 'Zenara', provincia: 'XX', codice_catastale: null, cap: ['00000'] },
  ]);
});

test('every code has the shape of one and stands once', () => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => townsNamed(letter, 999));
  const codes = new Map(all.map(({ nome, codice_catastale }) => [nome, codice_catastale]));
  const real = [...codes.values()].filter((code) => code !== null);
  expect(real.filter((code) => !/^[A-M]\d{3}$/.test(code))).toEqual([]);
  expect(new Set(real).size).toBe(real.length);
  expect(real.length).toBe(110);
});
