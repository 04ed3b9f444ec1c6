import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readContracts } from '../../scripts/contracts/contracts.ts';
import { storedKeys } from '../../scripts/docs/reference.ts';
import { faultsOf, reactSample, vueSample } from '../../scripts/docs/samples.ts';
import { threats } from '../proofs/threats.ts';

const contracts = await readContracts();

test.each([
  ['<np-header newsstand="/"></np-header>', []],
  ['<p class="x">Text</p><np-menu hidden data-x="1"></np-menu>', []],
  ['<np-heading></np-heading>', ['docs/samples/s.html: <np-heading> is not an element of the bundle.']],
  ['<div><np-header colour="red"></np-header></div>', ['docs/samples/s.html: <np-header> has no attribute colour.']],
  [
    '<np-assistance-chat position="middle"></np-assistance-chat>',
    ['docs/samples/s.html: position="middle" is not one of right, left.'],
  ],
  ['<np-menu opened></np-menu>', ["docs/samples/s.html: <np-menu> opens by itself and takes the page's focus."]],
])('what is wrong with the sample %s: %o', (html, faults) => {
  expect(faultsOf('s', html, contracts)).toEqual(faults);
});

test('a sample as React: camel-case style, className, self-closing tags, a fragment around several', () => {
  expect(
    reactSample(
      's',
      '<np-header class="top" style="--np-accent: #123; min-height: 120px">\n  <a href="/">Home</a>\n</np-header>\n<np-footer></np-footer>',
    ),
  ).toBe(`import 'np-elements';
import 'np-elements/react';

export const Sample = () => (
  <>
    <np-header className="top" style={{ '--np-accent': '#123', minHeight: '120px' }}>
      <a href="/">Home</a>
    </np-header>
    <np-footer />
  </>
);
`);
});

test('a sample as Vue keeps its markup', () => {
  expect(vueSample('<np-search query="porto"></np-search>')).toBe(`<script setup lang="ts">
import 'np-elements';
</script>

<template>
  <np-search query="porto"></np-search>
</template>
`);
});

test.each(storedKeys.map(({ key, file }) => [key, file]))('the stored key %s is named in %s', (key, file) => {
  expect(readFileSync(file, 'utf8')).toContain(`'${key}'`);
});

test('the threat model has a line for each numbered threat, and each file that it names exists', () => {
  const page = readFileSync('docs/guides/threat-model.md', 'utf8');
  const lines = [...page.matchAll(/^\| (T\d\d) \|/gm)].map(([, id]) => id);
  expect(lines).toEqual(Object.keys(threats));
  const files = [...page.matchAll(/`((?:src|demo|scripts|tests)\/[^`]+)`/g)].map(([, file = '']) => file);
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});
