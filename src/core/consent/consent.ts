import { type ReadonlySignal, signal } from '@preact/signals-core';
import { sendReceipt } from '../../api/consent/consent-log.ts';
import { loadScript } from '../../platform/services/script.ts';
import { followConsent, prepareManager, type Statement } from '../../platform/services/tcf.ts';
import type { Brand } from '../../rules/brand/brands/record.ts';
import { readPurposeMap } from '../../rules/consent/purpose-map.ts';
import { isWholeString, saysSomething, type TcChoice, tcfVersionOf } from '../../rules/consent/tc-string.ts';
import { reducedAddress } from '../../rules/consent/tracking.ts';
import {
  allGranted,
  type ConsentMode,
  isSameConsent,
  type Purposes,
  purposesOf,
  vendorListOf,
} from '../../rules/consent/tracking-consent.ts';
import { spoken } from '../../rules/language/spoken.ts';
import type { Core } from '../page/core.ts';
import { dispatchPageEvent } from '../page/events.ts';
import { page } from '../page/page.ts';
import { outside } from './outside.ts';
import { type Stated, statedIn } from './stated.ts';

/** Without an answer of the consent manager in this time, the preference is missing. */
const consentTimeoutMs = 10_000;

/** A newer vendor list asks for consent again. */
const defaultVendorList = 60;

/** The reader's tracking consent. */
export interface Consent {
  /** Undefined before a choice. */
  readonly purposes: ReadonlySignal<Purposes | undefined>;
  /** Subscribes to the page's consent manager, once; loads one if the page has none. */
  follow(): void;
  /** Unsubscribes. The purposes stay. */
  leave(): void;
}

const mode = (): ConsentMode => (page.config.consentMode === 'strict' ? 'strict' : 'default');

const vendorListVersion = (): number => {
  const configured: unknown = page.config.vendorListVersion;
  return typeof configured === 'number' ? configured : defaultVendorList;
};

/** Creates the tracking consent of the page. The rules are in src/rules/consent/tracking-consent.ts. */
export const createConsent = ({ clients }: Pick<Core, 'clients'>, { sigla, cookieConsent }: Brand): Consent => {
  const { siteId, policyId, policyUrl: _, invalidBefore } = cookieConsent;
  const purposes = signal<Purposes | undefined>(undefined);
  let leave: (() => void) | undefined;
  let hasManager = false;

  const decide = (given: Purposes): void => {
    if (isSameConsent(purposes.peek(), given)) return;
    purposes.value = given;
    dispatchPageEvent('np-consent', given);
  };

  const missing = (): void => {
    if (purposes.peek()) return;
    decide(purposesOf(undefined, terms(), { current: undefined, given: undefined }));
  };
  const terms = () => ({ mode: mode(), invalidBefore, vendorListVersion: vendorListVersion() });

  /**
   * Logs a choice of the reader on the server, with the version of its text and the page. A string is a proof only if
   * it was read and is whole.
   */
  const log = (given: Purposes, isFirst: boolean, string: { choice: TcChoice; text: string | undefined } | undefined) =>
    void sendReceipt(clients.account, {
      brand: sigla,
      tcf_version: (string && tcfVersionOf(string.choice)) ?? outside('tcfVersion'),
      purposes: given,
      source: isFirst ? 'banner' : 'preferences',
      text_version: `${policyId}/${invalidBefore}`,
      page: reducedAddress(location),
      ...(string?.text && isWholeString(string.choice) && { tc_string: string.text }),
    });

  const conclude = ({ answer, isNew, tcString, vendorList }: Statement, { preference, choice }: Stated): void => {
    if (answer.kind === 'notNeeded' && !saysSomething(preference)) {
      decide(allGranted);
      return;
    }
    const isFirst = purposes.peek() === undefined;
    const lists = { current: vendorList, given: isNew ? vendorList : vendorListOf(tcString) };
    const granted = purposesOf(preference, isNew ? { ...terms(), invalidBefore: '' } : terms(), lists);
    decide(granted);
    if (isNew && saysSomething(preference)) log(granted, isFirst, choice && { choice, text: tcString });
  };

  let timeout: ReturnType<typeof setTimeout> | undefined;
  let statements = 0;
  const receive = (statement: Statement): void => {
    const { kind } = statement.answer;
    if (kind === 'pending') return;
    clearTimeout(timeout);
    if (kind === 'asking') return;
    statements += 1;
    const turn = statements;
    const stated = statedIn(statement, readPurposeMap(page.config.consentPurposes), mode());
    // A string that is read late must not replace a newer statement.
    const concludeLate = (late: Stated): void => {
      if (turn === statements) conclude(statement, late);
    };
    if (stated instanceof Promise) void stated.then(concludeLate);
    else conclude(statement, stated);
  };

  const load = (): void => {
    if (hasManager) return;
    hasManager = true;
    timeout = setTimeout(missing, consentTimeoutMs);
    const options = {
      siteId,
      cookiePolicyId: policyId,
      lang: spoken(),
      enableTcf: true,
      tcfVersion: outside('tcfVersion'),
      newConsentAtVendorListUpdate: vendorListVersion(),
      invalidateConsentBefore: invalidBefore,
    } as const;
    if (prepareManager(options)) loadScript(outside('consentUrl'), consentTimeoutMs).catch(missing);
  };

  return {
    purposes,
    follow() {
      load();
      leave ??= followConsent(receive);
    },
    leave() {
      leave?.();
      leave = undefined;
    },
  };
};
