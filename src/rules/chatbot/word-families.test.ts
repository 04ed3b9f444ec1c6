import { expect, test } from 'vitest';
import { areKin, kinOfStem } from './word-families.ts';

test.each([
  ['cost', 'cost', true],
  ['vint', 'vittor', true],
  ['chiud', 'chius', true],
  ['cost', 'costier', false],
  ['assum', 'assunt', true],
  ['inaugur', 'inaugural', true],
  ['port', 'porton', false],
  ['apron', 'apert', true],
  ['compost', 'compositor', true],
  ['comunal', 'comunic', false],
  ['mort', 'muor', true],
  ['vint', 'vincitor', true],
  ['scriss', 'autor', true],
  ['ingegn', 'ingegner', true],
  ['vint', 'assegnat', true],
  ['multa', 'pes', false],
])('the stems %s and %s mean the same: %s', (one, other, isKin) => {
  expect(areKin(one, other)).toBe(isKin);
  expect(areKin(other, one)).toBe(isKin);
});

test('a stem is also searched by the others of its family', () => {
  expect(kinOfStem('vint')).toContain('vittor');
  expect(kinOfStem('vint')).not.toContain('vint');
  expect(kinOfStem('tram')).toEqual([]);
});
