/** A chosen story, with its heading and note. */
export interface Chosen {
  readonly id: number;
  readonly section: string;
  readonly note: string;
}

/** A change of the chosen stories; the body of POST /api/user/rassegna/selezione. */
export interface Change {
  /** Stories to add or remove; empty: only the order changes. */
  readonly ids: readonly number[];
  readonly selected: boolean;
  /** These come first, in this order; the others follow. */
  readonly order?: readonly number[] | undefined;
  readonly section?: string | undefined;
  readonly note?: string | undefined;
}

/** Maximum number of stories in a review. */
export const maxStories = 500;

/** The state of the checkbox above a list: all of its stories are chosen, some, or none. */
export const headState = (ids: readonly number[], chosen: ReadonlySet<number>): 'all' | 'some' | 'none' => {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};

/** The ids from one story of a list to another, both included; the target alone when `anchor` is not in the list. */
export const rangeOf = (ids: readonly number[], anchor: number | undefined, target: number): readonly number[] => {
  const [from, to] = [ids.indexOf(anchor ?? target), ids.indexOf(target)];
  return from < 0 || to < 0 ? [target] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/** Moves an entry to another index; an index outside the list means its nearest end. */
export const movedTo = (ids: readonly number[], id: number, place: number): readonly number[] => {
  const others = ids.filter((one) => one !== id);
  return others.length === ids.length ? ids : others.toSpliced(Math.max(0, place), 0, id);
};

/**
 * Applies a pending change as the server will: new stories come last, and `order` names the first ones. `make` creates
 * the entry of a new story; ids for which it returns undefined are dropped.
 */
export const withChange = <T extends Chosen>(
  items: readonly T[],
  { ids, selected, order, section, note }: Change,
  make: (id: number) => T | undefined,
): readonly T[] => {
  const named = new Set(ids);
  if (!selected) return items.filter(({ id }) => !named.has(id));
  const known = new Set(items.map(({ id }) => id));
  const fresh = [...named].filter((id) => !known.has(id)).flatMap((id) => make(id) ?? []);
  const all = [...items, ...fresh].map((item) =>
    named.has(item.id) ? { ...item, section: section ?? item.section, note: note ?? item.note } : item,
  );
  if (!order) return all;
  const places = new Map(order.map((id, place) => [id, place]));
  const placeOf = ({ id }: T): number => places.get(id) ?? order.length;
  return all.toSorted((one, other) => placeOf(one) - placeOf(other));
};

/** Groups stories by heading, in order; a heading is at the place of its first story. */
export const bySection = <T extends Chosen>(
  items: readonly T[],
): readonly (readonly [section: string, items: readonly T[]])[] => {
  const sections = new Map<string, T[]>();
  for (const item of items) {
    const own = sections.get(item.section);
    if (own) own.push(item);
    else sections.set(item.section, [item]);
  }
  return [...sections];
};
