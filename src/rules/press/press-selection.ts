/** What of a choice concerns its order: a story in its place, with the heading and the note that it was given. */
export interface Chosen {
  readonly id: number;
  readonly section: string;
  readonly note: string;
}

/** A change of the choice, as POST /api/user/rassegna/selezione takes it. */
export interface Change {
  /** Stories to choose or to leave out; none: only the order changes. */
  readonly ids: readonly number[];
  readonly selected: boolean;
  /** These first, in this order; the others follow. */
  readonly order?: readonly number[] | undefined;
  readonly section?: string | undefined;
  readonly note?: string | undefined;
}

/** So many stories a review may have. */
export const mostStories = 500;

/** The checkbox above a list: of its stories all are chosen, some, or none. */
export const headState = (ids: readonly number[], chosen: ReadonlySet<number>): 'all' | 'some' | 'none' => {
  const count = ids.filter((id) => chosen.has(id)).length;
  if (count === 0) return 'none';
  return count === ids.length ? 'all' : 'some';
};

/** What lies between two stories of a list, both included; the target alone where the other is not in it. */
export const rangeOf = (ids: readonly number[], anchor: number | undefined, target: number): readonly number[] => {
  const [from, to] = [ids.indexOf(anchor ?? target), ids.indexOf(target)];
  return from < 0 || to < 0 ? [target] : ids.slice(Math.min(from, to), Math.max(from, to) + 1);
};

/** A list with one of its entries in another place; places outside are its ends. */
export const movedTo = (ids: readonly number[], id: number, place: number): readonly number[] => {
  const others = ids.filter((one) => one !== id);
  return others.length === ids.length ? ids : others.toSpliced(Math.max(0, place), 0, id);
};

/**
 * The choice after a change that is still on its way, as the server will have it: new stories stand at the end, an order
 * names who comes first. `make` brings a story that was not chosen; one that nobody knows is left out.
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

/** The stories under their headings, in their order; a heading stands where its first story does. */
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
