import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlData, webTypes } from '../../scripts/contracts/contract-editor.ts';
import { manifest } from '../../scripts/contracts/contract-manifest.ts';
import { pageEventTable, table } from '../../scripts/contracts/contract-tables.ts';
import { readContracts } from '../../scripts/contracts/contracts.ts';

const contracts = await readContracts();

test('the README’s table of elements matches the contracts', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(table(contracts));
  expect(readFileSync('README.md', 'utf8')).toContain(pageEventTable());
});

test('each tag is in the manifest and in the editor data with all its attributes and events', () => {
  for (const { tag, attributes, events } of contracts) {
    const declaration = manifest(contracts).modules.find(({ path }) => path === `${tag}.js`)?.declarations[0];
    expect(declaration?.attributes.map(({ name }) => name)).toEqual(Object.keys(attributes));
    expect(declaration?.events.map(({ name }) => name)).toEqual(Object.keys(events));
    const data = htmlData(contracts).tags.find(({ name }) => name === tag);
    expect(data?.attributes.map(({ name }) => name)).toEqual(Object.keys(attributes));
    const types = webTypes(contracts, '1.0.0').contributions.html.elements.find(({ name }) => name === tag);
    expect(types?.attributes.map(({ name }) => name)).toEqual(Object.keys(attributes));
    expect(types?.js.events.map(({ name }) => name)).toEqual(Object.keys(events));
  }
});
