/** What stands for each hidden letter and digit: a text keeps its length, and so its limits. */
export const dot = '•';

/** What may stand between the groups of one number, and count for nothing in it. */
export const gaps = '\\s.,/_\\-\u2010-\u2015\u200b-\u200d';

/** Whether something was hidden in a text: no number of these is shorter than this. */
export const isMasked = (text: string): boolean =>
  text.replace(new RegExp(`[${gaps}]`, 'g'), '').includes(dot.repeat(13));
