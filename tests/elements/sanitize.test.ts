import { expect } from '@open-wc/testing';
import { allowedOf, librarySanitizer, ownSanitizer, type Sanitizer } from '../../src/platform/browser/html/sanitize.ts';
import { test } from './lib/guard.ts';

/** HTML of a server, and what is left of it. */
const cases: readonly (readonly [string, string])[] = [
  ['<p class="a" id="b" style="color:red" onclick="x()" data-a="1" lang="it">Ciao</p>', '<p lang="it">Ciao</p>'],
  ['<div><section><my-card>Uno <b>due</b></my-card></section></div>', 'Uno <b>due</b>'],
  ['<form><input name="q"><p>Dentro</p></form><p>Dopo</p>', '<p>Dentro</p><p>Dopo</p>'],
  ['Prima<script>x()</script><style>p{}</style><!-- a --><iframe srcdoc="a"></iframe><title>t</title>', 'Prima'],
  ['<svg><a href="/a">b</a><p>Fuori</p></svg><math><mi>x</mi></math>', '<p>Fuori</p>'],
  [
    '<p><template shadowrootmode="open" shadowrootclonable><img src="https://evil.example/a"></template>t</p>',
    '<p>t</p>',
  ],
  ['<a href="javascript:x()">a</a><a href="JaVa\tscript:x()">b</a><a href="data:,x">c</a>', '<a>a</a><a>b</a><a>c</a>'],
  ['<a href="/uno" target="_blank" ping="/p">a</a>', '<a rel="noopener" href="/uno">a</a>'],
  ['<a href="mailto:a@b.it">a</a>', '<a rel="noopener" href="mailto:a@b.it">a</a>'],
  ['<p href="/uno" src="/due.jpg">a</p>', '<p>a</p>'],
  ['<img src="https://evil.example/a.jpg"><img alt="b"><img src="data:image/png,a">', ''],
  [
    '<img src="/due.jpg" alt="Due" srcset="/tre.jpg 2x" onerror="x()">',
    '<img loading="lazy" src="/due.jpg" alt="Due">',
  ],
  [
    '<table><tbody><tr><th scope="col" colspan="2">a</th></tr></tbody></table>',
    '<table><tbody><tr><th colspan="2" scope="col">a</th></tr></tbody></table>',
  ],
];

const allowed = ({ origin }: URL): boolean => origin === location.origin;

const leftOf = (sanitizer: Sanitizer, html: string): string => {
  const place = document.createElement('div');
  place.append(allowedOf(sanitizer(html), allowed));
  return place.innerHTML;
};

const left = (sanitizer: Sanitizer) => cases.map(([html]) => leftOf(sanitizer, html));
const expected = cases.map(([, html]) => html);

describe('HTML of a server', () => {
  test('T15 DOMPurify leaves what is allowed', async () => {
    expect(left(await librarySanitizer())).to.deep.equal(expected);
  });

  test('T15 the browser’s own sanitiser leaves the same, where there is one', () => {
    const own = ownSanitizer();
    // Firefox has one that fails in a closed document, WebKit none.
    expect(own !== undefined).to.equal(navigator.userAgent.includes('Chrome/'));
    if (own) expect(left(own)).to.deep.equal(expected);
  });

  test('T15 what a page adds to all objects is no option of the sanitiser', () => {
    const own = ownSanitizer();
    Reflect.set(Object.prototype, 'elements', ['script']);
    const found = own && leftOf(own, '<script>x()</script><p>Resta</p>');
    Reflect.deleteProperty(Object.prototype, 'elements');
    if (own) expect(found).to.equal('<p>Resta</p>');
  });
});
