import { array, boolean, type Infer, integer, nullable, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

export const subscription = type({
  id: integer(),
  numero: string(),
  product: string(),
  stato: string(),
  intestatario: string(),
  data_inizio: string(),
  data_fine: string(),
  prezzo: optional(nullable(number())),
  prezzo_rinnovo: nullable(number()),
  data_prossimo_rinnovo_prezzo_pieno: nullable(string()),
  pagamento: nullable(type({ etichetta: string() })),
  dovuto: optional(nullable(type({ importo: number(), dal: string(), fino_al: string(), entro: string() }))),
  avviso_rinnovo: nullable(type({ inviato_il: string(), canale: string(), disdetta_entro: string() })),
  recesso: nullable(type({ entro: string() })),
  destinazione: string(),
  omaggio: boolean(),
  slave: boolean(),
  seats: type({ total: number(), used: number() }),
  actions: array(string()),
});
/** A bought, given or shared subscription. `actions` lists what is allowed. */
export type Subscription = Infer<typeof subscription>;

const list = type({ subscriptions: array(subscription) });
const one = type({ subscription });

const receipt = type({
  id: integer(),
  kind: string(),
  date: string(),
  amount: number(),
  number: string(),
  pdf_url: string(),
});

const shape = { declared_at: string(), content: string(), receipt_url: string() };
const declared = type(shape);
/** A declaration of the reader, its time, and the file that proves it. */
export type Declared = Infer<typeof declared>;

const declaration = type({ id: string(), kind: string(), ...shape });

const papers = type({ receipts: array(receipt), declarations: array(declaration) });
/** Payments, refunds and declarations. */
export type Papers = Infer<typeof papers>;

const renewal = type({ subscription, effective_date: string(), ...shape });
export type RenewalChange = Infer<typeof renewal>;

const statement = type({ withdrawal: type({ content: string() }) });
const withdrawal = type({ withdrawal: declared });

/** The person who withdraws, and the address for the receipt. */
export interface Withdrawing {
  readonly name: string;
  readonly email: string;
}

/** GET /api/user/subscriptions */
export const subscriptionsOf = (
  client: Client,
  signal?: AbortSignal,
): Promise<Result<{ subscriptions: Subscription[] }>> => read(client, pathOf('subscriptions'), list, { signal });

/** POST /api/user/subscriptions/activate: redeems the code of an invitation or a purchase. */
export const activateCode = (
  client: Client,
  activation_code: string,
): Promise<Result<{ subscription: Subscription }>> =>
  submit(client, pathOf('subscriptionActivate'), { activation_code }, one);

/** GET /api/user/subscriptions/{id}/receipts: payments, refunds and declarations, the latest first. */
export const papersOf = (client: Client, id: number, signal?: AbortSignal): Promise<Result<Papers>> =>
  read(client, pathOf('subscriptionReceipts', id), papers, { signal });

/** POST /api/user/subscriptions/{id}/auto-renewal: stops or resumes the automatic renewal. The reason is optional. */
export const setRenewal = (
  client: Client,
  id: number,
  query: { readonly enabled: boolean; readonly reason?: string },
): Promise<Result<RenewalChange>> => submit(client, pathOf('autoRenewal', id), query, renewal);

/** POST /api/user/subscriptions/{id}/withdrawal, step one. Resolves with the statement to confirm. */
export const declareWithdrawal = (
  client: Client,
  id: number,
  who: Withdrawing,
): Promise<Result<Infer<typeof statement>>> =>
  submit(client, pathOf('withdrawal', id), { step: 'declare', ...who }, statement);

/** Step two: the withdrawal takes effect. */
export const confirmWithdrawal = (
  client: Client,
  id: number,
  who: Withdrawing,
): Promise<Result<Infer<typeof withdrawal>>> =>
  submit(client, pathOf('withdrawal', id), { step: 'confirm', ...who }, withdrawal);
