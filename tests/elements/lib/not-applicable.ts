import type { Contract } from '../../../src/element-kit/contract.ts';

export interface NotApplicable {
  readonly reason: string;
  /** Stops being true on the day the line begins to apply. */
  readonly holds: (contracts: readonly Contract[]) => boolean;
}

const always = (): boolean => true;

/** Lines of the gold standard that no test here holds, and why. */
export const notApplicable: Readonly<Record<string, NotApplicable>> = {
  Q21: { reason: 'No element makes a sound.', holds: always },
  Q29: {
    reason: 'Whether colour is the only cue takes an eye: reviewed in greyscale with each design.',
    holds: always,
  },
  Q54: { reason: 'Texts stand in one copy file a feature, a rule about the sources that review holds.', holds: always },
  Q62: { reason: 'Style is held by Biome over the whole tree, not by an element.', holds: always },
  Q63: { reason: 'The licence is a file of the repository.', holds: always },
};
