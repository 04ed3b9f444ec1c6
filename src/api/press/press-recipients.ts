import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { type FormResult, read, submit } from '../page/account-call.ts';
import { pathOf } from '../page/paths.ts';
import type { ApiResult } from '../page/result.ts';

const recipient = type({
  id: integer(),
  email: string(),
  name: string(),
  group: nullable(string()),
  active: boolean(),
});
/** Somebody who gets the press review. */
export type Recipient = Infer<typeof recipient>;

const answer = type({ destinatari: array(recipient) });
export type Recipients = Infer<typeof answer>;

/** What a form says of a recipient; what is left out stays. */
export type RecipientChange = Partial<Omit<Recipient, 'id'>>;

/** GET /api/user/rassegna/destinatari. */
export const recipientsOf = (client: HttpClient, signal?: AbortSignal): Promise<ApiResult<Recipients>> =>
  read(client, pathOf('rassegnaRecipients'), answer, signal);

/** POST /api/user/rassegna/destinatari. Resolves with all of them. */
export const addRecipient = (client: HttpClient, recipient: RecipientChange): Promise<FormResult<Recipients>> =>
  submit(client, pathOf('rassegnaRecipients'), recipient, answer);

/** POST /api/user/rassegna/destinatari/{id}. */
export const changeRecipient = (
  client: HttpClient,
  id: number,
  change: RecipientChange,
): Promise<FormResult<Recipients>> => submit(client, pathOf('rassegnaRecipient', id), change, answer);

/** POST /api/user/rassegna/destinatari/{id}/delete. */
export const removeRecipient = (client: HttpClient, id: number): Promise<FormResult<Recipients>> =>
  submit(client, pathOf('rassegnaRecipientDelete', id), {}, answer);
