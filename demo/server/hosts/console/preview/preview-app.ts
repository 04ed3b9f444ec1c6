import { pageFile } from '../../../../pages/assets.ts';
import { previewPage } from '../../../../pages/console/preview.ts';
import { originOf } from '../../../base/hosts.ts';
import { type App, baseApp } from '../../../http/base-app.ts';
import type { Services } from '../../../http/services.ts';
import { clearSessionCookies } from '../../../http/session/cookies.ts';
import type { Doors } from '../doors.ts';
import { builtElements } from '../elements.ts';
import { addProofPages } from './proof-pages.ts';

const noStore = { 'cache-control': 'no-store' };

/** Paths under /prova on a brand's site, newsstand and account host: single elements, proof pages, and the takeover of a sign-in. */
export const previewApp = (services: Services, doors: Doors): App => {
  const app = baseApp(services);
  addProofPages(app, services);
  app.get('/prova/elemento/:tag', async (c) => {
    const element = (await builtElements(services.dist)).find(({ tag }) => tag === c.req.param('tag'));
    if (!element) return c.text('Questo elemento non è nel pacchetto.', 404, noStore);
    const url = c.get('url');
    const { clock } = services.world.settings;
    const page = previewPage(element, {
      console: originOf('localhost', url),
      elements: `${originOf('cdn.localhost', url)}/np/np-elements.js`,
      clock,
      query: url.searchParams,
    });
    return c.html(page, 200, {
      ...noStore,
      'content-security-policy': `frame-ancestors 'self' ${originOf('localhost', url)}`,
    });
  });
  app.get('/prova/frame.js', async (c) =>
    c.body(await pageFile('./console/frame.js'), 200, { 'content-type': 'text/javascript; charset=utf-8', ...noStore }),
  );
  app.get('/prova/sessione/:key', (c) => {
    const door = doors.take(c.req.param('key'));
    if (!door)
      return c.text('Questa porta è già stata usata o è scaduta: torna alla console e apri di nuovo.', 410, noStore);
    if (door.cookies.length === 0) clearSessionCookies(c);
    for (const cookie of door.cookies) c.header('set-cookie', cookie, { append: true });
    return c.body(null, 302, { location: door.target, ...noStore });
  });
  return app;
};
