/** Whether this browser knows passkeys. A file of its own, so that a page without them loads no more than this. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

/** Whether the browser can offer passkeys among its suggestions for a field. */
export const suggestsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/** Whether this device can keep a passkey itself, behind a fingerprint, a face or a PIN. */
export const keepsPasskeys = async (): Promise<boolean> =>
  hasPasskeys() && (await PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable());
