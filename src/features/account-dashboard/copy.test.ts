import { expect, test } from 'vitest';
import { overview } from '../../languages/en/account-overview.ts';
import { copy } from './copy.ts';

test.each([
  [16, 'Gaviano città', '16 pagine, ed. Gaviano città', '16 pages, Gaviano città edition'],
  [1, 'Edizione unica', '1 pagina, edizione unica', '1 page, Edizione unica'],
])('%i pages of “%s”', (pages, edition, italian, english) => {
  expect(copy.edition.size(pages, edition)).toBe(italian);
  expect(overview['account-dashboard'].edition.size(pages, edition)).toBe(english);
});
