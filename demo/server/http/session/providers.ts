import type { IdentityProvider, ProviderId } from '../../identity/provider.ts';
import type { AppContext } from '../env.ts';

/** The provider that the brand of a request has in this place; undefined where it has none. */
export type ProvidersOf = (c: AppContext, id: ProviderId) => IdentityProvider | undefined;
