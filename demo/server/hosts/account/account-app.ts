import { bodyLimit } from 'hono/body-limit';
import { subscriptionsPath } from '../../base/addresses.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { originOf } from '../../base/hosts.ts';
import { guardApi } from '../../http/api-guards.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { refuseMalformedBody } from '../../http/well-formed.ts';
import { addAccountApi } from '../../routes/routes.ts';
import { addFavicon } from '../favicon.ts';
import { addAccountPages, addNotFound } from './account-pages.ts';
import { addAccountStyle } from './frame.ts';
import { addGoogleSignIn } from './google.ts';
import { addSignOn } from './sign-on.ts';
import { addSubscriptionPages } from './subscription-pages.ts';

const MAX_FORM_BYTES = 16 * 1024;
/** Pages that accept a form. */
const formPaths = ['/sso/*', `${subscriptionsPath}/*`];

const tooLarge = () => {
  throw new ApiError(413, statusText(413));
};

/** The account site: calls and pages. Only itself, the console and the documentation may frame them. */
export const accountApp = (services: Services): App => {
  const app = baseApp(services);
  guardApi(app, services);
  for (const path of formPaths)
    app.use(path, bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge }), refuseMalformedBody);
  app.use(async (c, next) => {
    await next();
    const [console, docs] = ['localhost', 'docs.localhost'].map((host) => originOf(host, c.get('url')));
    c.header('content-security-policy', `frame-ancestors 'self' ${console} ${docs}`);
    c.header('cross-origin-opener-policy', 'same-origin');
  });
  addAccountApi(app, services);
  addFavicon(app);
  addAccountStyle(app, services);
  addSignOn(app, services);
  addGoogleSignIn(app, services);
  addAccountPages(app, services);
  addSubscriptionPages(app, services);
  addNotFound(app, services);
  return app;
};
