import { raw } from 'hono/html';
import type { AccountFrame } from '../../../pages/account/frame.ts';
import { pageFile, shortWordmark, wordmark } from '../../../pages/assets.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { readerOf } from '../../http/session/reader.ts';
import { builtFragment, fontLinks, fontRules } from '../built-fragment.ts';
import { restingHeader } from '../resting-header.ts';
import { noticeRules, restingNotices } from '../resting-notices.ts';

/** The frame of the account site's pages for the brand called. */
export const accountFrame = async (c: AppContext, services: Services): Promise<AccountFrame> => {
  const { now, dist } = services;
  const reader = await readerOf(c, services);
  const { brand } = c.get('place');
  const url = c.get('url');
  const newsstand = brandOrigin(brand, 'newsstand', url);
  const header = { newsstand: `${newsstand}/`, area: 'Area personale', hasSections: false };
  return {
    brand: recordOf(brand),
    wordmark: await wordmark(brand.sigla),
    shortWordmark: await shortWordmark(brand.sigla),
    restingHeader: await restingHeader(c, dist, header),
    notices: await restingNotices(c, services.db, reader, c.req.path === '/dashboard' ? 'all' : 'first'),
    isSignedIn: reader !== undefined,
    fontLinks: raw(await fontLinks(c, dist)),
    newsstand,
    site: brandOrigin(brand, 'site', url),
    year: new Date(now()).getUTCFullYear(),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
    nonce: c.get('nonce'),
    observes: services.world.settings.observes,
  };
};

const sheets = ['frame', 'area', 'form'];

/** GET /css/<tag>.css: the rules of the element's first view. GET /account.css, with the brand's accents. */
export const addAccountStyle = (app: App, { dist }: Pick<Services, 'dist'>): void => {
  const kept = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'public, max-age=300' };
  app.get('/css/:file{np-account-[a-z]+\\.css}', async (c) =>
    c.body(await builtFragment(c, dist, `resting/${c.req.param('file')}`), 200, kept),
  );
  app.get('/account.css', async (c) => {
    const { accent, accentDark } = c.get('place').brand;
    const parts = await Promise.all(sheets.map((name) => pageFile(`./account/${name}.css`)));
    const built = (await fontRules(c, dist)) + (await noticeRules(c, dist));
    return c.body(
      `${built}:root { --accent-light: ${accent}; --accent-dark: ${accentDark}; }\n${parts.join('')}`,
      200,
      kept,
    );
  });
};
