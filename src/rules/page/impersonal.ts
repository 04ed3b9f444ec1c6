/** An e-mail address, plain or percent-encoded. */
const mail = /[^\s/?#&=:;,<>"'()]+(?:@|%40)[^\s/?#&=:;,<>"'()]+/gi;

/** A token, session or identifier: at least 32 characters with a digit. */
const token = /(?=[\w-]*\d)[\w-]{32,}/g;

/** Masks e-mail addresses and tokens, so that a developer may share the text. */
export const impersonal = (text: string): string => text.replace(mail, '…@…').replace(token, '…');

/** Masks an address and drops its query and fragment; other texts are only masked. */
export const impersonalAddress = (url: string): string =>
  impersonal(/^https?:/.test(url) ? url.replace(/[?#].*$/s, '') : url);
