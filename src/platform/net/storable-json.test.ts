import { expect, test } from 'vitest';
import { jsonOf } from './json.ts';
import { storableJson } from './storable-json.ts';

test.each([
  ['a\0b', 'a\ufffdb'],
  ['cut \ud83d', 'cut \ufffd'],
  ['\ude00 cut', '\ufffd cut'],
  ['whole 😀 è', 'whole 😀 è'],
  ['a line\n\u001b"quoted" \\', 'a line\n\u001b"quoted" \\'],
  ['written \\u0000 and \\ud83d', 'written \\u0000 and \\ud83d'],
  ['after a backslash \\\0', 'after a backslash \\\ufffd'],
])('%j is sent as %j', (text, sent) => {
  expect(JSON.parse(storableJson(jsonOf({ messages: [{ content: text }] })))).toEqual({
    messages: [{ content: sent }],
  });
});
