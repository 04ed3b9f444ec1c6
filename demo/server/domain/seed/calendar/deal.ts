import { ARCHIVE_WIRE, localCapacity, wireCapacity } from './capacity.ts';

/** A wire story as far as its place in the calendar goes. */
export interface WireStub {
  readonly id: string;
  readonly section: string;
}

/** Indexes of a brand's local stories and of the wire stories for each slot, and those that go to the archive. */
export interface Deal {
  readonly slots: readonly { readonly local: readonly number[]; readonly wire: readonly number[] }[];
  readonly archive: readonly number[];
}

/** The chatbot is asked about these sections alone: none of their stories leaves the newsstand. */
const kept: ReadonlySet<string> = new Set(['economia', 'vaticano']);

/** `list` begun `steps` further on. */
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

/** Steps between the brands' archives, and between the halves of their wire stories. */
const ARCHIVE_STEP = 11;
const WIRE_STEP = 13;

const archiveOf = (wire: readonly WireStub[], brandIndex: number): number[] => {
  const movable = wire.flatMap(({ section }, index) => (kept.has(section) ? [] : [index]));
  // Every seventh of them, so that no section is emptied and each brand keeps others.
  const spread = movable.map((_, place) => movable[(place * 7 + brandIndex * ARCHIVE_STEP) % movable.length] ?? 0);
  return [...new Set(spread)].slice(0, ARCHIVE_WIRE).sort((a, b) => a - b);
};

/**
 * Deals a brand's stories over the calendar, each once: half of the wire stories run on the same day in all papers,
 * the other half on a day of the brand's own.
 */
export const dealStories = (localCount: number, wire: readonly WireStub[], brandIndex: number): Deal => {
  const archive = archiveOf(wire, brandIndex);
  const gone = new Set(archive);
  const common = wire.flatMap((_, index) => (index % 2 === 0 ? [index] : []));
  const own = rotate(
    wire.flatMap((_, index) => (index % 2 === 1 ? [index] : [])),
    brandIndex * WIRE_STEP,
  );
  // A story of the common half that this brand archived leaves its place to one of the brand's own.
  const reserve = own.filter((index) => !gone.has(index));
  const order = common.flatMap((index) => [gone.has(index) ? undefined : index, reserve.shift()]).concat(reserve);
  const placed = order.filter((index) => index !== undefined);
  const wires = takeSlices(placed, wireCapacity(placed.length));
  const locals = takeSlices(
    Array.from({ length: localCount }, (_, index) => index),
    localCapacity(localCount),
  );
  return { slots: wires.map((list, slot) => ({ local: locals[slot] ?? [], wire: list })), archive };
};
