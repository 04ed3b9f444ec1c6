import { describe, expect, test } from 'vitest';
import type { Inline } from './markdown-inline.ts';
import { createMarkdownStream, type Step } from './markdown-stream.ts';

const inline = (node: Inline): string => {
  if (node.kind === 'text') return node.text;
  if (node.kind === 'code') return `<code>${node.text}</code>`;
  if (node.kind === 'cite') return `<cite>${node.n}</cite>`;
  const tag = node.kind === 'link' ? `a ${node.href}` : node.kind;
  return `<${tag}>${node.inside.map(inline).join('')}</${tag.split(' ')[0]}>`;
};

const drawn = (step: Step): string => {
  if ('add' in step) return step.add.map(inline).join('');
  if ('close' in step) return `</${step.close}>`;
  return step.start === undefined ? `<${step.open}>` : `<${step.open} ${step.start}>`;
};

const read = (pieces: readonly string[]): string => {
  const stream = createMarkdownStream();
  return [...pieces.flatMap((piece) => stream.push(piece)), ...stream.end()].map(drawn).join('');
};

/** Markdown, and the expected blocks. */
const cases: readonly (readonly [string, string])[] = [
  ['', ''],
  ['Una riga', '<p>Una riga</p>'],
  ['Una riga  \nche va avanti\n\nUn’altra', '<p>Una riga che va avanti</p><p>Un’altra</p>'],
  ['Da **domani** *quattro* linee', '<p>Da <strong>domani</strong> <em>quattro</em> linee</p>'],
  ['**a *b* c**', '<p><strong>a <em>b</em> c</strong></p>'],
  ['2 * 3 * 4 e snake_case_qui', '<p>2 * 3 * 4 e snake_case_qui</p>'],
  ['_così_ è', '<p><em>così</em> è</p>'],
  ['Resta **aperto', '<p>Resta **aperto</p>'],
  ['Un `a*b*` e \\*no\\*', '<p>Un <code>a*b*</code> e *no*</p>'],
  ['Parte domani [1] [12].', '<p>Parte domani <cite>1</cite> <cite>12</cite>.</p>'],
  ['Fine [3]', '<p>Fine <cite>3</cite></p>'],
  [
    '[Il tram](/articolo/1) e [fuori](https://x.example/a?b=1)',
    '<p><a /articolo/1>Il tram</a> e <a https://x.example/a?b=1>fuori</a></p>',
  ],
  ['[male](javascript:alert(1))', '<p>[male](javascript:alert(1))</p>'],
  ['[male](//e.test) [male](data:text/html,x)', '<p><em>male</em> <em>male</em></p>'],
  ['![mappa](https://e.test/x.png)', '<p><a https://e.test/x.png>mappa</a></p>'],
  ['<img src=x onerror=alert(1)> <b>no</b>', '<p><img src=x onerror=alert(1)> <b>no</b></p>'],
  ['# Titolo\nTesto', '<h>Titolo</h><p>Testo</p>'],
  ['#hashtag', '<p>#hashtag</p>'],
  ['- uno\n- due\n\n- tre\n\nDopo', '<ul><li>uno</li><li>due</li><li>tre</li></ul><p>Dopo</p>'],
  ['* **uno**: a\n* due', '<ul><li><strong>uno</strong>: a</li><li>due</li></ul>'],
  ['- a\n  - b\n  - c\n- d', '<ul><li>a<ul><li>b</li><li>c</li></ul></li><li>d</li></ul>'],
  ['3. tre\n4. quattro', '<ol 3><li>tre</li><li>quattro</li></ol>'],
  ['- a\n1. b', '<ul><li>a</li></ul><ol><li>b</li></ol>'],
  ['1954 fu l’ultima corsa', '<p>1954 fu l’ultima corsa</p>'],
  [
    '> Il biglietto costa. [1]\n\n— Il Meriggio, p. 8',
    '<quote><p>Il biglietto costa. <cite>1</cite></p></quote><p>— Il Meriggio, p. 8</p>',
  ],
  ['> a\n> b\nc', '<quote><p>a b c</p></quote>'],
  [
    '| Linea | Euro |\n| --- | ---: |\n| **Uno** [1] | 1,60 |\n| Due |\n\nDopo',
    '<table><tr><th>Linea</th><th>Euro</th></tr><tr><td><strong>Uno</strong> <cite>1</cite></td><td>1,60</td></tr>' +
      '<tr><td>Due</td><td></td></tr></table><p>Dopo</p>',
  ],
  [
    'Prima\n| a\\|b | <b>c</b> | d |\n|---|---|---|\n| 1 | 2 | 3 | 4 |\nDopo',
    '<p>Prima</p><table><tr><th>a|b</th><th><b>c</b></th><th>d</th></tr>' +
      '<tr><td>1</td><td>2</td><td>3</td></tr></table><p>Dopo</p>',
  ],
  ['| a | b |\n| c | d |', '<p>| a | b | | c | d |</p>'],
  ['| a | b |\n| --- |\n- c', '<p>| a | b | | --- |</p><ul><li>c</li></ul>'],
  ['| sola |', '<p>| sola |</p>'],
  ['```\n| a |\n|---|\n```', '<code>| a |\n|---|\n</code>'],
  ['a\n\n---\n\nb', '<p>a</p><rule></rule><p>b</p>'],
  ['```js\nlet a = **1**;\n\n- x\n```\ndopo', '<code>let a = **1**;\n\n- x\n</code><p>dopo</p>'],
  ['```\nsenza fine', '<code>senza fine\n</code>'],
  ['-- non è una lista', '<p>-- non è una lista</p>'],
];

