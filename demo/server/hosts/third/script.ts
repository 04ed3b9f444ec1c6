import { pageFile } from '../../../pages/assets.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';

/** Serves a stand-in's script with its configuration. Never cached: the console may change it at any time. */
export const addScript = (
  app: App,
  path: string,
  file: string,
  configOf: (c: AppContext) => object,
  sourceOf: (path: string) => Promise<string> = pageFile,
): void => {
  app.get(path, async (c) => {
    const source = await sourceOf(`./third/${file}`);
    return c.body(`((config) => {\n${source}})(${JSON.stringify(configOf(c))});\n`, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'cross-origin',
      'access-control-allow-origin': '*',
    });
  });
};
