import { expect } from '@open-wc/testing';
import { notApplicable } from '../../proofs/not-applicable.ts';
import { access } from '../lines/access.ts';
import { arrival } from '../lines/arrival.ts';
import { backend } from '../lines/backend.ts';
import { hostile } from '../lines/hostile.ts';
import { interop } from '../lines/interop.tsx';
import { life } from '../lines/life.ts';
import { looks } from '../lines/looks.ts';
import { manners } from '../lines/manners.ts';
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
  ...manners,
];

/** All tags in Chromium; in the other engines one of each kind: a launcher, a light shell, a notice area, a form. NP_TAGS names others. */
const kinds = ['np-assistance-chat', 'np-header', 'np-notices', 'np-account-login'];
const named = __NP_TAGS__.split(',').filter(Boolean);
const wanted = named.length === 0 && !chromium ? kinds : named;

/** The contract of every second tag, beginning with the first or the second: two browsers share them. */
export const holdContract = (beginning: 0 | 1): void => {
  const tags = contracts.filter(({ tag }) => wanted.length === 0 || wanted.includes(tag));
  for (const contract of tags.filter((_, place) => place % 2 === beginning))
    describe(`<${contract.tag}>`, () => {
      for (const { ids, says, check, only, once } of lines) {
        if (once && !chromium) continue;
        const title = `${ids.join(' ')} ${contract.tag}: ${says}`;
        if (only === 'chromium' && !chromium) it.skip(title, () => {});
        else test(title, () => check(contract));
      }
    });
};

/** The suite itself: no line of the lists is forgotten. */
export const holdLists = (): void => {
  describe('the contract suite', () => {
    const numbered = (letter: string, count: number) =>
      Array.from({ length: count }, (_, n) => `${letter}${String(n + 1).padStart(2, '0')}`);
    const held = new Set(lines.flatMap(({ ids }) => ids));

    test('holds every line of the gold standard, or says why it does not apply', () => {
      const open = numbered('Q', 65).filter((id) => !held.has(id) && !notApplicable[id]);
      expect(open).to.deep.equal([]);
      expect(
        Object.keys(notApplicable).filter((id) => held.has(id)),
        'both held and not applicable',
      ).to.deep.equal([]);
    });

    test('holds every line of the general checklist', () => {
      expect(numbered('G', 15).filter((id) => !held.has(id))).to.deep.equal([]);
    });

    test('knows a scenario for public tags only', () => {
      const tags: string[] = contracts.map(({ tag }) => tag);
      expect(Object.keys(scenarios).filter((tag) => !tags.includes(tag))).to.deep.equal([]);
    });
  });
};
