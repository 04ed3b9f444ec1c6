import { originOf } from '../../base/hosts.ts';
import type { DemoApp } from '../../http/demo-app.ts';
import type { ProvidersOf } from '../../http/session/providers.ts';
import { googleTraits } from '../../identity/google.ts';
import { openIdProvider } from '../../identity/openid.ts';
import type { IdentityProvider, ProviderId } from '../../identity/provider.ts';
import type { IdentitySettings } from '../../identity/settings.ts';
import { clientIdOf } from './demo-provider.ts';
import { demoProviders, groupBrand } from './persons.ts';

/** Their addresses follow the port of a call, which its caller writes. */
const MAX_CLIENTS = 64;

/**
 * The brands' providers: those of the settings, else those of the demo world, which `fetch` reaches in this process.
 * `clientSecret` is the papers' password there.
 */
export const brandProviders = (
  { google, brands }: IdentitySettings,
  clientSecret: string,
  fetch: DemoApp['fetch'],
): ProvidersOf => {
  const own = google && openIdProvider(google, googleTraits);
  const ofBrands = brands && new Map([...brands].map(([sigla, settings]) => [sigla, openIdProvider(settings)]));
  const clients = new Map<string, IdentityProvider>();
  const standIn: ProvidersOf = (c, id) => {
    const { name, hostname } = demoProviders[id];
    const { sigla } = c.get('place').brand;
    const issuer = originOf(hostname, c.get('url'));
    const key = `${issuer} ${sigla}`;
    const known = clients.get(key);
    if (known) return known;
    if (clients.size >= MAX_CLIENTS) clients.clear();
    const made = openIdProvider(
      { issuer, clientId: clientIdOf(sigla), clientSecret, name },
      {
        realm: hostname,
        asksForAccount: id === 'google',
        // The names of the world's hosts resolve in browsers only.
        fetch: async (url, { method, headers, body }) =>
          fetch(new Request(url, { method, headers, body: body instanceof URLSearchParams ? body : null })),
      },
    );
    clients.set(key, made);
    return made;
  };
  const providerOf: Readonly<Record<ProviderId, ProvidersOf>> = {
    google: (c, id) => own ?? standIn(c, id),
    identity: (c, id) => {
      const { sigla } = c.get('place').brand;
      if (ofBrands) return ofBrands.get(sigla);
      return sigla === groupBrand ? standIn(c, id) : undefined;
    },
  };
  return (c, id) => providerOf[id](c, id);
};
