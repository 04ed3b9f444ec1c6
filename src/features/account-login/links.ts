/** An address of the account host that leads back to `returnTo` in the end; to the home without one. */
export const withReturn = (address: string, returnTo: string): string =>
  returnTo === '' ? address : `${address}?redirect_uri=${encodeURIComponent(returnTo)}`;

/** Where the links of the sign-in lead. */
export const loginLinks = (account: string, returnTo: string) => ({
  forgotten: `${account}/password-dimenticata`,
  google: withReturn(`${account}/sso/google`, returnTo),
  provider: withReturn(`${account}/sso/identity`, returnTo),
  register: `${account}/registrazione`,
});
