/** Lines that no test holds, and why. A line that has both a reason and a test is a mistake, and fails the run. */
export const notApplicable: Readonly<Record<string, string>> = {
  Q21: 'No element makes a sound.',
  Q29: 'Whether colour is the only cue takes an eye: reviewed in greyscale with each design.',
  Q54: 'Texts stand in one copy file a feature, a rule about the sources that review holds.',
  Q62: 'Style is held by Biome over the whole tree, not by an element.',
  Q63: 'The licence is a file of the repository.',
};
