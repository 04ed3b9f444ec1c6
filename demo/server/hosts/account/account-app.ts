import { monogram } from '../../../pages/assets.ts';
import { thinPage } from '../../../pages/thin.ts';
import { addAccountApi } from '../../routes/routes.ts';
import { recordOf } from '../../base/records.ts';
import { brandOrigin, originOf } from '../../base/hosts.ts';
import { guardApi } from '../../http/api-guards.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { addAccountPages, addNotFound } from './account-pages.ts';
import { addAccountStyle } from './frame.ts';
import { addGoogleSignIn } from './google.ts';
import { addSignOn } from './sign-on.ts';
import { addSubscriptionPages } from './subscription-pages.ts';

const addThinPage = (app: App, path: string, title: string, text: string): void => {
  app.get(path, (c) => {
    const { brand } = c.get('place');
    return c.html(thinPage(recordOf(brand), title, text, brandOrigin(brand, 'site', c.get('url'))));
  });
};

const addFavicon = (app: App): void => {
  app.get('/favicon.svg', async (c) =>
    c.body(await monogram(c.get('place').brand.sigla), 200, { 'content-type': 'image/svg+xml; charset=utf-8' }),
  );
};

/** The account site: its calls, and pages in place of the panels to come. No foreign page may frame them. */
export const accountApp = (services: Services): App => {
  const app = baseApp(services);
  guardApi(app);
  app.use(async (c, next) => {
    await next();
    const framers = `'self' ${originOf('localhost', c.get('url'))}`;
    c.header('content-security-policy', `frame-ancestors ${framers}`);
    c.header('cross-origin-opener-policy', 'same-origin');
  });
  addAccountApi(app, services);
  addFavicon(app);
  addAccountStyle(app);
  addSignOn(app, services);
  addGoogleSignIn(app, services);
  addAccountPages(app, services);
  addSubscriptionPages(app, services);
  addNotFound(app, services);
  return app;
};

/** The shop's doors: plain pages that say where the reader would be. */
export const shopApp = (services: Services): App => {
  const app = baseApp(services);
  addFavicon(app);
  addThinPage(app, '/', 'Shop', 'Qui si comprano gli abbonamenti.');
  addThinPage(app, '/vetrina', 'Vetrina delle offerte', 'Qui si sceglie e si compra un abbonamento.');
  addThinPage(app, '/edicola', 'Edicola', 'Qui si comprano le copie singole.');
  addThinPage(app, '/rassegna_stampa', 'Rassegna stampa', 'Qui le aziende chiedono la rassegna stampa.');
  addThinPage(app, '/archivio', 'Archivio', 'Qui si comprano le annate prima dell’edicola.');
  addThinPage(app, '/condizioni-aziende', 'Condizioni per le aziende', 'Qui si leggono le clausole del contratto.');
  addThinPage(app, '/app/android', 'App per Android', 'Qui si scarica l’app.');
  addThinPage(app, '/app/ios', 'App per iOS', 'Qui si scarica l’app.');
  return app;
};
