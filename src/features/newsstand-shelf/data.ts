import type { Shelf } from '../../api/newsstand/shapes.ts';
import type { FilledShelf, ShelfQuery } from '../../api/newsstand/shelves.ts';

/** A section or special with its stories, and the others of its kind. */
export interface ShelfData {
  readonly kind: 'section' | 'special';
  readonly query: ShelfQuery;
  readonly shelf: FilledShelf;
  readonly others: readonly Shelf[];
}
