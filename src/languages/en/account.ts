import type { Translation } from '../catalogue.ts';
import type { parts } from '../parts.ts';
import { entering } from './account-entering.ts';
import { overview } from './account-overview.ts';
import { profile } from './account-profile.ts';
import { seats } from './account-seats.ts';
import { subscriptions } from './account-subscriptions.ts';
import { topics } from './account-topics.ts';

/** What the account area shows besides `page`. */
export const account: Translation<(typeof parts.account)[number]> = {
  ...entering,
  ...overview,
  ...profile,
  ...seats,
  ...subscriptions,
  ...topics,
};
