import { effect } from '@preact/signals-core';
import { sendTracking } from '../../api/consent/tracking.ts';
import { type Audience, loadAudience } from '../../platform/services/audience.ts';
import { consentByDefault, loadTagManager, pushPageView, updateConsent } from '../../platform/services/tag-manager.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { reducedAddress, trackedAddress } from '../../rules/consent/tracking.ts';
import { consentSignals, onlyNecessary } from '../../rules/consent/tracking-consent.ts';
import { takeHandedTalk } from '../assistance/handed-talk.ts';
import type { Core } from '../page/core.ts';
import { page } from '../page/page.ts';
import { type Consent, createConsent } from './consent.ts';
import { startMarketing } from './marketing.ts';
import { outside } from './outside.ts';
import { trackClicks } from './tracked-clicks.ts';

type Viewed = (address: string) => void;

/** Starts the audience tracking when purpose 4 is granted; stops it when the reader withdraws it. */
const startAudience = ({ purposes }: Consent, { audienceTracking }: Brand, current: () => string): Viewed => {
  const { clientId, appId } = audienceTracking;
  let requested = false;
  let audience: Audience | undefined;
  let warned = false;
  const load = async () => {
    const query = new URLSearchParams({ client: clientId, app: appId });
    audience = await loadAudience(`${outside('audienceUrl')}?${query}`);
    if (purposes.peek()?.[4]) audience?.track('pageview', { url: current() });
    else audience?.stop();
  };
  effect(() => {
    const granted = purposes.value?.[4];
    if (granted === undefined) return;
    if (granted) {
      audience?.start();
      if (!requested) void load();
      requested = true;
      return;
    }
    audience?.stop();
    if (!warned) console.warn('np: the audience tracking is not loaded: consent 4 is missing.');
    warned = true;
  });
  return (url) => audience?.track('pageview', { url });
};

/** Loads the tag manager when purpose 4 is granted, sends it the purposes first, then each change. */
const startTagManager = ({ purposes }: Consent): Viewed => {
  let loaded = false;
  effect(() => {
    const given = purposes.value;
    if (loaded && given) updateConsent(consentSignals(given));
    if (loaded || !given?.[4]) return;
    loaded = true;
    consentByDefault(consentSignals(onlyNecessary));
    updateConsent(consentSignals(given));
    loadTagManager(outside('tagManagerUrl'), outside('tagManagerId')).catch(() => {});
  });
  return (url) => {
    if (loaded) pushPageView(url);
  };
};

/** Counts each address that the page opens, once purpose 4 is granted. */
const countViews = ({ navigation, clients }: Core, { purposes }: Consent, viewed: readonly Viewed[]): void => {
  let counted: string | undefined;
  effect(() => {
    const address = new URL(navigation.here.value);
    const url = reducedAddress(address);
    if (!purposes.value?.[4] || url === counted) return;
    const isFirst = counted === undefined;
    counted = url;
    void sendTracking(clients.account, trackedAddress(address), 'pageview');
    if (!isFirst) for (const report of viewed) report(url);
  });
};

/**
 * Starts consent, tracking and banners, once per page. Not while the address contains the code of a sign-in: third
 * parties must not receive it, nor a handed-over conversation.
 */
export const startServices = async (core: Core): Promise<void> => {
  takeHandedTalk();
  if (page.servicesStarted || new URLSearchParams(location.search).has('id_code')) return;
  page.servicesStarted = true;
  const record = await core.brandRecord();
  const consent = createConsent(core, record);
  page.purposes = () => consent.purposes.value;
  const current = () => reducedAddress(new URL(core.navigation.here.peek()));
  const viewed = [startAudience(consent, record, current), startTagManager(consent)];
  countViews(core, consent, viewed);
  trackClicks(core, consent);
  startMarketing(core, consent, record);
  page.counted = () => (page.elements > 0 ? consent.follow() : consent.leave());
  page.counted();
};
