/** A group of texts under its name; with the Italian ones once they are replaced. */
export type Registered = [name: string, texts: object, italian?: object];

/** The groups of texts that this bundle has loaded; src/core/language/ replaces what is in them. */
export const registered: Registered[] = [];

/**
 * Registers the texts of a view under a name and returns them: `header.signIn` is the key of the text `signIn` of the
 * group `header`. They are Italian until a page configures another language or texts of its own, before they are shown.
 */
export const replaceable = <const T extends object>(name: string, texts: T): T => {
  registered.push([name, texts]);
  return texts;
};

/** The language of the texts, for `lang` attributes and `Intl`; a group of its own once texts are replaced. */
export const language = { code: 'it' };
