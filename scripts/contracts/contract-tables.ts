import type { Contract } from '../../src/element-kit/shell/contract.ts';

const firstSentence = (text: string): string => /^.*?[.!?](?=\s|$)/.exec(text)?.[0] ?? text;

/** The list of elements in the README: tag, link to its page, what it is. */
export const elementList = (contracts: readonly Contract[]): string =>
  contracts
    .map(({ tag, summary }) => `- [\`<${tag}>\`](docs/elements/${tag}.md): ${firstSentence(summary)}`)
    .join('\n');
