import type { ReactNode } from 'react';

interface MarkedProps {
  readonly parts: readonly { readonly text: string; readonly isMarked: boolean }[];
}

/** A text with its search hits marked. */
export const Marked = ({ parts }: MarkedProps): ReactNode =>
  parts.map(({ text, isMarked }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order, and may be equal
    isMarked ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
  );
