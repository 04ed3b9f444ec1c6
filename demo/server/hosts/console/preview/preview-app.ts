import { pageFile } from '../../../../pages/assets.ts';
import { previewPage } from '../../../../pages/console/preview.ts';
import { type App, baseApp } from '../../../http/base-app.ts';
import type { Services } from '../../../http/services.ts';
import { clearSessionCookies } from '../../../http/session/cookies.ts';
import type { Doors } from '../doors.ts';
import { builtElements } from '../elements.ts';
import { framedBy, optionsFor } from './framed.ts';
import { addProofPages } from './proof-pages.ts';
import { addSamples } from './samples.ts';

const noStore = { 'cache-control': 'no-store' };

/** A cookie for a page in a frame of another site: browsers keep it apart from the page's own cookies, and demand `Secure`. */
const partitioned = (line: string): string =>
  `${line.replace(/; SameSite=\w+|; Secure/gi, '')}; SameSite=None; Secure; Partitioned`;

/** Paths under /prova on a brand's site, newsstand and account host: single elements, proof pages, and the takeover of a sign-in. */
export const previewApp = (services: Services, doors: Doors): App => {
  const app = baseApp(services);
  addProofPages(app, services);
  addSamples(app, services);
  app.get('/prova/elemento/:tag', async (c) => {
    const element = (await builtElements(services.dist)).find(({ tag }) => tag === c.req.param('tag'));
    if (!element) return c.text('Questo elemento non è nel pacchetto.', 404, noStore);
    const options = optionsFor(c, services, 'localhost');
    return c.html(previewPage(element, options), 200, framedBy(options.console));
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
    if (door.isFramed) {
      const lines = c.res.headers.getSetCookie();
      c.header('set-cookie', undefined);
      for (const line of lines) c.header('set-cookie', partitioned(line), { append: true });
    }
    return c.body(null, 302, { location: door.target, ...noStore });
  });
  return app;
};
