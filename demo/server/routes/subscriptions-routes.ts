import type { App } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';
import { addContact } from './account/help/contact.ts';
import { addContactTopics } from './account/help/contact-topics.ts';
import { addFaqVote } from './account/help/faq-vote.ts';
import { addNewsletters } from './account/letters/newsletters.ts';
import { addTopics } from './account/letters/topics.ts';
import { addPush } from './notices/push.ts';
import { addDocuments } from './subscriptions/documents.ts';
import { addOffers } from './subscriptions/offers.ts';
import { addPayments } from './subscriptions/payments.ts';
import { addSubUserActions } from './subscriptions/sub-user-actions.ts';
import { addSubUsers } from './subscriptions/sub-users.ts';
import { addSubscriptions } from './subscriptions/subscriptions.ts';
import { addWithdrawal } from './subscriptions/withdrawal.ts';

/** The account host's calls about subscriptions, seats, newsletters, topics and help. */
export const addSubscriptionRoutes = (app: App, services: Services): void => {
  addSubscriptions(app, services);
  addWithdrawal(app, services);
  addDocuments(app, services);
  addOffers(app, services);
  addPayments(app, services);
  addSubUsers(app, services);
  addSubUserActions(app, services);
  addNewsletters(app, services);
  addTopics(app, services);
  addPush(app, services);
  addContactTopics(app, services);
  addContact(app, services);
  addFaqVote(app, services);
};
