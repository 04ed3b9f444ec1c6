import { signOutUrl } from '../../../../src/rules/brand/links.ts';
import { safeReturn } from '../../../../src/rules/brand/safe-return.ts';
import { articleRequest, newsstandRoutes, sectionRequest } from '../../../../src/rules/page/routes.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { parseDay } from '../../../../src/rules/text/dates.ts';
import { engraving, illustration, monogram, pageFile } from '../../../pages/assets.ts';
import { noteView } from '../../../pages/newsstand/views.ts';
import { brandOrigin, trustedOrigins } from '../../base/hosts.ts';
import { slugOf } from '../../base/slug.ts';
import type { ShelfKind } from '../../domain/newsstand/shelves.ts';
import { guardApi } from '../../http/api-guards.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import { addNewsstandApi } from '../../routes/routes.ts';
import { addObservationCall } from '../../routes/world/observations.ts';
import { builtFragment, fontRules } from '../built-fragment.ts';
import { noticeRules } from '../resting-notices.ts';
import { addWellKnown } from '../well-known.ts';
import { chatbotPage, pressPage } from './member-pages.ts';
import {
  articlePage,
  drawPage,
  favouritesPage,
  homePage,
  searchPage,
  shelfPage,
  shelvesPage,
  signaturesPage,
  type View,
} from './pages.ts';

const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

const dayIn = (text: string | undefined): string | null => {
  const date = parseDay(text ?? '');
  return date ? dayOf(date) : null;
};

const addFiles = (app: App, { dist }: Services): void => {
  const keep = { 'cache-control': 'public, max-age=300' };
  const svg = { ...keep, 'content-type': 'image/svg+xml; charset=utf-8' };
  app.get('/favicon.svg', async (c) => c.body(await monogram(c.get('place').brand.sigla), 200, svg));
  app.get('/css/edicola.css', async (c) => {
    const { accent, accentDark } = c.get('place').brand;
    const sheet = await pageFile('./newsstand/newsstand.css');
    const built =
      (await fontRules(c, dist)) +
      (await noticeRules(c, dist)) +
      (await builtFragment(c, dist, 'resting/np-epaper.css'));
    return c.body(`${built}:root { --accent-light: ${accent}; --accent-dark: ${accentDark}; }\n${sheet}`, 200, {
      ...keep,
      'content-type': 'text/css; charset=utf-8',
    });
  });
  app.get('/css/:file{schermo-[a-z]+\\.css}', async (c) => {
    const name = c.req.param('file').replace('schermo-', 'np-newsstand-');
    return c.body(await builtFragment(c, dist, `resting/${name}`), 200, {
      ...keep,
      'content-type': 'text/css; charset=utf-8',
    });
  });
  app.get('/np-offline.js', async (c) =>
    c.body(await pageFile('../../public/worker/offline.js'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    }),
  );
  app.get('/img/:file{[a-z]+\\.svg}', async (c) => {
    const drawing = await illustration(c.req.param('file').replace('.svg', ''));
    return drawing === null ? c.notFound() : c.body(drawing, 200, svg);
  });
  app.get('/img/pinocchio/:file', async (c) => {
    const bytes = await engraving(c.req.param('file'));
    return bytes === null ? c.notFound() : c.body(bytes, 200, { ...keep, 'content-type': 'image/jpeg' });
  });
};

