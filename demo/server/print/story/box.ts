import { columnWidth, LEADING, rowsFor } from '../sheet/geometry.ts';
import type { PrintArticle } from '../sheet/types.ts';
import { breakHeadline } from '../type/headline.ts';
import { italianText } from '../type/italian.ts';

/** A box among the text columns: a picture with its caption, or a large quotation. */
export interface Box {
  readonly kind: 'photo' | 'quote';
  /** Text columns that it covers, from the outer edge; all columns when it is above the text. */
  readonly span: number;
  readonly rows: number;
  /** Width of the box and height of its picture, in page units. */
  readonly width: number;
  readonly height: number;
  readonly lines: readonly string[];
  readonly cost: number;
}

export const CAPTION_SIZE = 7.5;
export const CAPTION_LINE = 9.2;
export const QUOTE_SIZE = 15.5;
export const QUOTE_LINE = 18;
/** Space under a picture, and between the caption and the text. */
const CAPTION_GAP = 3;
const BOX_GAP = 7;

/** Aspect ratio of a picture: narrowest, ideal, widest. Illustrations are 3:2 with a safe centre. */
const shapeOf = (share: number, width: number, serial: boolean): readonly [number, number, number] => {
  if (serial) return [0.72, 0.9, 1.25];
  if (width > 480) return share === 1 ? [1.55, 1.9, 2.45] : [1.4, 1.6, 2.1];
  return width > 240 ? [1.3, 1.55, 2.1] : [1.2, 1.5, 1.95];
};

/** The possible pictures of a story at this width with `count` text columns. */
export const photosOf = (article: PrintArticle, width: number, count: number): Box[] => {
  if (!article.illustration) return [];
  const boxes: Box[] = [];
  const serial = article.kind === 'serial';
  const column = columnWidth(width, count);
  for (let span = 1; span <= count; span++) {
    if (serial && count > 1 && span > Math.ceil(count / 2)) break;
    const own = span * column + (span - 1) * ((width - count * column) / Math.max(1, count - 1));
    const lines = article.caption
      ? (breakHeadline('sans', CAPTION_SIZE, italianText(article.caption), own, true) ?? [])
      : [];
    const below = (lines.length ? CAPTION_GAP + lines.length * CAPTION_LINE : 0) + BOX_GAP;
    const [narrow, ideal, wide] = shapeOf(span / count, own, serial);
    for (let rows = rowsFor(own / wide + below); ; rows++) {
      const height = rows * LEADING - below;
      const ratio = own / height;
      if (ratio < narrow) break;
      const form = (Math.log(ratio / ideal) * 2.2) ** 2;
      const small = count >= 3 && span === 1 ? 0.9 : 0;
      boxes.push({ kind: 'photo', span, rows, width: own, height, lines, cost: form + small });
    }
  }
  return boxes;
};

/** The quotation of a story with a length nearest to 70, in «caporali»; null when none has 40 to 110. */
const quotationOf = (article: PrintArticle): string | null => {
  const found = article.body
    .filter((paragraph) => !paragraph.startsWith('## '))
    .flatMap((paragraph) => [...italianText(paragraph).matchAll(/«([^«»]{40,110})»/g)].map(([, words]) => words ?? ''))
    .filter((words) => /^[A-ZÀÈÉÌÒÙ]/.test(words))
    .map((words) => `«${words.replace(/[,.;:]$/, '')}»`);
  return found.sort((a, b) => Math.abs(a.length - 70) - Math.abs(b.length - 70))[0] ?? null;
};

/** A sentence set large in one column, for stories without a picture. */
export const quotesOf = (article: PrintArticle, width: number, count: number): Box[] => {
  const quotation = quotationOf(article);
  const own = columnWidth(width, count);
  if (!quotation || count < 2) return [];
  const lines = breakHeadline('display', QUOTE_SIZE, quotation, own - 2, true);
  if (!lines || lines.length > 7) return [];
  const height = lines.length * QUOTE_LINE;
  const least = rowsFor(height + 24);
  return [least, least + 1].map((rows, extra) => {
    return { kind: 'quote' as const, span: 1, rows, width: own, height, lines, cost: 0.15 + extra * 0.1 };
  });
};
