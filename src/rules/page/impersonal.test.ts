import { expect, test } from 'vitest';
import { impersonal, impersonalAddress } from './impersonal.ts';

test.each([
  ['GET https://gz.example/api/user/short-info 401', 'GET https://gz.example/api/user/short-info 401'],
  ['digital@example.it', '…@…'],
  ['https://gz.example/u/digital%40example.it/x', 'https://gz.example/u/…@…/x'],
  ['Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.x', 'Bearer ….x'],
  ['https://gz.example/p/3f2504e0-4f89-41d3-9a0c-0305e82c3301', 'https://gz.example/p/…'],
  ['np-assistance-chat: the panel could not be loaded', 'np-assistance-chat: the panel could not be loaded'],
  ['chunks/panel-Bx12ab_9.js', 'chunks/panel-Bx12ab_9.js'],
])('%s → %s', (text, wanted) => {
  expect(impersonal(text)).toBe(wanted);
});

test.each([
  ['https://gz.example/sezioni?popupId=7#x', 'https://gz.example/sezioni'],
  ['https://gz.example/a#b?c', 'https://gz.example/a'],
  ['https://gz.example/u/digital@example.it?x=1', 'https://gz.example/u/…@…'],
  ['inline', 'inline'],
  ['eval', 'eval'],
])('the address %s → %s', (url, wanted) => {
  expect(impersonalAddress(url)).toBe(wanted);
});
