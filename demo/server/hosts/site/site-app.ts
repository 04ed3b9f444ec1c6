import { engraving, illustration, monogram, pageFile, wordmark } from '../../../pages/assets.ts';
import { broadsheet } from '../../../pages/cms/layouts/broadsheet.ts';
import { cardsLayout } from '../../../pages/cms/layouts/cards.ts';
import { classic } from '../../../pages/cms/layouts/classic.ts';
import { magazine } from '../../../pages/cms/layouts/magazine.ts';
import { modern } from '../../../pages/cms/layouts/modern.ts';
import { table } from '../../../pages/cms/layouts/table.ts';
import type { Frame, Layout } from '../../../pages/cms/page.ts';
import { type Site, siteOf } from '../../../pages/cms/site.ts';
import { storyPath } from '../../../pages/cms/story.ts';
import { textPages } from '../../../pages/cms/texts.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import { addObservationCall } from '../../routes/world/observations.ts';
import { addWellKnown } from '../well-known.ts';
import { newestStories, sectionStories, storyById } from './stories.ts';

const layouts: Readonly<Record<Site['layout'], Layout>> = {
  classic,
  modern,
  broadsheet,
  table,
  magazine,
  cards: cardsLayout,
};
const ON_HOME = 20;
const RELATED = 8;

const frameOf = async (c: AppContext, { now, world }: Services): Promise<Frame> => {
  const { brand } = c.get('place');
  const url = c.get('url');
  return {
    brand: recordOf(brand),
    site: siteOf(brand.sigla),
    wordmark: await wordmark(brand.sigla),
    nonce: c.get('nonce'),
    elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
    shop: brandOrigin(brand, 'shop', url),
    newsstand: brandOrigin(brand, 'newsstand', url),
    account: brandOrigin(brand, 'account', url),
    observes: world.settings.observes,
    now: new Date(now()),
  };
};

const addPages = (app: App, services: Services): void => {
  const { db } = services;
  const draw = async (c: AppContext): Promise<{ frame: Frame; layout: Layout; brandId: number }> => {
    const frame = await frameOf(c, services);
    return { frame, layout: layouts[frame.site.layout], brandId: frame.brand.id };
  };
  const missing = async (c: AppContext): Promise<Response> => {
    const { frame, layout } = await draw(c);
    return c.html(
      layout.text(frame, 'Pagina non trovata', ['La pagina che cerchi non c’è più o non c’è mai stata.']),
      404,
    );
  };
  app.get('/', async (c) => {
    const { frame, layout, brandId } = await draw(c);
    return c.html(layout.home(frame, await newestStories(db, brandId, ON_HOME)));
  });
  app.get('/sezione/:slug', async (c) => {
    const { frame, layout, brandId } = await draw(c);
    const slug = c.req.param('slug');
    const [title] = frame.site.menu.find((entry) => entry[1] === slug) ?? [];
    const stories = await sectionStories(db, brandId, slug, ON_HOME);
    const name = title ?? stories[0]?.section;
    return name === undefined ? missing(c) : c.html(layout.section(frame, name, stories));
  });
  app.get('/articolo/:id{[0-9]{1,15}}/:slug?', async (c) => {
    const { frame, layout, brandId } = await draw(c);
    const story = await storyById(db, brandId, Number(c.req.param('id')));
    if (!story) return missing(c);
    if (c.req.param('slug') !== story.slug) return c.redirect(storyPath(story), 301);
    const others = (await newestStories(db, brandId, RELATED + 1)).filter(({ id }) => id !== story.id);
    return c.html(layout.article(frame, story, others.slice(0, RELATED)));
  });
  for (const [path, pageOf] of Object.entries(textPages)) {
    app.get(`/${path}`, async (c) => {
      const { frame, layout } = await draw(c);
      const { title, paragraphs } = pageOf(frame);
      return c.html(layout.text(frame, title, paragraphs));
    });
  }
  app.notFound(missing);
};

const addFiles = (app: App): void => {
  const keep = { 'cache-control': 'public, max-age=300' };
  const svg = { ...keep, 'content-type': 'image/svg+xml; charset=utf-8' };
  app.get('/css/site.css', async (c) => {
    const { brand } = c.get('place');
    const { sheets } = layouts[siteOf(brand.sigla).layout];
    const parts = await Promise.all(sheets.map((path) => pageFile(`./cms/layouts/${path}`)));
    return c.body(`:root { --accent: ${brand.accent}; }\n${parts.join('')}`, 200, {
      ...keep,
      'content-type': 'text/css; charset=utf-8',
    });
  });
  app.get('/favicon.svg', async (c) => {
    return c.body(await monogram(c.get('place').brand.sigla), 200, svg);
  });
  app.get('/img/pinocchio/:file{ill[0-9]+\\.jpg}', async (c) => {
    const drawing = await engraving(c.req.param('file'));
    return drawing === null ? c.notFound() : c.body(drawing, 200, { ...keep, 'content-type': 'image/jpeg' });
  });
  app.get('/img/:file{[a-z]+\\.svg}', async (c) => {
    const drawing = await illustration(c.req.param('file').replace('.svg', ''));
    return drawing === null ? c.notFound() : c.body(drawing, 200, svg);
  });
};

/** The brand's own site, www.<brand>: pages of a publishing system with one element. */
export const siteApp = (services: Services): App => {
  const app = baseApp(services);
  addReports(app, services);
  addObservationCall(app, services);
  addWellKnown(app, services);
  addFiles(app);
  addPages(app, services);
  return app;
};
