/** The border between sentences: after a final mark, before a capital, a digit or a quotation. */
const border = /(?<=[.!?…][»”"’)]?)\s+(?=[«“"(]?[\p{Lu}\d])/u;

/** Abbreviations that do not end a sentence. */
const abbreviated = /(?:^|[\s(])(?:[\p{Lu}]|art|dott|ecc|es|fig|ing|n|on|p|pag|prof|sig|v)\.$/u;

/** The sentences of a text, for speech output. */
export const sentencesOf = (text: string): string[] => {
  const sentences: string[] = [];
  for (const part of text.replace(/\s+/g, ' ').trim().split(border)) {
    const last = sentences.at(-1);
    if (last !== undefined && abbreviated.test(last)) sentences[sentences.length - 1] = `${last} ${part}`;
    else if (part !== '') sentences.push(part);
  }
  return sentences;
};
