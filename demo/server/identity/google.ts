import type { OpenIdTraits } from './openid.ts';

/**
 * How Google differs: an account there may have any mailbox as its name, verified once, which somebody else owns by now.
 * Google vouches for its own mailboxes and for those of a Workspace domain (`hd`) only.
 */
export const googleTraits: OpenIdTraits = {
  asksForAccount: true,
  vouchesFor: (email, { hd }) => typeof hd === 'string' || /@gmail\.com$/i.test(email),
};
