import { path as topicsCurrent } from '@phosphor-icons/core/assets/fill/bell-fill.svg?icon';
import { path as contactCurrent } from '@phosphor-icons/core/assets/fill/chat-circle-dots-fill.svg?icon';
import { path as newsletterCurrent } from '@phosphor-icons/core/assets/fill/envelope-simple-fill.svg?icon';
import { path as subscriptionsCurrent } from '@phosphor-icons/core/assets/fill/newspaper-fill.svg?icon';
import { path as dashboardCurrent } from '@phosphor-icons/core/assets/fill/squares-four-fill.svg?icon';
import { path as profileCurrent } from '@phosphor-icons/core/assets/fill/user-fill.svg?icon';
import { path as utilitiesCurrent } from '@phosphor-icons/core/assets/fill/wrench-fill.svg?icon';
import { path as topics } from '@phosphor-icons/core/assets/regular/bell.svg?icon';
import { path as contact } from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?icon';
import { path as newsletter } from '@phosphor-icons/core/assets/regular/envelope-simple.svg?icon';
import { path as subscriptions } from '@phosphor-icons/core/assets/regular/newspaper.svg?icon';
import { path as dashboard } from '@phosphor-icons/core/assets/regular/squares-four.svg?icon';
import { path as profile } from '@phosphor-icons/core/assets/regular/user.svg?icon';
import { path as utilities } from '@phosphor-icons/core/assets/regular/wrench.svg?icon';
import type { SectionKey } from '../../rules/account/account-sections.ts';

/** Icon of each section, and the filled one for the current section. */
export const sectionIcons: Readonly<Record<SectionKey, readonly [icon: string, current: string]>> = {
  dashboard: [dashboard, dashboardCurrent],
  profile: [profile, profileCurrent],
  subscriptions: [subscriptions, subscriptionsCurrent],
  topics: [topics, topicsCurrent],
  newsletter: [newsletter, newsletterCurrent],
  utilities: [utilities, utilitiesCurrent],
  contact: [contact, contactCurrent],
};
