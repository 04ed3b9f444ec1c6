import { readFile } from 'node:fs/promises';
import { samplePage } from '../../../../pages/console/preview.ts';
import type { App } from '../../../http/base-app.ts';
import type { Services } from '../../../http/services.ts';
import { framedBy, optionsFor } from './framed.ts';

const folder = new URL('../../../../../docs/samples/', import.meta.url);

/** Samples of the documentation at /prova/esempio/<name>, with the brand's newest story and edition filled in. */
export const addSamples = (app: App, services: Services): void => {
  app.get('/prova/esempio/:name{[a-z][a-z0-9-]*}', async (c) => {
    const name = c.req.param('name');
    const markup = await readFile(new URL(`${name}.html`, folder), 'utf8').catch(() => null);
    const options = optionsFor(c, services, 'docs.localhost');
    if (markup === null) return c.text('Questo esempio non c’è.', 404, framedBy(options.console));
    const { brand } = c.get('place');
    const [newest] = await services.db.query<{ article: number; edition: number }>(
      `select (select id from article where brand_id = $1 and withdrawn_at is null order by published_at desc, id desc limit 1) as article,
         (select id from edition where brand_id = $1 order by day desc, id limit 1) as edition`,
      [brand.id],
    );
    const filled = markup
      .replaceAll('{{article}}', String(newest?.article ?? ''))
      .replaceAll('{{edition}}', String(newest?.edition ?? ''));
    return c.html(samplePage(name, filled, options), 200, framedBy(options.console));
  });
};
