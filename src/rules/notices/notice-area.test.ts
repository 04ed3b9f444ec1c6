import { describe, expect, test } from 'vitest';
import { noticesShown } from './notice-area.ts';
import type { NoticeType } from './notices.ts';

const at = (title: string, type: NoticeType, date?: string) => ({ title, type, date });

describe('the notice area', () => {
  const notices = [
    at('feste', 'other', '2026-11-23'),
    at('dorso', 'info', '2026-11-22'),
    at('telefono', 'warning', '2026-11-20'),
    at('indirizzo', 'warning', '2026-11-21'),
    at('pagamento', 'error', '2026-11-19'),
    at('rete', 'error'),
  ];
  const ranked = ['rete', 'pagamento', 'indirizzo', 'telefono', 'dorso', 'feste'];
  test.each([
    ['the most severe, then the newest', { all: false, errorsOnly: false }, ranked.slice(0, 1), 5],
    ['all of them in that order', { all: true, errorsOnly: false }, ranked, 0],
    ['beside an article one error', { all: false, errorsOnly: true }, ranked.slice(0, 1), 1],
    ['beside an article all errors', { all: true, errorsOnly: true }, ranked.slice(0, 2), 0],
  ])('shows %s', (_, view, titles, hidden) => {
    const found = noticesShown(notices, view);
    expect([found.shown.map(({ title }) => title), found.hidden]).toEqual([titles, hidden]);
  });
  test('keeps the order of arrival among equals, and the given list as it is', () => {
    const equal = ['a', 'b', 'c'].map((title) => at(title, 'info', '2026-11-20'));
    const { shown } = noticesShown(equal, { all: true, errorsOnly: false });
    expect(shown).toEqual(equal);
    expect(shown).not.toBe(equal);
  });
});
