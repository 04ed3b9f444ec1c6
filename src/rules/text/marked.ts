/** A part of a text, and whether it matches the search. */
export interface MarkedPart {
  readonly text: string;
  readonly isMarked: boolean;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };

const plain = (html: string): string =>
  html.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39|apos);/g, (_, name: string) => entities[name] ?? '');

/** Splits escaped text at its `<mark>` elements; drops any other markup. */
export const markedParts = (html: string): MarkedPart[] =>
  html
    .split(/(<mark>[\s\S]*?<\/mark>)/)
    .map((piece) => ({ text: plain(piece), isMarked: piece.endsWith('</mark>') }))
    .filter(({ text }) => text !== '');
