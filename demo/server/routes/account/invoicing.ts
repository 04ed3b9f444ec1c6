import { createRoute, z } from '@hono/zod-openapi';
import { invoicingErrors } from '../../../../src/rules/account/invoicing.ts';
import type { Queryable } from '../../db/db.ts';
import { demandUnchanged } from '../../domain/account/changed.ts';
import { refuseErrors } from '../../domain/account/field-errors.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, jsonBody, origin, typedText } from '../schemas.ts';

const text = z.string().max(500);

const fields = z.object({
  company_name: text,
  vat_number: text,
  fiscal_code: text,
  recipient_code: text,
  cig: text,
  pec: text,
  recipient_name: text,
  address: text,
  city: text,
  zip: text,
  region: text,
  country: text,
});

const names = fields.keyof().options;

const body = fields.partial().extend({
  want_invoice: z.boolean().optional(),
  version: z.number().int().optional().openapi({ description: 'The version last read; an older one is refused' }),
});

const data = z.object({
  invoicing: fields.extend({ want_invoice: z.boolean() }),
  version: z.number().int().openapi({ description: 'Increases with every change' }),
});

const read = createRoute({
  method: 'get',
  path: '/api/user/invoicing',
  summary: 'The invoicing data',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/invoicing',
  summary: 'Changes invoicing data; fields left out stay',
  request: jsonBody(body),
  responses: answers(data, {
    401: 'Not signed in',
    409: 'Changed since it was read: ERR_CHANGED',
    422: 'Invalid fields: required, max_length, vat_number, fiscal_code, recipient_code, cig, email, zip, country',
  }),
  ...origin('project', 'account'),
});

type Invoicing = z.infer<typeof data>['invoicing'];

interface Stored {
  readonly kind: 'person' | 'company' | 'public_body';
  readonly invoicing: Invoicing;
  readonly version: number;
}

const stored = async (db: Queryable, accountId: string, lock = false): Promise<Stored> => {
  const [row] = await db.query<{ kind: Stored['kind']; invoicing: Partial<Invoicing>; version: number }>(
    `select kind, invoicing, invoicing_version as version from account where id = $1 ${lock ? 'for update' : ''}`,
    [accountId],
  );
  if (!row) throw new Error('The account is gone');
  const kept = row.invoicing;
  const texts = fields.parse(Object.fromEntries(names.map((name) => [name, kept[name] ?? ''])));
  return { ...row, invoicing: { ...texts, want_invoice: kept.want_invoice ?? false } };
};

const capitals = (code: string): string => code.replace(/\s+/g, '').toUpperCase();

/** GET and POST /api/user/invoicing. */
export const addInvoicing = (app: App, services: Services): void => {
  const { db } = services;
  app.openapi(read, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { invoicing, version } = await stored(db, accountId);
    return c.json(success({ invoicing, version }), 200);
  });
  app.openapi(write, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { version: readVersion, ...sent } = c.req.valid('json');
    const answer = await db.tx(async (tx) => {
      const before = await stored(tx, accountId, true);
      demandUnchanged(readVersion, before.version);
      const given = Object.entries(sent).filter(([, value]) => value !== undefined);
      const clean = given.map(([name, value]) => [name, typeof value === 'string' ? typedText.parse(value) : value]);
      const all: Invoicing = { ...before.invoicing, ...Object.fromEntries(clean) };
      const invoicing = {
        ...all,
        vat_number: capitals(all.vat_number),
        fiscal_code: capitals(all.fiscal_code),
        recipient_code: capitals(all.recipient_code),
        cig: capitals(all.cig),
        country: all.country.toUpperCase(),
      };
      const { want_invoice, ...texts } = invoicing;
      refuseErrors(invoicingErrors(before.kind, want_invoice, texts));
      const [row] = await tx.query<{ version: number }>(
        `update account set invoicing = $2, invoicing_version = invoicing_version + 1 where id = $1
         returning invoicing_version as version`,
        [accountId, JSON.stringify(invoicing)],
      );
      return { invoicing, version: row?.version ?? before.version };
    });
    return c.json(success(answer), 200);
  });
};
