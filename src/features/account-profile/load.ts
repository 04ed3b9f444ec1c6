import { consentsOf } from '../../api/account/consents.ts';
import { invoicingOf } from '../../api/account/invoicing.ts';
import { profileOf } from '../../api/account/profile.ts';
import { core } from '../../core/page/core.ts';
import type { Result } from '../../rules/page/result.ts';
import type { Stored } from './form/draft.ts';

/** Loads profile, invoicing data and consents, or returns the failure of one of them. */
export const load = async (signal?: AbortSignal): Promise<Result<Stored>> => {
  const { account } = core.clients;
  const [profile, invoicing, consents] = await Promise.all([
    profileOf(account, signal),
    invoicingOf(account, signal),
    consentsOf(account, signal),
  ]);
  if (profile.kind !== 'ok') return profile;
  if (invoicing.kind !== 'ok') return invoicing;
  if (consents.kind !== 'ok') return consents;
  return { kind: 'ok', data: { profile: profile.data, invoicing: invoicing.data, consents: consents.data } };
};