const addReadingPages = (app: App, services: Services): void => {
  const show = async (c: AppContext, view: Promise<View | null>): Promise<Response> =>
    drawPage(c, services, await view);
  const article = async (c: AppContext, id: string | undefined): Promise<Response> => {
    const request = articleRequest({ id }, c.req.query());
    if (request === 'redirect') return c.redirect('/', 302);
    return show(c, articlePage(c, services, numberOf(request.id) ?? 0));
  };
  const shelf =
    (kind: ShelfKind) =>
    async (c: AppContext): Promise<Response> => {
      const request = sectionRequest(c.req.param(), c.req.query());
      if (request === 'redirect') return c.redirect('/', 302);
      const { titolo, id, id_edizione, date } = request;
      const query = {
        titolo: titolo === undefined ? undefined : slugOf(titolo),
        id: numberOf(id),
        id_edizione: numberOf(id_edizione) ?? null,
        date: dayIn(date),
      };
      return show(c, shelfPage(c, services, kind, query));
    };
  const { home, sezioni, sezione, firme, speciali, speciale, ricerca, articolo, articoloDs } = newsstandRoutes;
  app.get(home.path, (c) => show(c, homePage(c, services)));
  app.get(sezioni.path, (c) => show(c, shelvesPage(c, services, 'sezione')));
  app.get(speciali.path, (c) => show(c, shelvesPage(c, services, 'speciale')));
  app.get('/sezione', shelf('sezione'));
  app.get(sezione.path, shelf('sezione'));
  app.get('/speciale', shelf('speciale'));
  app.get(speciale.path, shelf('speciale'));
  app.get(firme.path, (c) => show(c, signaturesPage(c, services)));
  app.get('/articolo', (c) => article(c, undefined));
  app.get(articoloDs.path, (c) => article(c, c.req.param('id')));
  app.get(articolo.path, (c) => article(c, c.req.param('id')));
  app.get(ricerca.path, (c) => {
    const query = c.req.param('query') ?? c.req.query('q') ?? '';
    return show(c, searchPage(c, services, query.slice(0, 200), c.req.query('author') ?? null));
  });
};

const addReaderPages = (app: App, services: Services): void => {
  const { login, logout, testGuest, preferiti, rassegna, chatbot } = newsstandRoutes;
  const show = async (c: AppContext, view: View | Promise<View>) => drawPage(c, services, await view);
  app.get('/dashboard', (c) =>
    c.redirect(`${brandOrigin(c.get('place').brand, 'account', c.get('url'))}/dashboard`, 302),
  );
  app.get(login.path, async (c): Promise<Response> => {
    const { brand } = c.get('place');
    const url = c.get('url');
    if (!c.req.query('id_code')) return c.redirect('/', 302);
    const parse = (target: string, base: string) => (URL.canParse(target, base) ? new URL(target, base) : undefined);
    const href = safeReturn(c.req.query('redirect_uri'), url.origin, trustedOrigins(brand, url), parse);
    c.header('referrer-policy', 'no-referrer');
    const main = noteView('Accesso', 'Caricamento informazioni utente…', { name: 'Continua', href });
    return show(c, { title: 'Accesso', main, isBare: true });
  });
  app.get(logout.path, (c) => {
    const account = brandOrigin(c.get('place').brand, 'account', c.get('url'));
    const href = signOutUrl(account, `${c.get('url').origin}/`);
    return show(c, { title: 'Esci', main: noteView('Esci', 'Vuoi uscire dal tuo account?', { name: 'Esci', href }) });
  });
  app.get(testGuest.path, (c) =>
    show(c, {
      title: 'Prova per visitatori',
      main: noteView('Prova per visitatori', 'Pagina di prova con uno spazio in basso.', {
        name: 'Torna alla home',
        href: '/',
      }),
    }),
  );
  app.get(preferiti.path, (c) => show(c, favouritesPage(c, services)));
  app.get(rassegna.path, (c) => show(c, pressPage(c, services)));
  app.get(chatbot.path, (c) => show(c, chatbotPage(c, services)));
};

/** The newsstand: calls, files, and each screen as a page that works without script. */
export const newsstandApp = (services: Services): App => {
  const app = baseApp(services);
  guardApi(app, services);
  addReports(app, services);
  addObservationCall(app, services);
  addWellKnown(app, services);
  addNewsstandApi(app, services);
  addFiles(app, services);
  addReadingPages(app, services);
  addReaderPages(app, services);
  app.get('*', (c) => (c.req.path.startsWith('/api/') ? c.notFound() : drawPage(c, services, null)));
  return app;
};
