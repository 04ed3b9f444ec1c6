/** A chapter of the serial. */
export interface Chapter {
  /** Roman number. */
  readonly chapter: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly illustrations: readonly { readonly file: string; readonly caption: string }[];
}

/** One day's part of the serial. */
export interface Instalment {
  /** From 1. */
  readonly number: number;
  readonly title: string;
  readonly summary: string;
  readonly paragraphs: readonly string[];
  /** 'pinocchio/ill16'; only at the beginning of a chapter. */
  readonly illustration: string | null;
  readonly caption: string | null;
}

const wordsOf = (paragraph: string): number => paragraph.split(/\s+/).length;

/** Cuts paragraphs into `parts` runs of about the same number of words, none empty. */
const cut = (paragraphs: readonly string[], parts: number): string[][] => {
  const total = paragraphs.reduce((sum, paragraph) => sum + wordsOf(paragraph), 0);
  const runs: string[][] = Array.from({ length: parts }, () => []);
  let before = 0;
  let last = -1;
  for (const [index, paragraph] of paragraphs.entries()) {
    const middle = before + wordsOf(paragraph) / 2;
    const wanted = Math.floor((middle / total) * parts);
    // Leave enough paragraphs for the next runs, and skip no run.
    const due = Math.max(wanted, parts - (paragraphs.length - index));
    last = Math.min(due, last + 1);
    runs[last]?.push(paragraph);
    before += wordsOf(paragraph);
  }
  return runs.filter((run) => run.length > 0);
};

/** Number of parts of each chapter, `count` in all; the chapter with the longest parts is divided further first. */
const partsOf = (chapters: readonly Chapter[], count: number): number[] => {
  const words = chapters.map(({ paragraphs }) => paragraphs.reduce((sum, text) => sum + wordsOf(text), 0));
  const parts = chapters.map(() => 1);
  for (let made = chapters.length; made < count; made += 1) {
    const lengths = words.map((length, index) => length / (parts[index] ?? 1));
    const longest = lengths.indexOf(Math.max(...lengths));
    parts[longest] = (parts[longest] ?? 1) + 1;
  }
  return parts;
};

const tidy = (title: string): string => title.replace(/\.$/, '');

/** The serial in `count` daily instalments, in reading order. */
export const instalmentsOf = (chapters: readonly Chapter[], count: number): Instalment[] => {
  const parts = partsOf(chapters, count);
  return chapters
    .flatMap((chapter, index) =>
      cut(chapter.paragraphs, parts[index] ?? 1).map((paragraphs, part, all) => {
        const [picture] = part === 0 ? chapter.illustrations : [];
        return {
          heading: `capitolo ${chapter.chapter}${all.length > 1 ? `, parte ${part + 1} di ${all.length}` : ''}`,
          summary: tidy(chapter.title),
          paragraphs,
          illustration: picture?.file.replace(/\.jpg$/, '') ?? null,
          caption: picture?.caption || null,
        };
      }),
    )
    .map(({ heading, ...rest }, index) => ({ number: index + 1, title: `Pinocchio, ${heading}`, ...rest }));
};
