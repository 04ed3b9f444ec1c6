import { array, boolean, type Infer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

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
/** One consent given or withdrawn. */
export type ConsentChange = Infer<typeof change>;

const answer = type({ consents: array(consent), history: array(change) });
export type ConsentsAnswer = Infer<typeof answer>;

/** GET /api/user/consents. The newest change comes first. */
export const consentsOf = (client: Client, signal?: AbortSignal): Promise<Result<ConsentsAnswer>> =>
  read(client, pathOf('consents'), answer, { signal });

const saved = type({ consents: array(consent), receipt_id: string() });

/** POST /api/user/consents: the choices, the version of the text shown, and where it was shown. */
export const saveConsents = (
  client: Client,
  consents: Readonly<Record<string, boolean>>,
  text_version: string,
  surface: string,
): Promise<Result<Infer<typeof saved>>> =>
  submit(client, pathOf('consents'), { consents, text_version, surface }, saved);
