import { expect } from '@open-wc/testing';
import { notApplicable } from '../../proofs/not-applicable.ts';
import { access } from '../lines/access.ts';
import { arrival } from '../lines/arrival.ts';
import { backend } from '../lines/backend.ts';
import { hostile } from '../lines/hostile.ts';
import { interop } from '../lines/interop.tsx';
import { isolation } from '../lines/isolation.ts';
import { life } from '../lines/life.ts';
import { looks } from '../lines/looks.ts';
import { members } from '../lines/members.ts';
import { slots } from '../lines/slots.ts';
import { contracts } from './contracts.ts';
import { test } from './guard.ts';
import { scenarios } from './scenarios.ts';

const chromium = 'userAgentData' in navigator;
const lines = [
  ...arrival,
  ...life,
  ...members,
  ...slots,
  ...looks,
  ...access,
  ...hostile,
  ...backend,
  ...interop,
  ...isolation,
];

/**
 * Chromium checks all tags; other engines one of each kind: a launcher, a light shell, a notice area, a form. NP_TAGS
 * overrides this.
 */
const kinds = ['np-assistance-chat', 'np-header', 'np-notices', 'np-account-login'];
const named = __NP_TAGS__.split(',').filter(Boolean);
const selectedTags = named.length === 0 && !chromium ? kinds : named;

/** The contract of every second tag, from the first or the second on: two browsers share the tags. */
export const testContract = (first: 0 | 1): void => {
  const tags = contracts.filter(({ tag }) => selectedTags.length === 0 || selectedTags.includes(tag));
  for (const contract of tags.filter((_, place) => place % 2 === first))
    describe(`<${contract.tag}>`, () => {
      for (const { ids, title: says, check, only, once } of lines) {
        if (once && !chromium) continue;
        const title = `${ids.join(' ')} ${contract.tag}: ${says}`;
        if (only === 'chromium' && !chromium) it.skip(title, () => {});
        else test(title, () => check(contract));
      }
    });
};

/** The suite checks itself: every line of the lists has a test or a reason. */
export const testLists = (): void => {
  describe('the contract suite', () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`);
    const covered = new Set(lines.flatMap(({ ids }) => ids));

    test('tests every line of the gold standard, or gives a reason why it does not apply', () => {
      const uncovered = numbered('Q', 65).filter((id) => !covered.has(id) && !notApplicable[id]);
      expect(uncovered).to.deep.equal([]);
      expect(
        Object.keys(notApplicable).filter((id) => covered.has(id)),
        'both tested and not applicable',
      ).to.deep.equal([]);
    });

    test('tests every line of the general checklist', () => {
      expect(numbered('G', 15).filter((id) => !covered.has(id))).to.deep.equal([]);
    });

    test('has scenarios for public tags only', () => {
      const tags: string[] = contracts.map(({ tag }) => tag);
      expect(Object.keys(scenarios).filter((tag) => !tags.includes(tag))).to.deep.equal([]);
    });
  });
};
