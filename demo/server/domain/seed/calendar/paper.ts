import { slugOf } from '../../../base/slug.ts';
import { isFull } from './capacity.ts';
import { dealStories } from './deal.ts';
import type { Instalment } from './serial.ts';
import {
  categoryOf,
  SERIAL_BYLINE,
  SERIAL_CREDIT,
  SERIAL_SECTION,
  WIRE_BYLINE,
  WIRE_CREDIT,
  type WireStory,
  wireSection,
  withStandfirst,
} from './wire.ts';

/** A local story from its paper's folder. */
export interface LocalStory {
  readonly slug: string;
  readonly section: string;
  readonly kicker: string;
  readonly title: string;
  readonly standfirst: string;
  readonly body: readonly string[];
  readonly author: string;
  readonly illustration: string | null;
  readonly caption: string | null;
  readonly special: string | null;
  readonly access: 'free' | 'subscriber';
}

/** A story with the slot of its day (0 is today) and its rank in that day's paper (0 is the lead). */
export interface PlacedStory {
  readonly slug: string;
  readonly slot: number;
  readonly rank: number;
  readonly source: 'local' | 'wire' | 'serial';
  /** Equal in every paper that prints the story. */
  readonly source_key: string | null;
  readonly section: string;
  readonly special: string | null;
  /** A signature of the paper; null when `byline` names the author. */
  readonly signature: string | null;
  readonly byline: string | null;
  readonly credit: string | null;
  readonly category: 'economia' | 'vaticano' | null;
  readonly kicker: string;
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly illustration: string | null;
  readonly caption: string | null;
  readonly access: 'free' | 'subscriber';
}

/** An old story for the archive; `place` counts from 0. */
export interface OldStory extends Pick<PlacedStory, 'slug' | 'section' | 'kicker' | 'title' | 'summary' | 'body'> {
  readonly place: number;
  readonly byline: string;
  readonly credit: string;
}

/** Byline of a story without a signature. */
const EDITORS = 'Redazione';
const MAX_SLUG = 90;

const textOf = (paragraphs: readonly string[]): string => paragraphs.join('\n\n');

const placeLocal = (story: LocalStory, slot: number, rank: number): PlacedStory => {
  const { standfirst, body, author, ...rest } = story;
  const isEditors = author === slugOf(EDITORS);
  return {
    ...rest,
    slot,
    rank,
    source: 'local',
    source_key: null,
    signature: isEditors ? null : author,
    byline: isEditors ? EDITORS : null,
    credit: null,
    category: categoryOf(story.section, story.kicker),
    summary: standfirst,
    body: textOf(body),
  };
};

const wireTexts = ({ id, title, section, paragraphs }: WireStory) => {
  const { summary, body } = withStandfirst(paragraphs);
  const name = wireSection(section);
  return {
    slug: `${slugOf(title).slice(0, MAX_SLUG)}-${id}`,
    section: name,
    kicker: name,
    title,
    summary,
    body: textOf(body),
    byline: WIRE_BYLINE,
    credit: WIRE_CREDIT,
  };
};

const placeWire = (story: WireStory, slot: number, rank: number): PlacedStory => {
  const texts = wireTexts(story);
  return {
    ...texts,
    slot,
    rank,
    source: 'wire',
    source_key: story.id,
    special: null,
    signature: null,
    category: categoryOf(texts.section, texts.kicker),
    illustration: null,
    caption: null,
    access: 'free',
  };
};

const placeSerial = (instalment: Instalment, slot: number, rank: number): PlacedStory => ({
  slug: `pinocchio-puntata-${instalment.number}`,
  slot,
  rank,
  source: 'serial',
  source_key: `pinocchio-${instalment.number}`,
  section: SERIAL_SECTION,
  special: null,
  signature: null,
  byline: SERIAL_BYLINE,
  credit: SERIAL_CREDIT,
  category: null,
  kicker: SERIAL_SECTION,
  title: instalment.title,
  summary: instalment.summary,
  body: textOf(instalment.paragraphs),
  illustration: instalment.illustration,
  caption: instalment.caption,
  access: 'free',
});

/**
 * A brand's calendar: every story once, local stories first on their day, the newest instalment of the serial today.
 * `slots` are the days with stories.
 */
export const paperOf = (
  stories: readonly LocalStory[],
  wire: readonly WireStory[],
  serial: readonly Instalment[],
  brandIndex: number,
): { placed: PlacedStory[]; old: OldStory[]; slots: { slot: number; full: boolean }[] } => {
  const { slots, archive } = dealStories(stories.length, wire, brandIndex);
  const placed = slots.flatMap((day, slot) => {
    const local = day.local.flatMap((index) => stories[index] ?? []);
    const agency = day.wire.flatMap((index) => wire[index] ?? []);
    const instalment = serial[serial.length - 1 - slot];
    return [
      ...local.map((story, rank) => placeLocal(story, slot, rank)),
      ...agency.map((story, index) => placeWire(story, slot, local.length + index)),
      ...(instalment ? [placeSerial(instalment, slot, local.length + agency.length)] : []),
    ];
  });
  const old = archive.flatMap((index) => wire[index] ?? []).map((story, place) => ({ ...wireTexts(story), place }));
  const days = [...new Set(placed.map(({ slot }) => slot))].map((slot) => ({ slot, full: isFull(slot) }));
  return { placed, old, slots: days };
};
