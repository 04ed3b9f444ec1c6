import type { App } from '../../http/base-app.ts';
import type { Services } from '../../services.ts';
import { addContact } from './contact.ts';
import { addContactTopics } from './contact-topics.ts';
import { addFaqVote } from './faq-vote.ts';
import { addNewsletters } from './newsletters.ts';
import { addOffers } from './offers.ts';
import { addPapers } from './papers.ts';
import { addPush } from './push.ts';
import { addSubUserActions } from './sub-user-actions.ts';
import { addSubUsers } from './sub-users.ts';
import { addSubscriptions } from './subscriptions.ts';
import { addTopics } from './topics.ts';
import { addWithdrawal } from './withdrawal.ts';

/** The account host's calls about subscriptions, their places, letters, topics and help. */
export const addSubscriptionRoutes = (app: App, services: Services): void => {
  addSubscriptions(app, services);
  addWithdrawal(app, services);
  addPapers(app, services);
  addOffers(app, services);
  addSubUsers(app, services);
  addSubUserActions(app, services);
  addNewsletters(app, services);
  addTopics(app, services);
  addPush(app, services);
  addContactTopics(app, services);
  addContact(app, services);
  addFaqVote(app, services);
};
