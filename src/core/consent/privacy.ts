import { goTo } from '../../platform/browser/page-url.ts';
import { openPreferences } from '../../platform/services/consent-manager.ts';

/** Opens the privacy and cookie preferences; without a consent manager, the policy. */
export const showPrivacyPreferences = (policy: string | undefined): void => {
  if (!openPreferences() && policy) goTo(policy);
};
