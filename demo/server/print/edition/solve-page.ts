import { type Arrangement, arrange, type Piece } from '../sheet/arrange.ts';
import { COLUMNS } from '../sheet/geometry.ts';
import type { PrintBrand } from '../sheet/types.ts';
import { type StoryOption, type StoryPlace, storyOptions } from '../story/story-options.ts';
import { type AdvertOption, advertPiece } from './adverts.ts';
import type { IndexOption } from './furniture.ts';

type PageOption = StoryOption | AdvertOption | IndexOption;
export type PageArrangement = Arrangement<PageOption>;

interface PageRequest {
  readonly brand: PrintBrand;
  /** In order of rank. */
  readonly places: readonly StoryPlace[];
  readonly extra: readonly Piece<PageOption>[];
  readonly rows: number;
  readonly mirrored: boolean;
  /** Index of the first advertisement. */
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

/** Cost of an advertisement with nothing to fill, so that it does not crowd the stories. */
const ADVERT_COST = 0.9;

/** The cheapest arrangement of these stories and some house advertisements on one page; null when they do not fit. */
export const solvePage = ({
  brand,
  places,
  extra,
  rows,
  mirrored,
  turn,
  adverts,
}: PageRequest): PageArrangement | null => {
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
