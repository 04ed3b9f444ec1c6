import type { App } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { addReviewFiles } from './files.ts';
import { addReviewPlans } from './planned.ts';
import { addReviewProfile } from './profile.ts';
import { addReviewRecipients } from './recipients.ts';
import { addReviewRows } from './rows.ts';
import { addReviewSelection } from './selection.ts';
import { addReviewSending } from './sending.ts';
import { addReviewStory } from './story.ts';

/** The press review's calls, on the newsstand. */
export const addRassegnaRoutes = (app: App, services: Services): void => {
  addReviewRows(app, services);
  addReviewRecipients(app, services);
  addReviewProfile(app, services);
  addReviewSelection(app, services);
  addReviewSending(app, services);
  addReviewPlans(app, services);
  addReviewFiles(app, services);
  addReviewStory(app, services);
};
