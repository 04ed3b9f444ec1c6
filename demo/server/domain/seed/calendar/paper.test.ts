import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { brandIdentities } from '../../../../../src/rules/brand/brand.ts';
import { readSharedContent } from '../shared-content.ts';
import { ARCHIVE_WIRE, DAYS, FULL_SLOTS, localCapacity, wireCapacity } from './capacity.ts';
import { type LocalStory, paperOf } from './paper.ts';

const contentDir = fileURLToPath(new URL('../../../../content/', import.meta.url));
const localOf = (sigla: string): LocalStory[] =>
  JSON.parse(readFileSync(`${contentDir}${sigla.toLowerCase()}/stories.json`, 'utf8'));
const { content } = await readSharedContent(contentDir);
const papers = brandIdentities.map(({ sigla }, index) => ({
  sigla,
  local: localOf(sigla),
  ...paperOf(localOf(sigla), content.wire, content.serial, index),
}));

test.each(papers)('$sigla prints every story once or archives it', ({ local, placed, old }) => {
  const wire = placed.filter(({ source }) => source === 'wire');
  expect(
    placed
      .filter(({ source }) => source === 'local')
      .map(({ slug }) => slug)
      .sort(),
  ).toEqual(local.map(({ slug }) => slug).sort());
  expect(old).toHaveLength(ARCHIVE_WIRE);
  expect(new Set([...wire, ...old].map(({ slug }) => slug)).size).toBe(content.wire.length);
  expect(new Set(placed.map(({ slug }) => slug)).size).toBe(placed.length);
});

test.each(papers)(
  '$sigla has two to four stories and an instalment on small days, forty or more on full ones',
  ({ placed, slots }) => {
    expect(slots.map(({ slot }) => slot)).toEqual(Array.from({ length: DAYS }, (_, slot) => slot));
    for (const { slot, full } of slots) {
      const day = placed.filter((story) => story.slot === slot);
      const news = day.filter(({ source }) => source !== 'serial');
      expect(day.length - news.length, `slot ${slot}`).toBe(1);
      expect(day.map(({ rank }) => rank)).toEqual(day.map((_, rank) => rank));
      expect(full).toBe(FULL_SLOTS.includes(slot));
      expect(news.length, `slot ${slot}`).toBeGreaterThanOrEqual(full ? 40 : 2);
      if (!full) expect(news.length, `slot ${slot}`).toBeLessThanOrEqual(4);
    }
  },
);

test('today leads with the paper’s own stories in its own order', () => {
  const [mg] = papers;
  const today = mg?.placed.filter(({ slot }) => slot === 0) ?? [];
  const own = today.filter(({ source }) => source === 'local');
  expect(own.length).toBeGreaterThanOrEqual(16);
  expect(own.map(({ slug }) => slug)).toEqual(mg?.local.slice(0, own.length).map(({ slug }) => slug));
  expect(today.slice(0, own.length)).toEqual(own);
});

test('the newest instalment of the serial is today’s', () => {
  const [mg] = papers;
  const serial = (mg?.placed ?? []).filter(({ source }) => source === 'serial').sort((a, b) => b.slot - a.slot);
  expect(serial.map(({ source_key }) => source_key)).toEqual(content.serial.map(({ number }) => `pinocchio-${number}`));
});

test('papers share agency stories on the same day, but not all', () => {
  const days = (index: number) =>
    new Map(
      papers[index]?.placed.filter(({ source }) => source === 'wire').map(({ source_key, slot }) => [source_key, slot]),
    );
  const [mg, lg] = [days(0), days(1)];
  const shared = [...mg].filter(([key, slot]) => lg.get(key) === slot).length;
  expect(shared).toBeGreaterThan(50);
  expect(shared).toBeLessThan(mg.size);
});

test('sections with a chatbot of their own are not archived', () => {
  for (const { old, placed } of papers) {
    expect(old.some(({ section }) => ['Economia', 'Vaticano'].includes(section))).toBe(false);
    expect(placed.filter(({ category }) => category === 'vaticano').length).toBeGreaterThanOrEqual(8);
    expect(placed.filter(({ category }) => category === 'economia').length).toBeGreaterThanOrEqual(20);
  }
});

test('every wire story has its credit and no signature of the paper', () => {
  for (const { source, credit, signature, byline } of papers.flatMap(({ placed }) => placed)) {
    if (source !== 'wire') continue;
    expect({ credit, signature, byline }).toEqual({
      credit: 'Wikinotizie, CC BY 2.5',
      signature: null,
      byline: 'Wikinotizie',
    });
  }
});

test.each([[25], [29], [42], [60]])('%d local stories all find a day', (total) => {
  expect(localCapacity(total).reduce((sum, count) => sum + count, 0)).toBe(total);
});

test.each([[235], [237], [250]])('%d wire stories all find a day', (total) => {
  expect(wireCapacity(total).reduce((sum, count) => sum + count, 0)).toBe(total);
});
