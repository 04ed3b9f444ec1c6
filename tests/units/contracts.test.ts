import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { htmlData, manifest, pageEventTable, readContracts, table, typings } from '../../scripts/contracts.ts';

const contracts = await readContracts();
// Inside the project, so that the compiler finds React's types.
const folder = mkdtempSync(join('node_modules', '.np-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the README’s table of elements is the one that the contracts give', () => {
  expect(readFileSync('README.md', 'utf8')).toContain(table(contracts));
  expect(readFileSync('README.md', 'utf8')).toContain(pageEventTable());
});

test('each tag stands in the manifest and in the editor data with all its attributes and events', () => {
  for (const { tag, attributes, events } of contracts) {
    const declaration = manifest(contracts).modules.find(({ path }) => path === `${tag}.js`)?.declarations[0];
    expect(declaration?.attributes.map(({ name }) => name)).toEqual(Object.keys(attributes));
    expect(declaration?.events.map(({ name }) => name)).toEqual(Object.keys(events));
    const data = htmlData(contracts).tags.find(({ name }) => name === tag);
    expect(data?.attributes.map(({ name }) => name)).toEqual(Object.keys(attributes));
  }
});

const compile = (code: string): string => {
  writeFileSync(join(folder, 'np-elements.d.ts'), `import 'react';\n${typings(contracts)}`);
  writeFileSync(join(folder, 'page.tsx'), code);
  const options = [
    '--ignoreConfig',
    '--noEmit',
    '--strict',
    '--skipLibCheck',
    '--jsx',
    'react-jsx',
    '--module',
    'preserve',
    '--lib',
    'es2022,dom',
    '--types',
    'react',
  ];
  try {
    execFileSync(
      process.execPath,
      ['node_modules/typescript/bin/tsc', ...options, join(folder, 'page.tsx'), join(folder, 'np-elements.d.ts')],
      {
        encoding: 'utf8',
      },
    );
    return '';
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test('a consumer’s right code compiles: tag, property, method, event, JSX', () => {
  expect(
    compile(`
      const chat = document.querySelector('np-assistance-chat');
      chat?.open();
      if (chat) chat.position = 'left';
      document.addEventListener('np-chat-send', ({ detail }) => detail.length.toFixed());
      document.addEventListener('np-session-end', ({ detail }) => detail.code.trim());
      export const view = <np-assistance-chat opened position="left" onnp-chat-close={() => {}} />;
    `),
  ).toBe('');
});

test.each([
  [`document.querySelector('np-assistance-chat')!.position = 'middle';`, 'TS2322'],
  [`document.querySelector('np-assistance-chat')!.shake();`, 'TS2339'],
  [`export const view = <np-assistance-chat position="middle" />;`, 'TS2322'],
  [`export const view = <np-no-such-tag />;`, 'TS2339'],
])('a consumer’s mistake is an error: %s', (code, error) => {
  expect(compile(code)).toContain(error);
});
