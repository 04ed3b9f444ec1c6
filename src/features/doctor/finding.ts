/** One line of what was found; a wrong one is marked, in the report too. */
export interface Line {
  readonly text: string;
  readonly wrong?: boolean;
}

export interface Finding {
  readonly name: string;
  readonly lines: readonly Line[];
}

export const fine = (text: string): Line => ({ text });
export const wrong = (text: string): Line => ({ text, wrong: true });

/** What a page of that kind has none of. */
export const orNone = (lines: readonly Line[], none: string): readonly Line[] =>
  lines.length > 0 ? lines : [fine(none)];

/** A finding for a text report. */
export const textOf = ({ name, lines }: Finding): string =>
  [`${name}:`, ...lines.map((line) => `${line.wrong ? '! ' : '  '}${line.text}`)].join('\n');
