import type { App } from '../http/base-app.ts';
import type { Services } from '../services.ts';
import { addAccountRoutes, addNewsstandAccountRoutes } from './account/routes.ts';
import { addHealth } from './health.ts';
import { addNewsstandRoutes } from './newsstand/routes.ts';
import { addRagRoutes } from './rag/routes.ts';
import { addRassegnaRoutes } from './rassegna/routes.ts';
import { addSiteChat } from './site-chat.ts';
import { addSiteConfig } from './site-config.ts';
import { addConsentLog } from './site-consent-log.ts';
import { addSiteFaq } from './site-faq.ts';
import { addSiteTracking } from './site-tracking.ts';
import { addSubscriptionRoutes } from './subscriptions/routes.ts';
import { addUserShortInfo } from './user-short-info.ts';

const addCommonApi = (app: App, services: Services): void => {
  addHealth(app, services);
  addSiteConfig(app, services);
};

/** The calls of a brand's account host. */
export const addAccountApi = (app: App, services: Services): void => {
  addCommonApi(app, services);
  addAccountRoutes(app, services);
  addSiteChat(app, services);
  addConsentLog(app, services);
  addSiteFaq(app, services);
  addSiteTracking(app, services);
  addSubscriptionRoutes(app, services);
  addUserShortInfo(app, services);
};

/** The calls of a brand's newsstand. */
export const addNewsstandApi = (app: App, services: Services): void => {
  addCommonApi(app, services);
  addNewsstandAccountRoutes(app, services);
  addNewsstandRoutes(app, services);
  addRagRoutes(app, services);
  addRassegnaRoutes(app, services);
};
