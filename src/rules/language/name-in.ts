/** The name of a word of the server; undefined for an unknown one. */
export const nameIn = (names: Readonly<Record<string, string>>, word: string): string | undefined =>
  Object.hasOwn(names, word) ? names[word] : undefined;
