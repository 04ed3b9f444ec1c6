import type { App } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { addRagAccess } from './access.ts';
import { addRagAsk } from './ask.ts';
import { addRagHistory } from './history.ts';
import { addRagManage } from './manage.ts';
import { addRagShare } from './share.ts';

/** The subscriber chatbot's calls, on the newsstand. */
export const addRagRoutes = (app: App, services: Services): void => {
  addRagAccess(app, services);
  addRagAsk(app, services);
  addRagHistory(app, services);
  addRagManage(app, services);
  addRagShare(app, services);
};
