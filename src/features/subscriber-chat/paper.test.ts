import { afterEach, expect, test } from 'vitest';
import { brandOfSigla } from '../../rules/brand/brand.ts';
import { language } from '../../rules/language/replaceable.ts';
import { paperOf } from './paper.ts';

afterEach(() => {
  language.code = 'it';
});

const meriggio = brandOfSigla('MG');
const voce = { ...meriggio, sigla: 'VL', name: 'La Voce del Lago', toName: 'alla Voce del Lago' };

test.each([
  ['it', 'alla Voce del Lago'],
  ['en', 'La Voce del Lago'],
  ['en-GB', 'La Voce del Lago'],
])('in %s a paper of the page’s own is asked as %s', (code, name) => {
  language.code = code;
  expect(paperOf(voce)).toBe(name);
});
