import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { brandIdentities } from '../../../../src/rules/brand/brand.ts';

/** In a grid of up to four columns the neighbours of a card are up to four places away. */
const columns = 4;

const lists = brandIdentities.flatMap(({ sigla }) =>
  ['topics', 'newsletters'].map((list) => `${sigla.toLowerCase()}/${list}`),
);

test.each(lists)('%s: neighbours have different pictures', (list) => {
  const file = new URL(`../../../content/${list}.json`, import.meta.url);
  const pictures: readonly string[] = JSON.parse(readFileSync(file, 'utf8')).map(
    ({ illustration }: { illustration: string }) => illustration,
  );
  const same = pictures.flatMap((picture, at) =>
    pictures.slice(at + 1, at + 1 + columns).includes(picture) ? [`${picture} at ${at}`] : [],
  );
  expect(same).toEqual([]);
});
