import { effect } from '@preact/signals-core';
import { readProfiledUser, requestBanners } from '../../api/consent/marketing.ts';
import { createClient } from '../../platform/net/client.ts';
import type { BannersAdapter } from '../../platform/services/adapters.ts';
import { readStoredJson } from '../../platform/storage/storage.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { marketingProfile } from '../../rules/consent/marketing-profile.ts';
import { reducedAddress } from '../../rules/consent/tracking.ts';
import type { Core } from '../page/core.ts';
import { drawBanner } from './banner.ts';
import { chosenBanners, marketingUrl } from './chosen.ts';
import type { Consent } from './consent.ts';
import { guarded } from './guarded.ts';
import { idOf, watchSlots } from './slots.ts';

/** The first call waits this long for slots, so that one call covers all. */
const slotWaitMs = 2000;

/** The banners of the marketing platform. */
const marketing = (): BannersAdapter => {
  const client = createClient(marketingUrl, { credentials: 'omit' });
  return {
    load: async () => {},
    async show(slots, profile) {
      const containers = Object.fromEntries(slots.map(({ id }) => [id, `[data-np-slot="${id}"]`]));
      const banners = await requestBanners(client, containers, profile);
      for (const { id, element } of slots) drawBanner(element, banners.get(id));
    },
  };
};

/**
 * Requests the banners of the page's slots in one call, once the login is known and purpose 5 is granted. Slots that
 * appear later have their own calls.
 */
export const startMarketing = ({ store, session }: Core, { purposes }: Consent, { domain }: Brand): void => {
  let source: Promise<BannersAdapter> | undefined;
  const load = async (): Promise<BannersAdapter> => {
    const banners = await chosenBanners(marketing());
    await banners.load();
    return banners;
  };
  const requested = new WeakSet<Element>();
  let found: readonly HTMLElement[] = [];
  let called = false;

  const request = async (slots: readonly HTMLElement[]): Promise<void> => {
    const login = store.login.peek();
    const reader = login.state === 'loggedIn' ? login.user : undefined;
    const user = reader && readProfiledUser(readStoredJson('userPayload'), reader.email);
    const profile = marketingProfile({ domain, url: reducedAddress(location) }, reader, user, new Date());
    await guarded('banners', async () => {
      source ??= load();
      const places = slots.map((element) => ({ id: idOf(element), element }));
      try {
        const banners = await source;
        if (purposes.peek()?.[5]) await banners.show(places, profile);
      } catch (error) {
        source = undefined;
        throw error;
      }
    });
  };

  const update = (mayBeEmpty: boolean): void => {
    if (store.login.peek().state === 'unknown' || !purposes.peek()?.[5]) return;
    const slots = found.filter((slot) => !requested.has(slot));
    if (slots.length === 0 && (called || !mayBeEmpty)) return;
    called = true;
    for (const slot of slots) requested.add(slot);
    void request(slots);
  };

  let isWaiting = true;
  let begun = false;
  effect(() => {
    const isDue = store.login.value.state !== 'unknown' && purposes.value?.[5] === true;
    if (!isDue || begun) return;
    begun = true;
    setTimeout(() => {
      isWaiting = false;
      update(true);
    }, slotWaitMs);
    watchSlots((slots) => {
      found = slots;
      update(!isWaiting);
    });
  });
  void session.load();
};