test.each(cases)('%j → %s', (text, expected) => {
  expect(read([text])).toBe(expected);
});

describe('T12 a text cut anywhere gives the same blocks', () => {
  test.each(cases)('%j', (text, expected) => {
    for (let at = 0; at <= text.length; at += 1)
      expect(read([text.slice(0, at), text.slice(at)]), `cut at ${at}`).toBe(expected);
    expect(read([...text])).toBe(expected);
  });
});

test('words are drawn while their line is written, markup once it is complete', () => {
  const stream = createMarkdownStream();
  expect(stream.push('Da doma').map(drawn).join('')).toBe('<p>Da doma');
  expect(stream.push('ni **quat').map(drawn).join('')).toBe('ni ');
  expect(stream.open).toBe('**quat');
  expect(stream.push('tro** linee').map(drawn).join('')).toBe('<strong>quattro</strong> linee');
  expect(stream.open).toBe('');
});

test('the last chunks of a long answer take as long as the first ones', () => {
  const paragraph =
    'La **linea 12** da Borgo Serra *non arriva* più in stazione: `si ferma` a [Porta Levante](/a) [1].\n\n- uno\n- due\n\n';
  const pieces = paragraph.repeat(500).match(/.{1,10}/gs) ?? [];
  const tenth = Math.floor(pieces.length / 10);
  const costs = Array.from({ length: 10 }, () => Number.POSITIVE_INFINITY);
  const ratio = () => (costs[9] ?? 0) / (costs[1] ?? 0);
  // Other work on the machine only lengthens a round, so the quickest of some rounds counts for each tenth.
  for (let round = 0; round < 5 || (round < 50 && ratio() >= 3); round += 1) {
    const stream = createMarkdownStream();
    for (let part = 0; part < 10; part += 1) {
      const begun = performance.now();
      for (const piece of pieces.slice(part * tenth, (part + 1) * tenth)) stream.push(piece);
      costs[part] = Math.min(costs[part] ?? 0, performance.now() - begun);
    }
  }
  // A parser that read the whole answer again would take five times as long for the last tenth as for the second.
  expect(ratio()).toBeLessThan(3);
});

test('deep nesting of brackets takes time proportional to its length', () => {
  const before = performance.now();
  read(['['.repeat(20_000), '**'.repeat(20_000), '`'.repeat(20_001)]);
  expect(performance.now() - before).toBeLessThan(1000);
});
