import { expect, test } from 'vitest';
import { markedParts } from './marked.ts';

const marked = (text: string) => ({ text, isMarked: true });
const text = (text: string) => ({ text, isMarked: false });

test.each([
  ['Il <mark>tram</mark> torna', [text('Il '), marked('tram'), text(' torna')]],
  ['<mark>due parole</mark> e\n<mark>una\nriga</mark>', [marked('due parole'), text(' e\n'), marked('una\nriga')]],
  ['l&apos;ora', [text("l'ora")]],
  ['<mark>a</mark><mark>b</mark>', [marked('a'), marked('b')]],
  ['1 &lt; 2 &amp;amp; &quot;x&quot; &#39;y&#39;', [text('1 < 2 &amp; "x" \'y\'')]],
  ['<mark>aperto', [text('aperto')]],
  ['<img src=x onerror=alert(1)>ciao', [text('ciao')]],
  ['<mark><b>x</b></mark>', [marked('x')]],
  ['&lt;script&gt;', [text('<script>')]],
  ['', []],
])('%j → %o', (html, parts) => {
  expect(markedParts(html)).toEqual(parts);
});
