/** A line of the report; an error is marked. */
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

/** The lines, or a line that says there are none. */
export const orNone = (lines: readonly Line[], none: string): readonly Line[] =>
  lines.length > 0 ? lines : [fine(none)];

/** A finding as text. */
export const textOf = ({ name, lines }: Finding): string =>
  [`${name}:`, ...lines.map((line) => `${line.wrong ? '! ' : '  '}${line.text}`)].join('\n');
