import { effect } from '@preact/signals-core';
import { readProfiledUser, requestBanners } from '../../api/consent/marketing.ts';
import { createClient } from '../../platform/net/client.ts';
import { readStoredJson } from '../../platform/storage/storage.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { marketingProfile } from '../../rules/consent/marketing-profile.ts';
import { reducedAddress } from '../../rules/consent/tracking.ts';
import type { Core } from '../page/core.ts';
import { drawBanner } from './banner.ts';
import type { Consent } from './consent.ts';
import { outside } from './outside.ts';
import { idOf, watchSlots } from './slots.ts';

/** Milliseconds for which the call waits for a slot to come, so that one call does for all. */
const patience = 2000;

/**
 * Specification, points 4 and 7, "Marketing call": one, once it is known whether the reader is logged in and purpose 5
 * is granted, with the slots of the page. Slots of a screen that comes later are asked for by themselves.
 */
export const startMarketing = ({ store, session }: Core, { purposes }: Consent, { domain }: Brand): void => {
  const client = createClient(() => outside('marketingUrl'), { credentials: 'omit' });
  const asked = new WeakSet<Element>();
  let found: readonly HTMLElement[] = [];
  let called = false;

  const ask = async (slots: readonly HTMLElement[]): Promise<void> => {
    const login = store.login.peek();
    const reader = login.state === 'loggedIn' ? login.user : undefined;
    const user = reader && readProfiledUser(readStoredJson('userPayload'), reader.email);
    const profile = marketingProfile({ domain, url: reducedAddress(location) }, reader, user, new Date());
    const containers = Object.fromEntries(slots.map((slot) => [idOf(slot), `[data-np-slot="${idOf(slot)}"]`]));
    const banners = await requestBanners(client, containers, profile);
    for (const slot of slots) drawBanner(slot, banners.get(idOf(slot)));
  };

  const look = (mayBeEmpty: boolean): void => {
    if (store.login.peek().state === 'unknown' || !purposes.peek()?.[5]) return;
    const slots = found.filter((slot) => !asked.has(slot));
    if (slots.length === 0 && (called || !mayBeEmpty)) return;
    called = true;
    for (const slot of slots) asked.add(slot);
    void ask(slots);
  };

  let isPatient = true;
  let begun = false;
  effect(() => {
    const isDue = store.login.value.state !== 'unknown' && purposes.value?.[5] === true;
    if (!isDue || begun) return;
    begun = true;
    setTimeout(() => {
      isPatient = false;
      look(true);
    }, patience);
    watchSlots((slots) => {
      found = slots;
      look(!isPatient);
    });
  });
  void session.load();
};
