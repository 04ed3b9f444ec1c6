import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { build, type Rolldown } from 'vite';
import { expect, test } from '../lib/pages.ts';

/** A page's code, bundled as an integrator would. */
const bundled = async (): Promise<string> => {
  const [output] = (await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: { 'np-elements/react': new URL('../../../dist/react.js', import.meta.url).pathname } },
    build: {
      write: false,
      lib: {
        entry: new URL('react-app.js', import.meta.url).pathname,
        formats: ['iife'],
        name: 'app',
        fileName: 'app',
      },
    },
  })) as Rolldown.RolldownOutput[];
  return output?.output[0].code ?? '';
};

test('a listener of React’s component hears its event on a tag that a server drew, the latest one, until the end', async ({
  page,
}) => {
  const drawn = renderToString(createElement('np-assistance-chat', { position: 'left' }));
  await page.setContent(`<main>${drawn}</main>`);
  await page.addScriptTag({ content: await bundled() });
  const run = (name: string) => page.evaluate((what) => (Reflect.get(window, what) as () => unknown)(), name);
  await run('fire');
  expect(await run('element')).toBe('np-assistance-chat');
  await run('change');
  await run('fire');
  expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toEqual(['first', 'second']);
  await run('end');
  await run('fire');
  expect(await page.evaluate(() => Reflect.get(window, 'reported'))).toEqual(['first', 'second']);
});
