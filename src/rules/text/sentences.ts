/** Where one sentence ends and the next begins: after its closing sign, before a capital, a number or a quotation. */
const border = /(?<=[.!?…][»”"’)]?)\s+(?=[«“"(]?[\p{Lu}\d])/u;

/** Shortenings after which no sentence ends. */
const shortened = /(?:^|[\s(])(?:[\p{Lu}]|art|dott|ecc|es|fig|ing|n|on|p|pag|prof|sig|v)\.$/u;

/** A text sentence by sentence, for a voice that reads it. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.replace(/\s+/g, ' ').trim().split(border)) {
    const last = sentences.at(-1);
    if (last !== undefined && shortened.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part !== '') sentences.push(part);
  }
  return sentences;
};
