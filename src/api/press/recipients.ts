import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

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
export const recipientsOf = (client: Client, signal?: AbortSignal): Promise<Result<Recipients>> =>
  read(client, pathOf('rassegnaRecipients'), answer, { signal });

/** POST /api/user/rassegna/destinatari. Resolves with all of them. */
export const addRecipient = (client: Client, recipient: RecipientChange): Promise<Result<Recipients>> =>
  submit(client, pathOf('rassegnaRecipients'), recipient, answer);

/** POST /api/user/rassegna/destinatari/{id}. */
export const changeRecipient = (client: Client, id: number, change: RecipientChange): Promise<Result<Recipients>> =>
  submit(client, pathOf('rassegnaRecipient', id), change, answer);

/** POST /api/user/rassegna/destinatari/{id}/delete. */
export const removeRecipient = (client: Client, id: number): Promise<Result<Recipients>> =>
  submit(client, pathOf('rassegnaRecipientDelete', id), {}, answer);
