import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { liveDevices } from '../../domain/account/devices.ts';
import { redeemIdCode } from '../../domain/session/id-code.ts';
import { type Reader, readerIn } from '../../domain/session/reader.ts';
import { addBearer } from '../../domain/session/store.ts';
import { cdpSubscriptionOf } from '../../domain/subscriptions/cdp.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { avatarAddress } from '../../http/session/avatar.ts';
import { cookieSessionOf, sessionRefusal } from '../../http/session/reader.ts';
import { answers, origin } from '../schemas.ts';

const subscription = z.object({
  stato: z.string(),
  flag_ricorrente: z.boolean(),
  tipo_pagamento: z.string().nullable(),
  categoria_pagamento: z.string(),
  data_fine: z.iso.date(),
  tipo_prodotto: z.string(),
  tipo_durata: z.string(),
  data_prossimo_rinnovo_prezzo_pieno: z.iso.date().nullable(),
  omaggio: z.boolean(),
  slave: z.boolean(),
});

const data = z.object({
  id: z.string(),
  id_token: z.string().openapi({ description: 'Bearer token' }),
  redirect_uri: z.string().openapi({ description: 'The return target of the code' }),
  username: z.string(),
  name: z.string(),
  surname: z.string(),
  avatar: z.string().nullable(),
  email: z.string(),
  abbonato: z.boolean(),
  abbonamenti: z.object({
    mobile: z.boolean(),
    digital: z.boolean(),
    'digital+': z.boolean(),
    consent: z.boolean(),
    rassegna: z.boolean(),
  }),
  isCompany: z.boolean(),
  isCompanySubscribed: z.boolean(),
  isFamilySubscribed: z.boolean(),
  isSlave: z.boolean(),
  CDP: z.object({ subscription: subscription.nullable(), user: z.object({ numero_dispositivi: z.number().int() }) }),
});

const route = createRoute({
  method: 'get',
  path: '/api/sso/id_code/{code}',
  summary: 'Exchanges a one-time code for the reader and a bearer token',
  request: { params: z.object({ code: z.string().min(1).max(256) }) },
  responses: answers(data, {
    401: 'The session cookie is missing or invalid; codes as for short-info',
    403: 'Not a page that the code was issued for: ERR_ORIGIN',
    410: 'Used, older than 60 seconds, unknown, or of another session: ERR_CODE_EXPIRED',
  }),
  ...origin('specification', 'account'),
});

const failed = 'Non riusciamo a farti accedere. Contatta il servizio clienti.';

/** Admits pages of the brand's newsstand and account site only. */
const refuseOtherPages = (c: AppContext): void => {
  const page = c.req.header('origin');
  const { brand } = c.get('place');
  const allowed = (['newsstand', 'account'] as const).map((kind) => brandOrigin(brand, kind, c.get('url')));
  if (page !== undefined && !allowed.includes(page)) throw new ApiError(403, statusText(403), { code: 'ERR_ORIGIN' });
};

/** The reader with rights and the data of the customer data platform. */
const userOf = async (c: AppContext, { db, now }: Services, { accountId, username, name, surname, email }: Reader) => {
  const rights = await rightsOf(db, accountId, now());
  const owns = (product: (typeof rights.owned)[number]): boolean => rights.owned.includes(product);
  const devices = await liveDevices(db, accountId, now());
  return {
    id: accountId,
    username,
    name,
    surname,
    avatar: await avatarAddress(c, db, accountId),
    email,
    abbonato: rights.abbonato,
    abbonamenti: {
      mobile: owns('mobile'),
      digital: owns('digital'),
      'digital+': owns('digital+'),
      consent: owns('consent'),
      rassegna: owns('rassegna'),
    },
    isCompany: rights.isCompany,
    isCompanySubscribed: rights.isCompanySubscribed,
    isFamilySubscribed: rights.isFamilySubscribed,
    isSlave: rights.isSlave,
    CDP: {
      subscription: await cdpSubscriptionOf(db, accountId, now()),
      user: { numero_dispositivi: devices.length },
    },
  };
};

/** GET /api/sso/id_code/{code}: works once, within 60 seconds, in the browser of the sign-in. */
export const addIdCode = (app: App, services: Services): void => {
  app.openapi(route, async (c) => {
    refuseOtherPages(c);
    const session = await cookieSessionOf(c, services);
    if (typeof session === 'string') throw sessionRefusal(session);
    const { db, now } = services;
    const exchanged = await db.tx(async (tx) => {
      const redirectUri = await redeemIdCode(tx, c.req.valid('param').code, session.id, now());
      return redirectUri === undefined ? undefined : { redirectUri, token: await addBearer(tx, session.id) };
    });
    if (!exchanged) throw new ApiError(410, failed, { code: 'ERR_CODE_EXPIRED' });
    const user = await userOf(c, services, readerIn(session));
    return c.json(success({ ...user, id_token: exchanged.token, redirect_uri: exchanged.redirectUri }), 200);
  });
};
