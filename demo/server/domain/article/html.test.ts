import { expect, test } from 'vitest';
import { bodyHtml } from './html.ts';

test.each([
  ['a paragraph', 'Alle 5.42.', '<p>Alle 5.42.</p>'],
  ['a sub-heading', '## Che cosa cambia', '<h2>Che cosa cambia</h2>'],
  ['a quotation alone', '«Si parte»', '<blockquote><p>«Si parte»</p></blockquote>'],
  ['a sentence that quotes', '«Si parte», ha detto.', '<p>«Si parte», ha detto.</p>'],
  ['two quotations', '«Sì», e poi: «No»', '<p>«Sì», e poi: «No»</p>'],
  ['markup characters', '<b>1 & 2</b>', '<p>&lt;b&gt;1 &amp; 2&lt;/b&gt;</p>'],
])('%s', (_, text, html) => {
  expect(bodyHtml([text])).toBe(html);
});
