/** 'La più fredda', 'il meno caro'; 'meno di 19' is an amount. */
const asked = /(?<!\p{L})(?:più|piu['’]?|meno) \p{L}{3,}/iu;
const said = /(?<!\p{L})(?:più|meno|record|(?:massim|minim)[oaie]|(?:maggior|minor|miglior|peggior)[ei]?)(?!\p{L})/iu;

/** Whether a question asks for the most or the least of a kind. */
export const asksUtmost = (question: string): boolean => asked.test(question);

/** Whether a sentence tells of the most or the least of a kind. */
export const saysUtmost = (sentence: string): boolean => said.test(sentence);
