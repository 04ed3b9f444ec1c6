import { expect, test } from 'vitest';
import { kinOf } from './kin.ts';

const entry = (id: number, brandId: number, head: string, body: string) => ({
  id,
  brandId,
  head: head.split(' '),
  body: body.split(' '),
});

test('entries of two brands about the same matter are kin', () => {
  const kin = kinOf([
    entry(1, 1, 'dimentic password recuper', 'pagin access nuov password email'),
    entry(2, 1, 'disiscriv newsletter', 'sezion newsletter spegn'),
    entry(3, 2, 'ricord password', 'nuov password pagin access'),
    entry(4, 2, 'cancell newsletter', 'newsletter spegn messagg'),
    entry(5, 2, 'cruciverb schermo', 'gioc ogni matin'),
  ]);
  expect(Object.fromEntries(kin)).toEqual({ 1: [3], 2: [4], 3: [1], 4: [2], 5: [] });
});

test('an entry of the same brand is never kin', () => {
  expect([...kinOf([entry(1, 1, 'password', 'password'), entry(2, 1, 'password', 'password')]).values()]).toEqual([
    [],
    [],
  ]);
});

test('an entry without words has no kin', () => {
  expect([...kinOf([{ id: 1, brandId: 1, head: [], body: [] }, entry(2, 2, 'x', 'y')]).values()]).toEqual([[], []]);
});
