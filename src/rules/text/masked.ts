/** Replaces each hidden letter and digit, so that a text keeps its length. */
export const dot = '•';

/** Characters that may separate the groups of a number; the inside of a character class. */
export const gaps = '\\s.,/_\\-\u2010-\u2015\u200b-\u200d';

/** Whether a text contains a masked number; the shortest has 13 digits. */
export const isMasked = (text: string): boolean =>
  text.replace(new RegExp(`[${gaps}]`, 'g'), '').includes(dot.repeat(13));
