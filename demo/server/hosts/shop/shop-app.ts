import { thinPage } from '../../../pages/thin.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import { addFavicon } from '../favicon.ts';

const addThinPage = (app: App, path: string, title: string, text: string): void => {
  app.get(path, (c) => {
    const { brand } = c.get('place');
    return c.html(thinPage(recordOf(brand), title, text, brandOrigin(brand, 'site', c.get('url')), c.get('nonce')));
  });
};

/** The shop: placeholder pages. */
export const shopApp = (services: Services): App => {
  const app = baseApp(services);
  addReports(app, services);
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
