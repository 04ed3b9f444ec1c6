import { randomUUID } from 'node:crypto';
import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOfSigla } from '../../base/brands.ts';
import type { App } from '../../http/base-app.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { answers, origin } from '../schemas.ts';

const plain = z.string().regex(/^[^\p{Cc}]*$/u);

const body = z.object({
  brand: z.string().max(8).openapi({ description: 'Brand code', example: 'MG' }),
  tcf_version: plain.min(1).max(16).openapi({ example: '2.2' }),
  purposes: z
    .object({ 1: z.boolean(), 2: z.boolean(), 3: z.boolean(), 4: z.boolean(), 5: z.boolean() })
    .openapi({ description: 'The five purposes of the site, each granted or not' }),
  source: plain.min(1).max(40).openapi({ description: 'Where the choice was made: banner, preferences, default' }),
  text_version: plain.max(40).optional().openapi({ description: 'Version of the text that was shown' }),
  page: z
    .string()
    .max(2048)
    .regex(/^https?:\/\/[^\p{Cc}\s?#]+$/u)
    .optional()
    .openapi({ description: 'Address of the page, without query and fragment' }),
  tc_string: z
    .string()
    .max(8192)
    .regex(/^[\w.~-]*$/)
    .optional(),
});

const route = createRoute({
  method: 'post',
  path: '/api/site/consent-log',
  summary: 'Stores a receipt of a tracking choice',
  request: { body: { required: true, content: { 'application/json': { schema: body } } } },
  responses: answers(z.object({ receipt_id: z.uuid() }), {
    400: 'Not JSON',
    403: 'Origin refused',
    413: 'Over 64 KiB',
    415: 'Not application/json',
    422: 'Unknown brand, or a field is invalid',
  }),
  ...origin('project', 'account'),
});

/** POST /api/site/consent-log: answers after the receipt is stored. The receipt names nobody. */
export const addConsentLog = (app: App, { db, now }: Services): void => {
  app.openapi(route, async (c) => {
    const receipt = c.req.valid('json');
    const brand = brandOfSigla(receipt.brand);
    if (!brand) throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
    const id = randomUUID();
    const { tcf_version, purposes, source, text_version = null, page = null, tc_string = null } = receipt;
    await db.query(
      `insert into consent_receipt (id, brand_id, tcf_version, purposes, source, text_version, page, tc_string, at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [id, brand.id, tcf_version, JSON.stringify(purposes), source, text_version, page, tc_string, new Date(now())],
    );
    return c.json(success({ receipt_id: id }), 200);
  });
};
