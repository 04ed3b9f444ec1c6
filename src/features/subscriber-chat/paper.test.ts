import { afterEach, expect, test } from 'vitest';
import type { PageBrand } from '../../rules/brand/brand.ts';
import { language } from '../../rules/language/replaceable.ts';
import { paperOf } from './paper.ts';

afterEach(() => {
  language.code = 'it';
});

const voce: PageBrand = {
  sigla: 'VL',
  domain: 'vl.localhost',
  accent: '#0B5394',
  accentDark: '#9FC5E8',
  name: 'La Voce del Lago',
  toName: 'alla Voce del Lago',
};

test.each([
  ['it', 'alla Voce del Lago'],
  ['en', 'La Voce del Lago'],
  ['en-GB', 'La Voce del Lago'],
])('in %s a paper of the page’s own is asked as %s', (code, name) => {
  language.code = code;
  expect(paperOf(voce)).toBe(name);
});
