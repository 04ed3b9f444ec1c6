import { expect, test } from 'vitest';
import { fromCodecov, fromLcov, merge } from '../../scripts/tests/covered-lines.ts';

test('a line counts as run when one report saw it run, and as code when one report names it', () => {
  const units = fromLcov(
    'TN:\nSF:src/rules/a.ts\nDA:1,1\nDA:2,0\nDA:3,0\nend_of_record\nTN:\nSF:src/rules/b.ts\nDA:1,0\nend_of_record\n',
  );
  const pages = fromCodecov('{"coverage":{"src/rules/a.ts":{"2":"1/2","3":0,"4":0}}}');
  expect([...merge([units, pages])].map(([file, lines]) => [file, Object.fromEntries(lines)])).toEqual([
    ['src/rules/a.ts', { 1: true, 2: true, 3: false, 4: false }],
    ['src/rules/b.ts', { 1: false }],
  ]);
});
