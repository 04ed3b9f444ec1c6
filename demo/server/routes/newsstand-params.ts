import { z } from '@hono/zod-openapi';
import type { BrandIdentity } from '../../../src/rules/brand/brand.ts';
import { dayOf } from '../../../src/rules/text/calendar.ts';
import { parseDay } from '../../../src/rules/text/dates.ts';
import { ApiError, statusText } from '../base/api-error.ts';
import { brandOfSigla } from '../base/brands.ts';
import type { AppContext } from '../http/env.ts';

const dayOfText = (text: string): string | undefined => {
  const date = parseDay(text.replace(/^(\d{4})-(\d\d)-(\d\d)$/, '$1$2$3'));
  return date && dayOf(date);
};

/** A day in a query, yyyymmdd or yyyy-mm-dd; parsed to yyyy-mm-dd. */
export const dayParam = z
  .string()
  .transform((text, context) => {
    const day = dayOfText(text);
    if (day === undefined) context.addIssue({ code: 'custom', message: 'not a day' });
    return day ?? z.NEVER;
  })
  .openapi({ type: 'string', description: 'yyyymmdd or yyyy-mm-dd', example: '20251120' });

/** A database id in a query or path. */
export const idParam = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** Ids in a query; other values are ignored. */
export const idList = z
  .string()
  .max(6500)
  .transform((text) => {
    const ids = text.split(',').map((id) => id.trim());
    return [...new Set(ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number))];
  })
  .openapi({ type: 'string', description: 'Ids separated by commas; at most 100 are used', example: '1,2,3' });

/** A brand code in a query. */
export const brandParam = z
  .string()
  .max(8)
  .optional()
  .openapi({ description: 'Brand code; default: the brand of the requested host' });

/** The brand in a query, or that of the host; throws 422 for an unknown code. */
export const brandIn = (c: AppContext, sigla: string | undefined): BrandIdentity => {
  const brand = sigla === undefined ? c.get('place').brand : brandOfSigla(sigla);
  if (!brand) throw new ApiError(422, statusText(422), { errors: { brand: 'unknown' } });
  return brand;
};

/** 404 for missing content. */
export const missing = (): ApiError => new ApiError(404, 'Contenuto non trovato.', { code: 'ERR_NOT_FOUND' });
