import { ARCHIVE_WIRE, localCapacity, wireCapacity } from './capacity.ts';

/** The fields of a wire story that decide its day. */
export interface WireStub {
  readonly id: string;
  readonly section: string;
}

/** Indexes of a brand's local stories and wire stories for each slot, and of the wire stories for the archive. */
export interface Deal {
  readonly slots: readonly { readonly local: readonly number[]; readonly wire: readonly number[] }[];
  readonly archive: readonly number[];
}

/** Sections of chatbots of their own; their stories are not archived. */
const notArchived: ReadonlySet<string> = new Set(['economia', 'vaticano']);

/** Moves the first `steps` items to the end. */
const rotate = <Item>(list: readonly Item[], steps: number): Item[] => {
  const at = list.length === 0 ? 0 : steps % list.length;
  return [...list.slice(at), ...list.slice(0, at)];
};

const takeSlices = <Item>(list: readonly Item[], counts: readonly number[]): Item[][] => {
  let at = 0;
  return counts.map((count) => {
    at += count;
    return list.slice(at - count, at);
  });
};

/** Offsets between brands in the choice of archived stories, and of their own wire stories. */
const ARCHIVE_STEP = 11;
const WIRE_STEP = 13;

const archiveOf = (wire: readonly WireStub[], brandIndex: number): number[] => {
  const movable = wire.flatMap(({ section }, index) => (notArchived.has(section) ? [] : [index]));
  // Every seventh, so that no section is emptied and each brand keeps different stories.
  const spread = movable.map((_, place) => movable[(place * 7 + brandIndex * ARCHIVE_STEP) % movable.length] ?? 0);
  return [...new Set(spread)].slice(0, ARCHIVE_WIRE).sort((a, b) => a - b);
};

/**
 * Distributes a brand's stories over the calendar, each once: half of the wire stories on the same day in all papers, the
 * other half on different days for each brand.
 */
export const dealStories = (localCount: number, wire: readonly WireStub[], brandIndex: number): Deal => {
  const archive = archiveOf(wire, brandIndex);
  const archived = new Set(archive);
  const common = wire.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  const own = rotate(
    wire.flatMap((_, index) => (index % 2 === 1 ? [index] : [])),
    brandIndex * WIRE_STEP,
  );
  // One of the brand's own stories replaces a common story that this brand archived.
  const reserve = own.filter((index) => !archived.has(index));
  const order = common.flatMap((index) => [archived.has(index) ? undefined : index, reserve.shift()]).concat(reserve);
  const placed = order.filter((index) => index !== undefined);
  const wires = takeSlices(placed, wireCapacity(placed.length));
  const locals = takeSlices(
    Array.from({ length: localCount }, (_, index) => index),
    localCapacity(localCount),
  );
  return { slots: wires.map((list, slot) => ({ local: locals[slot] ?? [], wire: list })), archive };
};
