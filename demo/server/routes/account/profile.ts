import { createRoute, z } from '@hono/zod-openapi';
import { normalFiscalCode } from '../../../../src/rules/account/fiscal-code.ts';
import {
  missingFields,
  type ProfileField,
  type ProfileFields,
  profileErrors,
} from '../../../../src/rules/account/profile.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { demandUnchanged } from '../../domain/account/changed.ts';
import { refuseErrors } from '../../domain/account/field-errors.ts';
import { readProfile, type StoredProfile, writeProfile } from '../../domain/account/profile.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { avatarAddress } from '../../http/session/avatar.ts';
import { requireReader } from '../../http/session/reader.ts';
import { answers, jsonBody, origin, typedText } from '../schemas.ts';

const text = typedText.pipe(z.string().max(500)).optional();

const changes = z.object({
  type: text,
  name: text,
  surname: text,
  company_name: text,
  phone: text,
  phone2: text,
  address: text,
  city: text,
  zip: text,
  region: text,
  country: text,
  place_of_birth: text,
  gender: text,
  birthday: text,
  fiscal_code: text,
});

const body = changes.extend({
  version: z.number().int().optional().openapi({ description: 'The version last read; an older one is refused' }),
});

const data = z.object({
  profile: z.object({
    type: z.enum(['person', 'company', 'public_body']),
    name: z.string(),
    surname: z.string(),
    company_name: z.string(),
    email: z.string(),
    phone: z.string(),
    phone2: z.string(),
    address: z.string(),
    city: z.string(),
    zip: z.string(),
    region: z.string(),
    country: z.string(),
    place_of_birth: z.string(),
    gender: z.string(),
    birthday: z.string().openapi({ description: 'yyyy-mm-dd, or empty' }),
    fiscal_code: z.string(),
    avatar: z.string().nullable(),
  }),
  missing_fields: z.array(z.string()),
  version: z.number().int().openapi({ description: 'Increases with every change' }),
});

const read = createRoute({
  method: 'get',
  path: '/api/user/profile',
  summary: 'The reader’s personal data',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const write = createRoute({
  method: 'post',
  path: '/api/user/profile',
  summary: 'Changes personal data; fields left out stay',
  request: jsonBody(body),
  responses: answers(data, {
    401: 'Not signed in',
    409: 'Changed since it was read: ERR_CHANGED',
    422: 'Invalid fields: required, max_length, fiscal_code, phone, zip, country, date, choice',
  }),
  ...origin('project', 'account'),
});

const userType = z.enum(['person', 'company', 'public_body']);

const wire = async (
  c: AppContext,
  { db }: Services,
  accountId: string,
  { fields, email, version }: StoredProfile,
): Promise<z.infer<typeof data>> => ({
  profile: {
    ...fields,
    type: userType.parse(fields.type),
    email,
    avatar: await avatarAddress(c, db, accountId),
  },
  missing_fields: [...missingFields(fields)],
  version,
});

/** Merges the sent fields into the stored ones and normalises fiscal code and country. */
const merged = (fields: ProfileFields, sent: z.infer<typeof changes>): [ProfileFields, ProfileField[]] => {
  const given = Object.entries(sent).filter(([, value]) => value !== undefined);
  const all = { ...fields, ...Object.fromEntries(given) };
  return [
    { ...all, fiscal_code: normalFiscalCode(all.fiscal_code), country: all.country.toUpperCase() },
    changes.keyof().options.filter((name) => sent[name] !== undefined),
  ];
};

/** GET and POST /api/user/profile. */
export const addProfile = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(read, async (c) => {
    const { accountId } = await requireReader(c, services);
    return c.json(success(await wire(c, services, accountId, await readProfile(db, accountId))), 200);
  });
  app.openapi(write, async (c) => {
    const { accountId } = await requireReader(c, services);
    const { version: readVersion, ...sent } = c.req.valid('json');
    const stored = await db.tx(async (tx) => {
      const before = await readProfile(tx, accountId, true);
      demandUnchanged(readVersion, before.version);
      const [fields, changed] = merged(before.fields, sent);
      // Each kind of user has its own required fields.
      const judged = changed.includes('type') ? [...changed, 'company_name' as const] : changed;
      refuseErrors(profileErrors(fields, judged, dayOf(new Date(now()))));
      return { ...before, fields, version: await writeProfile(tx, accountId, fields, now()) };
    });
    return c.json(success(await wire(c, services, accountId, stored)), 200);
  });
};
