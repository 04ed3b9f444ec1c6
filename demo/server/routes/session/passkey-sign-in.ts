import { createRoute, z } from '@hono/zod-openapi';
import { ApiError } from '../../base/api-error.ts';
import { advanceDeletions } from '../../domain/account/gdpr/requests.ts';
import { issueChallenge, redeemChallenge } from '../../domain/session/challenge.ts';
import { credentialNamed, noteUse, userHandleOf } from '../../domain/session/passkeys.ts';
import type { App } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import { success } from '../../http/envelope.ts';
import type { Services } from '../../http/services.ts';
import { relyingPartyOf } from '../../http/session/relying-party.ts';
import { returnTarget, signedInAddress } from '../../http/session/return-target.ts';
import { startSession } from '../../http/session/sign-in.ts';
import { answers, jsonBody, origin } from '../schemas.ts';

const encoded = z.base64url().max(8192);

const assertion = z.object({
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
  clientExtensionResults: z.object({}),
});

const optionsRoute = createRoute({
  method: 'get',
  path: '/api/site/passkey/options',
  summary: 'What a browser needs to offer the passkeys that it has',
  responses: answers(
    z.object({
      options: z
        .object({ challenge: z.string() })
        .catchall(z.any())
        .openapi({ description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn; valid for ten minutes' }),
    }),
    {},
  ),
  ...origin('project', 'account'),
});

const signInRoute = createRoute({
  method: 'post',
  path: '/api/site/passkey/login',
  summary: 'Signs a reader in with a passkey and sets the session cookies',
  request: jsonBody(
    z.object({
      passkey: assertion.openapi({ description: 'AuthenticationResponseJSON of WebAuthn' }),
      remember: z.boolean().default(false).openapi({ description: 'Stay signed in when the browser is closed' }),
      redirect_uri: z.string().max(2048).optional().openapi({ description: 'Where to return after the sign-in' }),
    }),
  ),
  responses: answers(z.object({ redirect_uri: z.string().openapi({ description: 'As for /api/site/login' }) }), {
    401: 'Unknown or removed passkey: ERR_PASSKEY_UNKNOWN. Wrong signature, used or old challenge: ERR_PASSKEY',
    403: 'Origin refused: ERR_ORIGIN',
    422: 'A field is invalid',
  }),
  ...origin('project', 'account'),
});

/** Loaded with the first passkey: no other call needs it. */
const library = () => import('@simplewebauthn/server');

const purpose = 'sign-in';
const unknownText = 'Questa passkey non vale più. Accedi con la password.';
const failedText = 'Non siamo riusciti a controllare la passkey. Riprova, o accedi con la password.';

type Assertion = z.infer<typeof assertion>;

/** The account that a passkey proves; throws a 401 `ApiError`. */
const provenAccount = async (c: AppContext, { db, now }: Services, passkey: Assertion): Promise<string> => {
  const credential = await credentialNamed(db, c.get('place').brand.id, passkey.id);
  if (!credential) throw new ApiError(401, unknownText, { code: 'ERR_PASSKEY_UNKNOWN' });
  const party = relyingPartyOf(c);
  const { userHandle, ...response } = passkey.response;
  const isOwn = userHandle === undefined || userHandle === userHandleOf(credential.account_id).toString('base64url');
  let answered = '';
  const { verifyAuthenticationResponse } = await library();
  // Throws for every difference.
  const result = await verifyAuthenticationResponse({
    response: { ...passkey, response, clientExtensionResults: {} },
    expectedChallenge: (challenge) => {
      answered = challenge;
      return true;
    },
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: credential.credential_id,
      publicKey: new Uint8Array(Buffer.from(credential.public_key, 'base64url')),
      counter: credential.counter,
    },
  }).catch(() => undefined);
  if (!isOwn || !result?.verified || !(await redeemChallenge(db, answered, purpose, now())))
    throw new ApiError(401, failedText, { code: 'ERR_PASSKEY' });
  await noteUse(db, credential.credential_id, result.authenticationInfo.newCounter, now());
  return credential.account_id;
};

/** GET /api/site/passkey/options and POST /api/site/passkey/login. */
export const addPasskeySignIn = (app: App, services: Services): void => {
  const { db, now } = services;
  app.openapi(optionsRoute, async (c) => {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: relyingPartyOf(c).id,
      challenge: await issueChallenge(db, purpose, now()),
      userVerification: 'required',
    });
    return c.json(success({ options: { ...options } }), 200);
  });
  app.openapi(signInRoute, async (c) => {
    const { passkey, remember, redirect_uri } = c.req.valid('json');
    await advanceDeletions(db, now());
    const accountId = await provenAccount(c, services, passkey);
    const sessionId = await startSession(c, services, accountId, { remember });
    const target = returnTarget(c, redirect_uri);
    return c.json(success({ redirect_uri: await signedInAddress(c, services, sessionId, target) }), 200);
  });
};
