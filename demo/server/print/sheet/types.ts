import type { Style } from '../type/fonts.ts';

export interface PrintBrand {
  readonly sigla: string;
  readonly name: string;
  /** Colour of kickers and wordmark, '#rrggbb'. */
  readonly accent: string;
  readonly motto: string;
  readonly wordmark: Wordmark;
}

/** A wordmark's outlines, with width and height of its view box. */
export interface Wordmark {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly { readonly d: string; readonly evenOdd: boolean }[];
}

/** A story to print. A greater `weight` is higher on the page; the front page gets the greatest. */
export interface PrintArticle {
  readonly id: string;
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly standfirst: string | null;
  /** Paragraphs; '## ' begins a sub-heading. */
  readonly body: readonly string[];
  readonly author: string | null;
  /** 'tram' names an illustration, 'pinocchio/ill16' an engraving. */
  readonly illustration: string | null;
  readonly caption: string | null;
  readonly weight: number;
  /** A 'serial' instalment is framed, after the sections, and never cut. */
  readonly kind?: 'story' | 'serial';
}

export interface PlannedPage {
  readonly section: string;
  readonly ids: readonly string[];
}

/** The stories of each page. `front.ids` begins with the lead; `pages` begins with page 2. */
export interface EditionPlan {
  readonly front: { readonly ids: readonly string[]; readonly teasers: readonly string[] };
  readonly pages: readonly PlannedPage[];
}

export interface Edition {
  readonly brand: PrintBrand;
  /** Day of issue, yyyy-mm-dd. */
  readonly date: string;
  readonly number: number;
  /** Index of the first house advertisement on the front page; default: by the date. */
  readonly turn?: number;
  /** As printed, e.g. '1,70 €'. */
  readonly price: string;
  /** One line at the foot of the last page, e.g. credits of licensed texts. */
  readonly imprint?: string;
  readonly articles: readonly PrintArticle[];
  readonly plan: EditionPlan;
}

interface Owned {
  /** The story of this item; absent for page furniture. */
  readonly articleId?: string;
}

/** A line of text. `x`, `y`: start of its baseline; `starts`: each glyph's position in thousandths of `size`. */
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

/** The area of a story on a page: corners clockwise from the upper left, in page units. */
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
  /** The page with most of a story, for the table of contents. */
  readonly pageOf: ReadonlyMap<string, number>;
}
