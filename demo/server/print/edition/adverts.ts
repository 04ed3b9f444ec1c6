import type { Option, Piece } from '../sheet/arrange.ts';
import type { Canvas } from '../sheet/canvas.ts';
import { cellWidth, INK_SOFT, LEADING, LINE } from '../sheet/geometry.ts';
import type { PrintBrand } from '../sheet/types.ts';
import { breakHeadline } from '../type/headline.ts';

export interface AdvertOption extends Option {
  readonly kind: 'advert';
  readonly title: string;
  readonly text: string;
  /** Filled with the accent, or framed. */
  readonly filled: boolean;
  readonly columns: number;
}

interface Advert {
  readonly title: string;
  readonly text: string;
}

/** House advertisements of each brand: invitations, no facts. */
const ADVERTS: Readonly<Record<string, readonly Advert[]>> = {
  MG: [
    { title: 'Abbonati', text: 'Il giornale della tua città, ogni mattina dove sei tu.' },
    { title: 'Leggi anche online', text: 'La stessa pagina, sul telefono e sul computer.' },
    { title: 'Scrivi al Meriggio', text: 'Una domanda, una storia, una buca sotto casa: raccontala.' },
  ],
  LG: [
    { title: 'Una lettera al giorno', text: 'Abbonati: arriva anche quando sei lontano dal mare.' },
    { title: 'Leggi anche online', text: 'Dal molo, dal treno, dal divano.' },
    { title: 'Rispondi alla Lettera', text: 'Le lettere dei lettori aprono la conversazione.' },
  ],
  EM: [
    { title: 'Abbonati all’Eco', text: 'La voce delle valli, in casa tua.' },
    { title: 'L’Eco è anche online', text: 'Si legge dove arriva il segnale, e si conserva per dove non arriva.' },
    { title: 'Fatti sentire', text: 'Scrivi all’Eco: ogni valle ha la sua storia.' },
  ],
  GZ: [
    { title: 'Abbonati', text: 'Il foglio della città, senza perdere un giorno.' },
    { title: 'La Gazzetta, anche online', text: 'Sfoglia le pagine appena sono chiuse.' },
    { title: 'Lo hai visto tu?', text: 'Scrivi alla Gazzetta: la cronaca comincia da chi c’era.' },
  ],
  CA: [
    { title: 'I fatti, in chiaro', text: 'Abbonati a Cronache di Altariva.' },
    { title: 'Leggi anche online', text: 'Le stesse Cronache, su ogni schermo.' },
    { title: 'Di’ la tua', text: 'Scrivi alle Cronache: le lettere brevi si leggono prima.' },
  ],
  QP: [
    { title: 'Dieci minuti. Tutta la città.', text: 'Abbonati a Qui Pietrafonte.' },
    { title: 'Qui, anche online', text: 'Sul telefono, tra una fermata e l’altra.' },
    { title: 'Qui scrivi tu', text: 'Manda la tua segnalazione alla redazione.' },
  ],
};

const COMMON: readonly Advert[] = [
  { title: 'Abbonati', text: 'Il tuo giornale, ogni giorno.' },
  { title: 'Leggi anche online', text: 'Le stesse pagine, su ogni schermo.' },
];

/** Rows that an advertisement may take at each number of grid columns: least, ideal, most. */
const SIZES: readonly (readonly [number, number, number])[] = [
  [16, 22, 34],
  [9, 15, 30],
  [9, 14, 26],
  [8, 13, 26],
  [7, 12, 80],
];

/** The brand's house advertisement number `index`. It fills the space that the stories of a page leave. */
export const advertPiece = (brand: PrintBrand, index: number, cost: number): Piece<AdvertOption> => {
  const adverts = ADVERTS[brand.sigla] ?? COMMON;
  const advert = adverts[index % adverts.length] as Advert;
  return {
    id: `advert ${index}`,
    last: true,
    options: (columns) => {
      const [least, ideal, most] = SIZES[columns - 1] as readonly [number, number, number];
      if (!breakHeadline('display', titleSize(columns), advert.title, cellWidth(columns) - 28)) return [];
      const odd = columns === 3 || columns === 4 ? 0.4 : 0;
      return Array.from({ length: most - least + 1 }, (_, step): AdvertOption => {
        const rows = least + step;
        const away = Math.abs(rows - ideal) * (rows > ideal ? 0.16 : 0.08);
        return { kind: 'advert', rows, cost: cost + odd + away, ...advert, filled: index % 2 === 0, columns };
      });
    },
  };
};

const titleSize = (columns: number): number => [19, 25, 30, 33, 37][columns - 1] ?? 30;

/** Fewest rows of an advertisement with the wordmark. */
const MARK_ROWS = 13;

export const drawAdvert = (
  canvas: Canvas,
  option: AdvertOption,
  { accent, wordmark }: PrintBrand,
  x: number,
  y: number,
  rows: number,
): void => {
  const width = cellWidth(option.columns);
  const top = y + 1;
  const height = rows * LEADING - 2;
  const filled = option.filled && rows < 22;
  const ink = filled ? '#FFFFFF' : accent;
  if (filled) canvas.rect(accent, x, top, width, height);
  else {
    for (const at of [top, top + height - 2]) canvas.rect(accent, x, at, width, 2);
    for (const at of [top + 4, top + height - 4.6]) canvas.rect(LINE, x, at, width, 0.6);
  }
  const size = titleSize(option.columns);
  const small = option.columns === 1 ? 9.6 : 11.5;
  const title = breakHeadline('display', size, option.title, width - 28) ?? [];
  const text = breakHeadline('sans', small, option.text, width - 24) ?? [];
  const scale = rows >= MARK_ROWS ? Math.min((width * 0.42) / wordmark.width, 1) : 0;
  const markHeight = scale > 0 ? 22 + wordmark.height * scale : 0;
  const block = title.length * size * 1.12 + 6 + text.length * small * 1.4 + markHeight;
  let at = top + (height - block) / 2;
  for (const line of title) {
    canvas.text({ style: 'display', size, color: ink }, line, x + width / 2, at + size * 0.82, 'center');
    at += size * 1.12;
  }
  at += 6;
  const soft = filled ? '#FFFFFF' : INK_SOFT;
  for (const line of text) {
    canvas.text({ style: 'sans', size: small, color: soft }, line, x + width / 2, at + small * 0.85, 'center');
    at += small * 1.4;
  }
  if (scale === 0) return;
  canvas.rect(filled ? '#FFFFFF' : LINE, x + width / 2 - 14, at + 9, 28, 0.7);
  canvas.mark(wordmark, ink, x + (width - wordmark.width * scale) / 2, at + 18, scale);
};
