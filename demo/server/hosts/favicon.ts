import { monogram } from '../../pages/assets.ts';
import type { App } from '../http/base-app.ts';

/** The brand's monogram as the icon of its pages. */
export const addFavicon = (app: App): void => {
  app.get('/favicon.svg', async (c) =>
    c.body(await monogram(c.get('place').brand.sigla), 200, { 'content-type': 'image/svg+xml; charset=utf-8' }),
  );
};
