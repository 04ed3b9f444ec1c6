import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { htmlData, webTypes } from '../../scripts/contracts/contract-editor.ts';
import { manifest } from '../../scripts/contracts/contract-manifest.ts';
import { elementList } from '../../scripts/contracts/contract-tables.ts';
import { wordpressContracts, wordpressFile } from '../../scripts/contracts/contract-wordpress.ts';
import { readContracts } from '../../scripts/contracts/contracts.ts';

const contracts = await readContracts();

test('the README’s list of elements matches the contracts, and each leads to a page of the documentation', () => {
  const list = elementList(contracts);
  expect(readFileSync('README.md', 'utf8')).toContain(`<!-- elements:start -->\n\n${list}\n\n<!-- elements:end -->`);
  for (const [, path = ''] of list.matchAll(/\((docs\/[^)]+)\)/g)) expect(existsSync(path)).toBe(true);
});

test('the README has at most 150 lines and 10 kB', () => {
  const readme = readFileSync('README.md', 'utf8');
  expect(readme.split('\n').length).toBeLessThanOrEqual(151);
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(10_000);
});

test('the documentation lists the page’s events and the stored keys from the source', () => {
  expect(readFileSync('docs/guides/configuration.md', 'utf8')).toContain('<!-- generated: page-events -->');
  expect(readFileSync('docs/guides/storage.md', 'utf8')).toContain('<!-- generated: storage -->');
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

test('the WordPress plugin has the contracts of today: node scripts/contracts/wordpress-write.ts writes them', () => {
  expect(readFileSync(wordpressFile, 'utf8')).toBe(wordpressContracts(contracts));
});

test('the WordPress plugin checks the protocol of every attribute that is an address', () => {
  const { tags } = JSON.parse(readFileSync(wordpressFile, 'utf8')) as {
    tags: Record<string, { attributes: Record<string, { type: string }> }>;
  };
  const addresses = Object.entries(tags).flatMap(([tag, { attributes }]) =>
    Object.keys(attributes).flatMap((name) => (attributes[name]?.type === 'address' ? `${tag} ${name}` : [])),
  );
  expect(addresses).toEqual([
    'np-account-interests worker',
    'np-account-login redirect-uri',
    'np-epaper worker',
    'np-header newsstand',
    'np-menu newsstand',
  ]);
});

test('the WordPress plugin and the theme have the version of the package', () => {
  const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
  const plugin = readFileSync('integrations/wordpress/np-elements/np-elements.php', 'utf8');
  expect(/^ \* Version: +(\S+)$/m.exec(plugin)?.[1]).toBe(version);
  expect(/^const VERSION = '(.+)';$/m.exec(plugin)?.[1]).toBe(version);
  expect(/^Version: (\S+)$/m.exec(readFileSync('integrations/wordpress/theme/style.css', 'utf8'))?.[1]).toBe(version);
});
