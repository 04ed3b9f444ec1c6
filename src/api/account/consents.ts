import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const consent = type({
  id: string(),
  text: string(),
  version: string(),
  granted: boolean(),
  granted_at: nullable(string()),
  mandatory: boolean(),
});

const change = type({
  id: string(),
  granted: boolean(),
  version: string(),
  surface: string(),
  receipt_id: string(),
  at: string(),
});
/** One line of what was agreed to or taken back. */
export type ConsentChange = Infer<typeof change>;

const answer = type({ consents: array(consent), history: array(change) });
export type ConsentsAnswer = Infer<typeof answer>;

/** GET /api/user/consents: newest change first. */
export const consentsOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<ConsentsAnswer>> =>
  read(client, pathOf('consents'), answer, signal);

const saved = type({ consents: array(consent), receipt_id: string() });

/** POST /api/user/consents: the choices, the version of the words that were shown, and where. */
export const saveConsents = (
  client: HttpClient,
  consents: Readonly<Record<string, boolean>>,
  text_version: string,
  surface: string,
): Promise<FormResult<Infer<typeof saved>>> =>
  submit(client, pathOf('consents'), { consents, text_version, surface }, saved);
