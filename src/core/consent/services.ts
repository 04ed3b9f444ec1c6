import { effect } from '@preact/signals-core';
import { sendTracking } from '../../api/consent/tracking.ts';
import type { AudienceAdapter, TagManagerAdapter } from '../../platform/services/adapters.ts';
import { within } from '../../platform/services/deadline.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { reducedAddress, trackedAddress } from '../../rules/consent/tracking.ts';
import { consentSignals, onlyNecessary } from '../../rules/consent/tracking-consent.ts';
import { takeHandedTalk } from '../assistance/handed-talk.ts';
import type { Core } from '../page/core.ts';
import { page } from '../page/page.ts';
import { chosenAudience, chosenTagManager } from './chosen.ts';
import { type Consent, createConsent } from './consent.ts';
import { guarded } from './guarded.ts';
import { startMarketing } from './marketing.ts';
import { trackClicks } from './tracked-clicks.ts';

type Viewed = (address: string) => void;

/** An audience measurement that has not loaded after this time is given up. */
const audienceLimitMs = 5000;

/** Starts the audience tracking when purpose 4 is granted; stops it when the reader withdraws it. */
const startAudience = ({ purposes }: Consent, { audienceTracking }: Brand, current: () => string): Viewed => {
  const { clientId, appId } = audienceTracking;
  let requested = false;
  let audience: AudienceAdapter | undefined;
  let warned = false;
  const tell = (call: (audience: AudienceAdapter) => void): void => {
    const current = audience;
    if (current) void guarded('audience measurement', () => call(current));
  };
  const view = (url: string): void => tell((audience) => audience.track('pageview', { url }));
  const stop = (): void => tell((audience) => audience.stop());
  const load = async () => {
    const codes = { client: clientId, app: appId };
    await guarded('audience measurement', async () => {
      const adapter = await chosenAudience();
      const loading = Promise.resolve(adapter.load(codes));
      await within(audienceLimitMs, 'the audience measurement', () => loading).catch((error: unknown) => {
        // One that is there too late measures nothing: no later withdrawal would reach it.
        void loading.then(
          () => adapter.stop(),
          () => {},
        );
        throw error;
      });
      audience = adapter;
    });
    if (purposes.peek()?.[4]) view(current());
    else stop();
  };
  effect(() => {
    const granted = purposes.value?.[4];
    if (granted === undefined) return;
    if (granted) {
      tell((audience) => audience.start());
      if (!requested) void load();
      requested = true;
      return;
    }
    stop();
    if (!warned) console.warn('np: the audience tracking is not loaded: consent 4 is missing.');
    warned = true;
  });
  return view;
};

/** Loads the tag manager when purpose 4 is granted, sends it the purposes first, then each change. */
const startTagManager = ({ purposes }: Consent): Viewed => {
  let manager: Promise<TagManagerAdapter> | undefined;
  const tell = (call: (manager: TagManagerAdapter) => unknown): void => {
    const current = manager;
    if (current) void guarded('tag manager', async () => call(await current));
  };
  effect(() => {
    const given = purposes.value;
    if (manager && given) tell((manager) => manager.consent(consentSignals(given)));
    if (manager || !given?.[4]) return;
    manager = chosenTagManager();
    tell(async (manager) => {
      await manager.load(consentSignals(onlyNecessary), consentSignals(given));
      const now = purposes.peek();
      if (now && now !== given) manager.consent(consentSignals(now));
    });
  });
  return (url) => tell((manager) => manager.pageView(url));
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
  const record = await core.brandRecord().catch((error: unknown) => {
    page.servicesStarted = false;
    throw error;
  });
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
