import { type ReadonlySignal, signal } from '@preact/signals-core';
import { readPreference, sendReceipt } from '../../api/consent/consent-log.ts';
import { loadScript } from '../../platform/services/script.ts';
import { type ConsentSaid, followConsent, prepareManager } from '../../platform/services/tcf.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { reducedAddress } from '../../rules/consent/tracking.ts';
import {
  allGranted,
  type ConsentMode,
  isSameConsent,
  type Purposes,
  purposesOf,
  vendorListOf,
} from '../../rules/consent/tracking-consent.ts';
import type { Core } from '../page/core.ts';
import { tellPage } from '../page/events.ts';
import { page } from '../page/page.ts';
import { outside } from './outside.ts';

/** Milliseconds without any answer of the manager after which a preference counts as missing. */
const patience = 10_000;

/** Specification, point 9: new consent is asked for once the vendor list is newer than this. */
const usualVendorList = 60;

/** What the reader agrees to; undefined while they are still to decide. */
export interface Consent {
  readonly purposes: ReadonlySignal<Purposes | undefined>;
  /** Listens to the consent manager of the page, loading it if there is none; one listener, however often called. */
  follow(): void;
  /** Takes the listener away; what was decided stays. */
  leave(): void;
}

const mode = (): ConsentMode => (page.config.consentMode === 'strict' ? 'strict' : 'default');

const vendorListVersion = (): number => {
  const configured: unknown = page.config.vendorListVersion;
  return typeof configured === 'number' ? configured : usualVendorList;
};

/** Specification, points 3, 4 and 9, "Tracking consent", for this page. */
export const createConsent = ({ clients }: Pick<Core, 'clients'>, { sigla, cookieConsent }: Brand): Consent => {
  const { siteId, policyId, policyUrl: _, invalidBefore } = cookieConsent;
  const purposes = signal<Purposes | undefined>(undefined);
  let leave: (() => void) | undefined;
  let hasManager = false;

  const decide = (given: Purposes): void => {
    if (isSameConsent(purposes.peek(), given)) return;
    purposes.value = given;
    tellPage('np-consent', given);
  };

  const missing = (): void => {
    if (purposes.peek()) return;
    decide(purposesOf(undefined, terms(), { current: undefined, given: undefined }));
  };
  const terms = () => ({ mode: mode(), invalidBefore, vendorListVersion: vendorListVersion() });

  /** Every choice of the reader is kept, with the version of the text it was made in and the place. */
  const keep = (given: Purposes, isFirst: boolean, tcString: string | undefined): void =>
    void sendReceipt(clients.account, {
      brand: sigla,
      tcf_version: outside('tcfVersion'),
      purposes: given,
      source: isFirst ? 'banner' : 'preferences',
      text_version: `${policyId}/${invalidBefore}`,
      page: reducedAddress(location),
      ...(tcString && { tc_string: tcString }),
    });

  let waiting: ReturnType<typeof setTimeout> | undefined;
  const hear = (said: ConsentSaid): void => {
    if (said.kind === 'pending') return;
    clearTimeout(waiting);
    if (said.kind === 'notNeeded') decide(allGranted);
    if (said.kind !== 'given') return;
    const { preference, isNew, tcString, vendorList } = said;
    const given = isNew ? vendorList : vendorListOf(tcString);
    const isFirst = purposes.peek() === undefined;
    const granted = purposesOf(readPreference(preference), terms(), { current: vendorList, given });
    decide(granted);
    if (isNew) keep(granted, isFirst, tcString);
  };

  const load = (): void => {
    if (hasManager) return;
    hasManager = true;
    waiting = setTimeout(missing, patience);
    const options = {
      siteId,
      cookiePolicyId: policyId,
      lang: 'it',
      enableTcf: true,
      tcfVersion: outside('tcfVersion'),
      newConsentAtVendorListUpdate: vendorListVersion(),
      invalidateConsentBefore: invalidBefore,
    } as const;
    if (prepareManager(options)) loadScript(outside('consentUrl'), patience).catch(missing);
  };

  return {
    purposes,
    follow() {
      load();
      leave ??= followConsent(hear);
    },
    leave() {
      leave?.();
      leave = undefined;
    },
  };
};
