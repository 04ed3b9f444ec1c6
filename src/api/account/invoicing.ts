import { boolean, type Infer, integer, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { InvoicingFields } from '../../rules/account/invoicing.ts';
import type { Result } from '../../rules/page/result.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const invoicing = type({
  want_invoice: boolean(),
  company_name: string(),
  vat_number: string(),
  fiscal_code: string(),
  recipient_code: string(),
  cig: string(),
  pec: string(),
  recipient_name: string(),
  address: string(),
  city: string(),
  zip: string(),
  region: string(),
  country: string(),
});

const answer = type({ invoicing, version: integer() });
/** The invoicing data, and its version. */
export type InvoicingAnswer = Infer<typeof answer>;

/** GET /api/user/invoicing */
export const invoicingOf = (client: Client, signal?: AbortSignal): Promise<Result<InvoicingAnswer>> =>
  read(client, pathOf('invoicing'), answer, { signal });

/** POST /api/user/invoicing: sends only the changed fields. Refused when `version` is outdated. */
export const saveInvoicing = (
  client: Client,
  changes: Readonly<Partial<InvoicingFields & { want_invoice: boolean }>>,
  version: number,
): Promise<Result<InvoicingAnswer>> => submit(client, pathOf('invoicing'), { ...changes, version }, answer);
