import { expect, test } from 'vitest';
import { provinces } from '../../../../src/rules/account/provinces.ts';
import { townsNamed } from './towns.ts';

const names = (words: string): string[] => townsNamed(words, 3).map(({ nome }) => nome);

test.each([
  ['rom', ['Roma', 'Romagnano al Monte', 'Romagnano Sesia']],
  ['ven', ['Venezia', 'Venafro', 'Venaria Reale']],
  ['reggio', ['Reggio di Calabria', 'Reggio nell’Emilia', 'Reggiolo']],
  ['emilia', ['Reggio nell’Emilia', 'Anzola dell’Emilia', 'Campagnola Emilia']],
  ["l'aquila", ['L’Aquila']],
  ['Forli', ['Forlì', 'Forlì del Sannio', 'Forlimpopoli']],
  ['re', ['Re', 'Reggio di Calabria', 'Reggio nell’Emilia']],
  ['gaviano', ['Gaviano', 'Marina di Gaviano']],
  ['xyz', []],
  ['  ', []],
])('%j → %j', (words, found) => {
  expect(names(words)).toEqual(found);
});

/* Codes and provinces from the Agenzia delle Entrate and ISTAT. */
test.each([
  ['Roma', 'RM', 'H501'],
  ['Milano', 'MI', 'F205'],
  ['Caserta', 'CE', 'B963'],
  ['Agliè', 'TO', 'A074'],
  ['Bedonia', 'PR', 'A731'],
  ['L’Aquila', 'AQ', 'A345'],
  ['Abetone Cutigliano', 'PT', 'M376'],
])('%s is in %s and has the fiscal code part %s', (name, provincia, codice_catastale) => {
  expect(townsNamed(name, 1)).toMatchObject([{ nome: name, provincia, codice_catastale }]);
});

test('two towns of one name are both found, a town has all its postal codes, an invented one has no code', () => {
  expect(townsNamed('Samone', 9).map(({ provincia }) => provincia)).toEqual(['TO', 'TN']);
  expect(townsNamed('Forlì', 1)).toMatchObject([{ cap: ['47121', '47122'] }]);
  expect(townsNamed('Zenara', 1)).toEqual([
    { nome: 'Zenara', provincia: 'XX', codice_catastale: null, cap: ['00000'] },
  ]);
});

test('all towns of Italy are found, each with a unique valid code and a province of the rules', () => {
  const all = [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter) => townsNamed(letter, 9999));
  const codes = new Map(all.map(({ codice_catastale, provincia }) => [codice_catastale, provincia]));
  codes.delete(null);
  expect(codes.size).toBe(7896);
  expect([...codes.keys()].filter((code) => !/^[A-M]\d{3}$/.test(code ?? ''))).toEqual([]);
  const known = provinces.map(({ code }) => code);
  expect([...new Set(codes.values())].toSorted()).toEqual(known.toSorted());
});
