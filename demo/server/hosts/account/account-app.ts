import { bodyLimit } from 'hono/body-limit';
import { subscriptionsPath } from '../../base/addresses.ts';
import { ApiError, statusText } from '../../base/api-error.ts';
import { guardApi } from '../../http/api-guards.ts';
import { type App, baseApp } from '../../http/base-app.ts';
import { addReports } from '../../http/policy/reports.ts';
import type { Services } from '../../http/services.ts';
import { refuseMalformedBody } from '../../http/well-formed.ts';
import { addAccountApi } from '../../routes/routes.ts';
import { addObservationCall } from '../../routes/world/observations.ts';
import { addFavicon } from '../favicon.ts';
import { addWellKnown } from '../well-known.ts';
import { addAccountPages, addNotFound } from './account-pages.ts';
import { addAccountStyle } from './frame.ts';
import { addIdentity } from './identity.ts';
import { addPaymentEvents, paymentEventsPath } from './payment-events.ts';
import { addSignOn } from './sign-on.ts';
import { addSubscriptionPages } from './subscription-pages.ts';

const MAX_FORM_BYTES = 16 * 1024;
const MAX_EVENT_BYTES = 256 * 1024;
/** Pages that accept a form. */
const formPaths = ['/sso/*', `${subscriptionsPath}/*`];

const tooLarge = () => {
  throw new ApiError(413, statusText(413));
};

/** The account site: calls and pages. */
export const accountApp = (services: Services): App => {
  const app = baseApp(services);
  guardApi(app, services);
  for (const path of formPaths)
    app.use(path, bodyLimit({ maxSize: MAX_FORM_BYTES, onError: tooLarge }), refuseMalformedBody);
  addReports(app, services);
  addObservationCall(app, services);
  addWellKnown(app, services);
  addAccountApi(app, services);
  addFavicon(app);
  addAccountStyle(app, services);
  app.use(paymentEventsPath, bodyLimit({ maxSize: MAX_EVENT_BYTES, onError: tooLarge }));
  addPaymentEvents(app, services);
  addSignOn(app, services);
  addIdentity(app, services);
  addAccountPages(app, services);
  addSubscriptionPages(app, services);
  addNotFound(app, services);
  return app;
};
