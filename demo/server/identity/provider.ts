/** What one attempt to sign in keeps in the reader's browser until the provider's answer. */
export interface Attempt {
  /** Comes back with the answer, which belongs to this browser only if it is the same. */
  readonly state: string;
  /** Comes back inside the signed token, which belongs to this attempt only if it is the same. */
  readonly nonce: string;
  /** Proves at the exchange of the code that this server began the attempt. */
  readonly verifier: string;
}

/** A person, as the provider's signed token says. */
export interface Person {
  /** The provider's name for the person: it stays, whatever their address is. */
  readonly subject: string;
  /** Only an address that the provider has verified. */
  readonly email: string | undefined;
  /** The token, which the provider wants to see at the sign-out. */
  readonly idToken: string;
}

/** Signs readers in elsewhere. Every function rejects when the provider does not answer, or answers what it should not. */
export interface IdentityProvider {
  /** What its subjects are unique within: its links to accounts are stored with it. */
  readonly realm: string;
  /** As readers know it. */
  readonly name: string;
  /** The address where the reader signs in. The provider sends them back to `redirectUri`, which it knows exactly. */
  begin(redirectUri: string): Promise<{ readonly address: string; readonly attempt: Attempt }>;
  /** The person who signed in; `answer` is the address that the reader came back to. */
  finish(answer: URL, attempt: Attempt): Promise<Person>;
  /**
   * The address that ends the session at the provider and leads back; undefined where it has none. Without the token the
   * provider asks whom to sign out.
   */
  signOut(idToken: string | undefined, returnTo: string): Promise<string | undefined>;
}

/** The providers' places on the account site: Google's, and that of the brand. */
export const providerIds = ['google', 'identity'] as const;
export type ProviderId = (typeof providerIds)[number];
