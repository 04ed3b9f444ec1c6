import { hostilePages } from './hostile.ts';
import { limitPages } from './limits.ts';
import { managerPages } from './managers.ts';
import type { ProofPage } from './page.ts';
import { readerPages } from './readers.ts';

/** The proof pages by heading, in the order of their index. */
export const proofGroups: readonly (readonly [heading: string, pages: readonly ProofPage[]])[] = [
  ['Chi legge, e come è scritta la pagina', readerPages],
  ['Chi chiede i consensi', managerPages],
  ['Ciò che browser e politiche negano', limitPages],
  ['Pagine ostili o vecchie', hostilePages],
];

export const proofPages: readonly ProofPage[] = proofGroups.flatMap(([, pages]) => pages);
