/** Specification, points 5 and 9: a question has 8 to 500 characters. */
export const questionLength = { min: 8, max: 500 } as const;

/** What is wrong with a question as typed; surrounding white space does not count. */
export const questionFault = (text: string): 'tooShort' | 'tooLong' | undefined => {
  const { length } = text.trim();
  if (length < questionLength.min) return 'tooShort';
  return length > questionLength.max ? 'tooLong' : undefined;
};
