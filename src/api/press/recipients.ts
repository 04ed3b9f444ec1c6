import { array, boolean, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const recipient = type({
  id: integer(),
  email: string(),
  name: string(),
  group: nullable(string()),
  active: boolean(),
});
/** A person who receives the press review. */
export type Recipient = Infer<typeof recipient>;

const answer = type({ destinatari: array(recipient) });
export type Recipients = readonly Recipient[];

/** The fields of a recipient's form. The server keeps those left out. */
export type RecipientChange = Partial<Omit<Recipient, 'id'>>;

const listIn = (result: Result<Infer<typeof answer>>): Result<Recipients> => mapOk(result, (data) => data.destinatari);

/** GET /api/user/rassegna/destinatari */
export const recipientsOf = async (client: Client, signal?: AbortSignal): Promise<Result<Recipients>> =>
  listIn(await read(client, pathOf('rassegnaRecipients'), answer, { signal }));

/** POST /api/user/rassegna/destinatari. Resolves with all recipients. */
export const addRecipient = async (client: Client, recipient: RecipientChange): Promise<Result<Recipients>> =>
  listIn(await submit(client, pathOf('rassegnaRecipients'), recipient, answer));

/** POST /api/user/rassegna/destinatari/{id}. Resolves with all recipients. */
export const changeRecipient = async (
  client: Client,
  id: number,
  change: RecipientChange,
): Promise<Result<Recipients>> => listIn(await submit(client, pathOf('rassegnaRecipient', id), change, answer));

/** POST /api/user/rassegna/destinatari/{id}/delete. Resolves with those left. */
export const removeRecipient = async (client: Client, id: number): Promise<Result<Recipients>> =>
  listIn(await submit(client, pathOf('rassegnaRecipientDelete', id), {}, answer));
