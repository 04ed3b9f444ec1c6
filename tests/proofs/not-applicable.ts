/** Lines without a test, and why. A line with both a reason and a test fails the run. */
export const notApplicable: Readonly<Record<string, string>> = {
  Q21: 'No element makes a sound.',
  Q29: 'Only a person can judge whether colour is the only cue: each design is reviewed in greyscale.',
  Q54: 'Texts are in one copy file per feature; reviews check this.',
  Q62: 'Biome checks the style of the whole tree, not of an element.',
  Q63: 'The licence is a file of the repository.',
};
