import type { Sigla } from '../../../src/rules/brand/brand.ts';
import { brandIdentities } from '../base/brands.ts';
import { addressIn, type Env, isLoopback, requiredIn } from '../base/env.ts';
import { StartError } from '../base/start-error.ts';
import type { OpenIdSettings } from './openid.ts';

/** The providers that readers may sign in with. What is undefined is a stand-in of the demo world. */
export interface IdentitySettings {
  readonly google: OpenIdSettings | undefined;
  /** A brand's own provider. Undefined: the demo's, which one brand has. */
  readonly brands: ReadonlyMap<Sigla, OpenIdSettings> | undefined;
}

const googleIssuer = 'https://accounts.google.com';

const clientOf = (env: Env, prefix: string, issuer: string, name: string): OpenIdSettings => {
  const because = `${prefix}_ID`;
  return {
    issuer,
    clientId: requiredIn(env, `${prefix}_ID`, prefix),
    clientSecret: requiredIn(env, `${prefix}_SECRET`, because),
    name,
  };
};

const brandProvider = (env: Env, sigla: Sigla): OpenIdSettings | undefined => {
  const prefix = `NP_OPENID_${sigla}`;
  const issuer = addressIn(env, prefix, ['https:', 'http:']);
  if (issuer === undefined) return undefined;
  const { protocol, hostname } = new URL(issuer);
  if (protocol === 'http:' && !isLoopback(hostname))
    throw new StartError(`${prefix}: tokens do not travel without TLS. Use https: (http: on this machine only).`);
  return clientOf(env, prefix, issuer, requiredIn(env, `${prefix}_NAME`, prefix));
};

/** NP_GOOGLE_ID and NP_GOOGLE_SECRET; NP_OPENID_XX (the issuer), …_ID, …_SECRET and …_NAME for the brand with the code XX. */
export const identitySettings = (env: Env): IdentitySettings => {
  const brands = brandIdentities.flatMap(({ sigla }): [Sigla, OpenIdSettings][] => {
    const settings = brandProvider(env, sigla);
    return settings ? [[sigla, settings]] : [];
  });
  return {
    google: env.NP_GOOGLE_ID ? clientOf(env, 'NP_GOOGLE', googleIssuer, 'Google') : undefined,
    brands: brands.length > 0 ? new Map(brands) : undefined,
  };
};
