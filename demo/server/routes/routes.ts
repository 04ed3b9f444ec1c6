import type { App } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';
import { addSiteFaq } from './account/help/site-faq.ts';
import { addAccountRoutes, addNewsstandAccountRoutes } from './account-routes.ts';
import { addSiteChat } from './assistance/site-chat.ts';
import { addSiteConfig } from './brand/site-config.ts';
import { addRagRoutes } from './chatbot/routes.ts';
import { addConsentLog } from './consent/site-consent-log.ts';
import { addSiteTracking } from './consent/site-tracking.ts';
import { addNewsstandRoutes } from './newsstand-routes.ts';
import { addRassegnaRoutes } from './press/routes.ts';
import { addUserShortInfo } from './session/user-short-info.ts';
import { addSubscriptionRoutes } from './subscriptions-routes.ts';
import { addHealth } from './world/health.ts';

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
