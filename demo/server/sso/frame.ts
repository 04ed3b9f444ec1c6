import type { AccountFrame } from '../../pages/account/frame.ts';
import { pageFile, wordmark } from '../../pages/assets.ts';
import { recordOf } from '../brands/records.ts';
import { brandOrigin, originOf } from '../hosts.ts';
import type { App } from '../http/base-app.ts';
import type { AppContext } from '../http/env.ts';

/** The frame of the account site's pages for the brand called; `now` in milliseconds. */
export const accountFrame = async (c: AppContext, now: number): Promise<AccountFrame> => {
  const { brand } = c.get('place');
  const url = c.get('url');
  return {
    brand: recordOf(brand),
    wordmark: await wordmark(brand.sigla),
    newsstand: brandOrigin(brand, 'newsstand', url),
    site: brandOrigin(brand, 'site', url),
    year: new Date(now).getUTCFullYear(),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
  };
};

/** GET /account.css, with the brand's accents. */
export const addAccountStyle = (app: App): void => {
  app.get('/account.css', async (c) => {
    const { accent, accentDark } = c.get('place').brand;
    const sheet = await pageFile('./account/account.css');
    return c.body(`:root { --accent-light: ${accent}; --accent-dark: ${accentDark}; }\n${sheet}`, 200, {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=300',
    });
  });
};
