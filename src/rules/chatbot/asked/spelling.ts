/** How readers shorten words on a telephone; names keep their capital letter. */
const shortened: readonly (readonly [written: RegExp, word: string])[] = [
  [/(?<!\p{L})(?:x|per)(?:k[eéè]|ch[eé])(?!\p{L})/gu, 'perché'],
  [/(?<!\p{L})(an|qual)k(?=e(?!\p{L}))/gu, '$1ch'],
  [/(?<!\p{L})k(?=(?:e|i|iam\p{L}+|iud\p{L}+|ius\p{L}+|ies\p{L}+|ied\p{L}+)(?!\p{L}))/gu, 'ch'],
  [/(?<!\p{L})kosa(?!\p{L})/gu, 'cosa'],
  [/(?<!\p{L})qnt(?=[oaie](?!\p{L}))/gu, 'quant'],
  [/(?<!\p{L})nn(?!\p{L})/gu, 'non'],
  [/(?<=\s|^)x(?=\s+\p{L})/gu, 'per'],
];
/** 'Quant’è', 'dov’era'. */
const elided: readonly (readonly [written: RegExp, word: string])[] = [
  [/(?<!\p{L})(quant)[’'](?=è|era)/giu, '$1o '],
  [/(?<!\p{L})(quand)[’'](?=è|era)/giu, '$1o '],
  [/(?<!\p{L})(dov)[’'](?=era)/giu, '$1e '],
];

/** A question with its words in full: 'a che ora chiude?' for 'a ke ora kiude?'. */
export const spelledOut = (question: string): string => {
  let text = question;
  for (const [written, word] of [...shortened, ...elided]) text = text.replace(written, word);
  return text;
};
