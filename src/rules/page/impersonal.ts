/** One who may be a person, in an address or a text, plain or percent-encoded. */
const mail = /[^\s/?#&=:;,<>"'()]+(?:@|%40)[^\s/?#&=:;,<>"'()]+/gi;

/** As long as a token, a session or an identifier is, and with a digit as those have. */
const token = /(?=[\w-]*\d)[\w-]{32,}/g;

/** A text as a developer may pass it on: no e-mail address, no token. */
export const impersonal = (text: string): string => text.replace(mail, '…@…').replace(token, '…');

/** An address without what may follow the path; what is no address of the web stays as it is. */
export const impersonalAddress = (url: string): string =>
  impersonal(/^https?:/.test(url) ? url.replace(/[?#].*$/s, '') : url);
