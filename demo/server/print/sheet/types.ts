import type { Style } from '../type/fonts.ts';

/** A brand as it is printed. */
export interface PrintBrand {
  readonly sigla: string;
  readonly name: string;
  /** Colour of kickers and wordmark, '#rrggbb'. */
  readonly accent: string;
  readonly motto: string;
  readonly wordmark: Wordmark;
}

/** A wordmark's outlines; width and height are those of its view box. */
export interface Wordmark {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly d: string; readonly evenOdd: boolean }[];
}

/** A story as the page needs it. `weight`: the greater, the higher on the page; the front page takes the greatest. */
export interface PrintArticle {
  readonly id: string;
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly standfirst: string | null;
  /** Paragraphs; one that begins with '## ' is a sub-heading. */
  readonly body: readonly string[];
  readonly author: string | null;
  /** 'tram' names an illustration, 'pinocchio/ill16' an engraving. */
  readonly illustration: string | null;
  readonly caption: string | null;
  readonly weight: number;
  /** A serial's instalment is set in a frame, on a page after the sections; it is never cut. */
  readonly kind?: 'story' | 'serial';
}

export interface PlannedPage {
  readonly section: string;
  readonly ids: readonly string[];
}

/** Which story goes where. `front` holds the lead first; its stories continue on `pages`, which begin with page 2. */
export interface EditionPlan {
  readonly front: { readonly ids: readonly string[]; readonly teasers: readonly string[] };
  readonly pages: readonly PlannedPage[];
}

export interface Edition {
  readonly brand: PrintBrand;
  /** Day of issue, yyyy-mm-dd. */
  readonly date: string;
  readonly number: number;
  /** Which of the house adverts the front page begins with; default: by the date. */
  readonly turn?: number;
  /** As printed, e.g. '1,70 €'. */
  readonly price: string;
  /** One line at the foot of the last page, e.g. the credit of texts under a licence. */
  readonly imprint?: string;
  readonly articles: readonly PrintArticle[];
  readonly plan: EditionPlan;
}

interface Owned {
  /** The story that this belongs to; absent for what is the page's own. */
  readonly articleId?: string;
}

/** A line of type. `x`, `y`: start of its baseline; `starts`: each glyph's place in thousandths of `size`. */
export interface TextItem extends Owned {
  readonly kind: 'text';
  readonly style: Style;
  readonly size: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly color: string;
  readonly text: string;
  readonly glyphs: readonly number[];
  readonly starts: readonly number[];
}

interface RectItem extends Owned {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly color: string;
}

/** A picture cropped to fill its frame ('slice') or shown whole in it ('meet'). */
export interface ImageItem extends Owned {
  readonly kind: 'image';
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly fit: 'slice' | 'meet';
}

interface MarkItem extends Owned {
  readonly kind: 'mark';
  readonly mark: Wordmark;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly color: string;
}

export type Item = TextItem | RectItem | ImageItem | MarkItem;

/** Where a story stands on a page; corners clockwise from the upper left, in units of the page. */
export interface Region {
  readonly article_id: string;
  readonly polygon: readonly (readonly [x: number, y: number])[];
}

export interface SetPage {
  readonly n: number;
  readonly section: string;
  readonly width: number;
  readonly height: number;
  readonly items: readonly Item[];
  readonly regions: readonly Region[];
}

export interface SetEdition {
  readonly pages: readonly SetPage[];
  /** The page on which most of a story stands: what a table of contents names. */
  readonly pageOf: ReadonlyMap<string, number>;
}
