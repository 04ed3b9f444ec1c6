import { generateKeyPairSync } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import type { Sigla } from '../../../../src/rules/brand/brand.ts';
import { brandIdentities } from '../../base/brands.ts';
import { type Base, brandOrigin, originOf } from '../../base/hosts.ts';
import { newToken } from '../../base/tokens.ts';
import type { Db } from '../../db/db.ts';
import { storedSecret } from '../../db/secret.ts';
import type { ProviderId } from '../../identity/provider.ts';
import { itemsIn } from './items.ts';
import { choosePage, failedPage, signOutPage } from './pages.ts';
import { demoProviders } from './persons.ts';

const choosePath = '/scegli/';
const SESSION_SECONDS = 14 * 86_400;

/** A brand's name at the providers. */
export const clientIdOf = (sigla: Sigla): string => `np-${sigla.toLowerCase()}`;

const newKeys = (): string => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify([{ ...privateKey.export({ format: 'jwk' }), kid: newToken(), use: 'sig', alg: 'ES256' }]);
};

/** Asks for an account when the client wants that, whoever is signed in at the provider already. */
const policy = (): interactionPolicy.DefaultPolicy => {
  const all = interactionPolicy.base();
  all.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return all;
};

/** What a provider of the demo world begins with. */
interface DemoSetting {
  readonly db: Db;
  /** Scheme and port of its address, and of the papers'. */
  readonly base: Base;
  /** The papers' password. */
  readonly clientSecret: string;
}

/** A provider of the demo world: a real one, whose people need no password. */
export const createDemoProvider = async (
  id: ProviderId,
  { db, base, clientSecret }: DemoSetting,
): Promise<Provider> => {
  const { name, hostname, persons, signsOut } = demoProviders[id];
  const configuration: Configuration = {
    adapter: itemsIn(db),
    jwks: { keys: JSON.parse(await storedSecret(db, 'identity-keys', newKeys)) },
    cookies: { keys: [await storedSecret(db, 'identity-cookies', newToken)] },
    clients: brandIdentities.map((brand) => {
      const account = brandOrigin(brand, 'account', base);
      return {
        client_id: clientIdOf(brand.sigla),
        client_secret: clientSecret,
        redirect_uris: [`${account}/sso/${id}/callback`],
        post_logout_redirect_uris: [`${account}/sso/signed-out`],
        token_endpoint_auth_method: 'client_secret_post',
        id_token_signed_response_alg: 'ES256',
      };
    }),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: SESSION_SECONDS,
      IdToken: 600,
      Interaction: 600,
      Session: SESSION_SECONDS,
    },
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    // The address comes in the token itself, as from Google.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: signsOut,
        logoutSource: async (ctx, form) => {
          ctx.body = signOutPage(name, form);
        },
      },
    },
    interactions: { policy: policy(), url: (_, { uid }) => `${choosePath}${uid}` },
    findAccount: async (ctx, subject) => {
      const person = persons.find(({ account }) => account === subject);
      if (!person || (person.fails && ctx.oidc.route === 'token')) return undefined;
      const { email, isVerified } = person;
      return { accountId: subject, claims: async () => ({ sub: subject, email, email_verified: isVerified }) };
    },
    // The papers are the group's own: nobody is asked whether they may know the reader.
    loadExistingGrant: async ({ oidc }) => {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId });
      grant.addOIDCScope('openid email');
      await grant.save();
      return grant;
    },
    renderError: async (ctx) => {
      ctx.type = 'html';
      ctx.body = failedPage();
    },
  };
  const provider = new Provider(originOf(hostname, base), configuration);
  // The host in front reports its scheme.
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    if (!ctx.path.startsWith(choosePath)) return next();
    const { res, req } = ctx;
    await provider.interactionDetails(req, res);
    if (ctx.method !== 'POST') {
      ctx.type = 'html';
      ctx.set('cache-control', 'no-store');
      ctx.body = choosePage(name, persons);
      return;
    }
    const chosen = new URLSearchParams(await text(req)).get('account');
    const isKnown = persons.some(({ account }) => account === chosen);
    const result =
      isKnown && chosen !== null
        ? { login: { accountId: chosen }, select_account: {} }
        : { error: 'access_denied', error_description: 'The reader cancelled' };
    ctx.respond = false;
    await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
  });
  return provider;
};
