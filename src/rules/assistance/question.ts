/** Length of a question in characters. */
export const questionLength = { min: 8, max: 500 } as const;

/** The fault of a typed question; surrounding white space does not count. */
export const questionFault = (text: string): 'tooShort' | 'tooLong' | undefined => {
  const { length } = text.trim();
  if (length < questionLength.min) return 'tooShort';
  return length > questionLength.max ? 'tooLong' : undefined;
};
