import { nobodysPage } from '../../pages/thin.ts';
import { brandOrigin, originOf } from '../base/hosts.ts';
import { brandRecords } from '../base/records.ts';
import { type App, baseApp, notFound } from '../http/base-app.ts';
import { addReports } from '../http/policy/reports.ts';
import type { Services } from '../http/services.ts';

/** A host of this machine that belongs to no paper: a page with the papers there are. Calls get the usual 404. */
export const nobodysApp = (services: Services): App => {
  const app = baseApp(services);
  addReports(app, services);
  app.all('/api/*', notFound);
  app.get('*', (c) => {
    const url = c.get('url');
    const newsstands = brandRecords.map((brand) => [brand.name, brandOrigin(brand, 'newsstand', url)] as const);
    return c.html(nobodysPage(url.hostname, newsstands, originOf('localhost', url), c.get('nonce')), 404);
  });
  return app;
};
