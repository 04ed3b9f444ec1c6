import { type Arrangement, arrange, type Piece } from '../sheet/arrange.ts';
import { COLUMNS } from '../sheet/geometry.ts';
import type { PrintBrand } from '../sheet/types.ts';
import { type StoryOption, type StoryPlace, storyOptions } from '../story/story-options.ts';
import { type AdvertOption, advertPiece } from './adverts.ts';
import type { IndexOption } from './furniture.ts';

type PageOption = StoryOption | AdvertOption | IndexOption;
export type PageArrangement = Arrangement<PageOption>;

interface Wish {
  readonly brand: PrintBrand;
  /** In order of rank. */
  readonly places: readonly StoryPlace[];
  readonly extra: readonly Piece<PageOption>[];
  readonly rows: number;
  readonly mirrored: boolean;
  /** Which of the brand's advertisements comes first. */
  readonly turn: number;
  /** Fewest and most advertisements. */
  readonly adverts: readonly [least: number, most: number];
}

const storyPiece = (place: StoryPlace, rows: number): Piece<PageOption> => {
  const known: StoryOption[][] = [];
  return {
    id: place.article.id,
    last: place.article.kind === 'serial' && place.rank > 0,
    options: (columns) => (known[columns] ??= storyOptions(place, columns, rows)),
  };
};

/** With nothing to fill, an advertisement costs this much: it should not push a page's stories together. */
const ADVERT_COST = 0.9;

/** The best way to set these stories on one page, with as many house advertisements as serve it; null when none fits. */
export const solvePage = ({ brand, places, extra, rows, mirrored, turn, adverts }: Wish): PageArrangement | null => {
  const stories = places.map((place) => storyPiece(place, rows));
  let best: PageArrangement | null = null;
  for (let count = adverts[0]; count <= adverts[1]; count++) {
    const own = Array.from({ length: count }, (_, index) => advertPiece(brand, turn + index, ADVERT_COST));
    const found = arrange<PageOption>([...stories, ...extra, ...own], COLUMNS, rows, mirrored);
    if (found && found.cost < (best?.cost ?? Infinity)) best = found;
    if (count > 0 && best) break;
  }
  return best;
};
