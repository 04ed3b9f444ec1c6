import { trustedOrigins } from '../../base/hosts.ts';
import { recordOf } from '../../base/records.ts';
import type { AppContext } from '../env.ts';

/** Whom the passkeys of a brand are for, and the pages that may use them. */
interface RelyingParty {
  /** The brand's domain: its site, newsstand and account site share the passkeys. */
  readonly id: string;
  readonly name: string;
  readonly origins: string[];
}

/** The relying party of the called host's brand. */
export const relyingPartyOf = (c: AppContext): RelyingParty => {
  const { brand } = c.get('place');
  return { id: brand.domain, name: recordOf(brand).name, origins: [...trustedOrigins(brand, c.get('url'))] };
};
