import { createRoute, z } from '@hono/zod-openapi';
import { ApiError, statusText } from '../../base/api-error.ts';
import { noteAudit } from '../../domain/account/audit.ts';
import { sendNewPasskey } from '../../domain/session/access-mail.ts';
import { issueChallenge, redeemChallenge } from '../../domain/session/challenge.ts';
import {
  addPasskey,
  MAX_PASSKEYS,
  passkeysOf,
  removePasskey,
  renamePasskey,
  userHandleOf,
} from '../../domain/session/passkeys.ts';
import { browserOf, deviceLabel } from '../../domain/session/user-agent.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { requireReader, requireSession } from '../../http/session/reader.ts';
import { relyingPartyOf } from '../../http/session/relying-party.ts';
import { ownRefusals } from '../common.ts';
import { answers, jsonBody, origin, typedText } from '../schemas.ts';

const encoded = z.base64url().max(32 * 1024);

const attestation = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: z.array(z.string().max(32)).max(10).default([]),
  }),
  clientExtensionResults: z.object({}),
});

const data = z.object({
  passkeys: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      synced: z.boolean().openapi({ description: 'The reader’s other devices have it too' }),
      created_at: z.iso.datetime(),
      last_used_at: z.iso.datetime().nullable(),
    }),
  ),
  limit: z.number().int(),
});

const list = createRoute({
  method: 'get',
  path: '/api/user/passkeys',
  summary: 'The reader’s passkeys, oldest first',
  responses: answers(data, { 401: 'Not signed in' }),
  ...origin('project', 'account'),
});

const optionsRoute = createRoute({
  method: 'get',
  path: '/api/user/passkeys/options',
  summary: 'What a browser needs to make a passkey',
  responses: answers(
    z.object({
      options: z
        .object({ challenge: z.string() })
        .catchall(z.any())
        .openapi({ description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn; valid for ten minutes' }),
    }),
    { 401: 'Not signed in', 409: 'The account has as many passkeys as it may: ERR_PASSKEY_LIMIT' },
  ),
  ...origin('project', 'account'),
});

const add = createRoute({
  method: 'post',
  path: '/api/user/passkeys',
  summary: 'Stores a new passkey, named after the browser; the reader gets a mail',
  request: jsonBody(
    z.object({ passkey: attestation.openapi({ description: 'RegistrationResponseJSON of WebAuthn' }) }),
  ),
  responses: answers(data, {
    401: 'Not signed in',
    409: 'The account has as many passkeys as it may, or this one: ERR_PASSKEY_LIMIT',
    422: 'A field is invalid, or the passkey is not for this challenge: ERR_PASSKEY',
  }),
  ...origin('project', 'account'),
});

const params = z.object({ id: z.string().max(64) });

const rename = createRoute({
  method: 'post',
  path: '/api/user/passkeys/{id}',
  summary: 'Names a passkey',
  request: {
    params,
    ...jsonBody(z.object({ name: z.string().max(60).pipe(typedText).pipe(z.string().min(1)) })),
  },
  responses: answers(data, ownRefusals),
  ...origin('project', 'account'),
});

const remove = createRoute({
  method: 'post',
  path: '/api/user/passkeys/{id}/delete',
  summary: 'Removes a passkey: it no longer signs in',
  request: { params },
  responses: answers(data, { 401: 'Not signed in', 404: 'The reader has no such passkey' }),
  ...origin('project', 'account'),
});

/** Loaded with the first passkey: no other call needs it. */
const library = () => import('@simplewebauthn/server');

const failedText = 'La passkey non è stata creata. Riprova.';
const limitText = `Puoi avere al massimo ${MAX_PASSKEYS} passkey. Rimuovine una che non usi.`;

const full = (): ApiError => new ApiError(409, limitText, { code: 'ERR_PASSKEY_LIMIT' });

/** A challenge is answered by the account that it was made for. */
const purposeOf = (accountId: string): string => `add ${accountId}`;

const verified = async (
  c: AppContext,
  { db, now }: Services,
  accountId: string,
  passkey: z.infer<typeof attestation>,
) => {
  const party = relyingPartyOf(c);
  let answered = '';
  const { verifyRegistrationResponse } = await library();
  // Throws for every difference.
  const result = await verifyRegistrationResponse({
    response: { ...passkey, clientExtensionResults: {} },
    expectedChallenge: (challenge) => {
      answered = challenge;
      return true;
    },
    expectedOrigin: party.origins,
    expectedRPID: party.id,
  }).catch(() => undefined);
  if (!result?.verified || !(await redeemChallenge(db, answered, purposeOf(accountId), now())))
    throw new ApiError(422, failedText, { code: 'ERR_PASSKEY' });
  return result.registrationInfo;
};

/** GET and POST /api/user/passkeys, GET …/options, POST …/{id} and …/{id}/delete. */
export const addPasskeys = (app: App, services: Services): void => {
  const { db, now } = services;
  const listed = async (accountId: string) =>
    success({
      passkeys: (await passkeysOf(db, accountId)).map(({ id, name, synced, created_at, last_used_at }) => ({
        id,
        name,
        synced,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      limit: MAX_PASSKEYS,
    });
  app.openapi(list, async (c) => c.json(await listed((await requireReader(c, services)).accountId), 200));
  app.openapi(optionsRoute, async (c) => {
    const { accountId, email, name, surname } = await requireReader(c, services);
    const own = await passkeysOf(db, accountId);
    if (own.length >= MAX_PASSKEYS) throw full();
    const party = relyingPartyOf(c);
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: party.name,
      rpID: party.id,
      userName: email,
      userDisplayName: `${name} ${surname}`.trim(),
      userID: new Uint8Array(userHandleOf(accountId)),
      challenge: await issueChallenge(db, purposeOf(accountId), now()),
      excludeCredentials: own.map(({ credential_id }) => ({ id: credential_id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    return c.json(success({ options: { ...options } }), 200);
  });
  app.openapi(add, async (c) => {
    const session = await requireSession(c, services);
    const { accountId, deviceId } = session;
    const { passkey } = c.req.valid('json');
    const { credential, credentialBackedUp } = await verified(c, services, accountId, passkey);
    const browser = browserOf(c.req.header('user-agent'));
    const name = deviceLabel(browser);
    const isAdded = await db.tx(async (tx) => {
      const stored = {
        account_id: accountId,
        credential_id: credential.id,
        public_key: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: passkey.response.transports,
        name,
        synced: credentialBackedUp,
      };
      if (!(await addPasskey(tx, stored, now()))) return false;
      await noteAudit(tx, session, 'passkey_added', now());
      await sendNewPasskey(tx, { accountId, deviceId, browser }, name, services.mailBase, now());
      return true;
    });
    if (!isAdded) throw full();
    return c.json(await listed(accountId), 200);
  });
  app.openapi(rename, async (c) => {
    const { accountId } = await requireReader(c, services);
    const isDone = await renamePasskey(db, accountId, c.req.valid('param').id, c.req.valid('json').name);
    if (!isDone) throw new ApiError(404, statusText(404));
    return c.json(await listed(accountId), 200);
  });
  app.openapi(remove, async (c) => {
    const reader = await requireReader(c, services);
    const isDone = await db.tx(async (tx) => {
      if (!(await removePasskey(tx, reader.accountId, c.req.valid('param').id))) return false;
      await noteAudit(tx, reader, 'passkey_removed', now());
      return true;
    });
    if (!isDone) throw new ApiError(404, statusText(404));
    return c.json(await listed(reader.accountId), 200);
  });
};
