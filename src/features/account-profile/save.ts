import { saveConsents } from '../../api/account/consents.ts';
import { saveInvoicing } from '../../api/account/invoicing.ts';
import { saveProfile } from '../../api/account/profile.ts';
import type { Clients } from '../../core/session/clients.ts';
import { askedConsents, consentTextVersion } from '../../rules/account/consents.ts';
import { failureText } from '../../rules/page/failures.ts';
import type { Failure } from '../../rules/page/result.ts';
import { copy } from './copy.ts';
import {
  type Draft,
  type Errors,
  invoicingFieldIn,
  invoicingIn,
  profileIn,
  type Stored,
  textNames,
  typeIn,
} from './form/draft.ts';
import { changesOf } from './model.ts';

/** Result of a save: the server's data, and why it stopped. */
export interface Outcome {
  readonly stored: Stored;
  /** Somebody else saved meanwhile: nothing was overwritten. */
  readonly isConflict?: true;
  readonly problem?: string;
  readonly errors?: Errors;
}

const stopped = (stored: Stored, failure: Failure, fieldOf: (name: string) => string | undefined): Outcome => {
  if (failure.kind === 'badStatus' && failure.code === 'ERR_CHANGED') return { stored, isConflict: true };
  const errors = failure.kind === 'badStatus' ? failure.errors : {};
  const named = Object.entries(errors).map(([name, key]) => [fieldOf(name), key] as const);
  const known = named.filter(([name]) => name !== undefined);
  return {
    stored,
    ...(known.length > 0 && { errors: Object.fromEntries(known) }),
    ...(known.length === 0 && { problem: failureText(failure, copy.saveFailed) }),
  };
};

const own = (name: string) => textNames.find((text) => text === name);

/**
 * Saves the changed parts one by one: the profile first, since the kind of user decides what the others need. Stops at
 * the first refused part; earlier parts stay saved.
 */
export const save = async (client: Clients['account'], draft: Draft, before: Stored): Promise<Outcome> => {
  let stored = before;

  const profile = changesOf(profileIn(draft), { ...stored.profile.profile });
  if (Object.keys(profile).length > 0) {
    const result = await saveProfile(client, profile, stored.profile.version);
    if (result.kind !== 'ok') return stopped(stored, result, own);
    stored = { ...stored, profile: result.data };
  }

  const { invoicing: kept, version } = stored.invoicing;
  const invoicing = changesOf(
    { ...invoicingIn(draft, stored), want_invoice: draft.flags.want_invoice === true },
    { ...kept },
  );
  if (Object.keys(invoicing).length > 0) {
    const result = await saveInvoicing(client, invoicing, version);
    if (result.kind !== 'ok') return stopped(stored, result, (name) => invoicingFieldIn(draft, name));
    stored = { ...stored, invoicing: result.data };
  }

  const granted = Object.fromEntries(stored.consents.consents.map((consent) => [consent.id, consent.granted]));
  const asked = askedConsents(typeIn(draft)).map((id) => [id, draft.flags[id] === true] as const);
  const consents = Object.fromEntries(asked.filter(([id, choice]) => choice !== (granted[id] ?? false)));
  if (Object.keys(consents).length > 0) {
    const textVersion = stored.consents.consents[0]?.version ?? consentTextVersion;
    const result = await saveConsents(client, consents, textVersion, 'profilo');
    if (result.kind !== 'ok')
      return stopped(stored, result, (name) => (name === 'company_contract' ? name : undefined));
    stored = { ...stored, consents: { ...stored.consents, consents: result.data.consents } };
  }
  return { stored };
};
