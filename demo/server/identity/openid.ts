import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  buildEndSessionUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client';
import type { IdentityProvider } from './provider.ts';

/** A client at an OpenID provider. */
export interface OpenIdSettings {
  /** Address whose `/.well-known/openid-configuration` describes the provider. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  readonly name: string;
}

/** How a provider differs from others. */
export interface OpenIdTraits {
  /** Default: the issuer. */
  readonly realm?: string;
  /** Lets the reader choose among their accounts at each attempt. */
  readonly asksForAccount?: boolean;
  /** Whether a verified address is that of the mailbox's owner now. Default: each. */
  readonly vouchesFor?: (email: string, claims: Readonly<Record<string, unknown>>) => boolean;
  /** Default: over the network. */
  readonly fetch?: CustomFetch;
}

const TIMEOUT_SECONDS = 5;
/** Clocks of two machines differ by this much at most. */
const CLOCK_SKEW_SECONDS = 30;
/** The provider's description is asked for again after this time. */
const DESCRIPTION_MS = 3_600_000;

/** Says the client's secret in the body where the provider offers that, else in a header, which is the default. */
const secretAs = (secret: string): ClientAuth => {
  const inBody = ClientSecretPost(secret);
  const inHeader = ClientSecretBasic(secret);
  return (server, ...call) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inBody : inHeader)(server, ...call);
};

/** Sign-in by OpenID Connect: a code with PKCE, state and nonce, and a token whose signature, issuer and time are checked. */
export const openIdProvider = (settings: OpenIdSettings, traits: OpenIdTraits = {}): IdentityProvider => {
  const { issuer, clientId, clientSecret, name } = settings;
  const { realm = issuer, asksForAccount = false, vouchesFor = () => true, fetch } = traits;
  let described: { readonly at: number; readonly configuration: Promise<Configuration> } | undefined;
  const describe = (): Promise<Configuration> => {
    const isHttp = new URL(issuer).protocol === 'http:';
    return discovery(new URL(issuer), clientId, { [clockTolerance]: CLOCK_SKEW_SECONDS }, secretAs(clientSecret), {
      timeout: TIMEOUT_SECONDS,
      // Without the checks the signature of a token that comes over TLS is not looked at.
      execute: [enableNonRepudiationChecks, ...(isHttp ? [allowInsecureRequests] : [])],
      ...(fetch && { [customFetch]: fetch }),
    });
  };
  const configuration = (): Promise<Configuration> => {
    if (described && performance.now() - described.at < DESCRIPTION_MS) return described.configuration;
    const asked = { at: performance.now(), configuration: describe() };
    described = asked;
    asked.configuration.catch(() => {
      if (described === asked) described = undefined;
    });
    return asked.configuration;
  };
  return {
    realm,
    name,
    begin: async (redirectUri) => {
      const attempt = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier() };
      const address = buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email',
        state: attempt.state,
        nonce: attempt.nonce,
        code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
        code_challenge_method: 'S256',
        ...(asksForAccount && { prompt: 'select_account' }),
      });
      return { address: address.href, attempt };
    },
    finish: async (answer, { state, nonce, verifier }) => {
      const known = await configuration();
      const tokens = await authorizationCodeGrant(known, answer, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims || tokens.id_token === undefined) throw new Error('The provider sent no token');
      // With a code, many providers tell the address by UserInfo only, as OpenID Connect Core (5.4) has it.
      const isTold = claims.email !== undefined || known.serverMetadata().userinfo_endpoint === undefined;
      const about = isTold ? claims : await fetchUserInfo(known, tokens.access_token, claims.sub);
      const isVerified =
        about.email_verified === true && typeof about.email === 'string' && vouchesFor(about.email, about);
      return { subject: claims.sub, email: isVerified ? about.email : undefined, idToken: tokens.id_token };
    },
    signOut: async (idToken, returnTo) => {
      const known = await configuration();
      if (known.serverMetadata().end_session_endpoint === undefined) return undefined;
      return buildEndSessionUrl(known, {
        post_logout_redirect_uri: returnTo,
        ...(idToken !== undefined && { id_token_hint: idToken }),
      }).href;
    },
  };
};
