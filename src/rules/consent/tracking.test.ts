import { expect, test } from 'vitest';
import { reducedAddress, trackedAddress } from './tracking.ts';

test.each([
  ['https://gz.example/', undefined, 'https://gz.example/'],
  ['https://gz.example/', 'abbonati', 'https://gz.example/#abbonati'],
  ['https://gz.example/articolo/12/tram', 'apri-chat', 'https://gz.example/articolo/12/tram#apri-chat'],
  ['https://gz.example/x?popupId=promo-7', undefined, 'https://gz.example/x?popupId=promo-7'],
  ['https://gz.example/x?a=1&popupId=7&b=2', 'si', 'https://gz.example/x?popupId=7#si'],
  ['https://gz.example/x?popupId=', 'si', 'https://gz.example/x#si'],
  ['https://gz.example/x?popupId=giulia%40example.it', 'si', 'https://gz.example/x#si'],
  ['https://gz.example/x?xpopupId=7', undefined, 'https://gz.example/x'],
  ['https://gz.example/login?id_code=SEGRETO&redirect_uri=/sezioni', undefined, 'https://gz.example/login'],
  ['https://gz.example/x?email=giulia@example.it#FRRGLI85A41F205X', 'si', 'https://gz.example/x#si'],
  ['https://gz.example/#/login?id_code=SEGRETO', undefined, 'https://gz.example/'],
  ['https://gz.example/ricerca/Giulia%20Ferrante', 'vai', 'https://gz.example/ricerca#vai'],
  ['https://gz.example/speciale/ricerca/2025', undefined, 'https://gz.example/speciale/ricerca/2025'],
  ['https://gz.example/ricerca', undefined, 'https://gz.example/ricerca'],
  ['https://gz.example/x', 'due parole', 'https://gz.example/x'],
  ['https://gz.example/x', 'a'.repeat(65), 'https://gz.example/x'],
])('%s with tracking id %s → %s', (address, id, expected) => {
  expect(trackedAddress(new URL(address), id)).toBe(expected);
});

test('a tracked address has fewer than 2048 characters', () => {
  const url = new URL(`https://gz.example/${'x'.repeat(5000)}`);
  expect(trackedAddress(url, 'a'.repeat(64)).length).toBeLessThan(2048);
});

test('the reduced address has neither query nor fragment', () => {
  expect(reducedAddress(new URL('https://gz.example/sezioni?popupId=7#x'))).toBe('https://gz.example/sezioni');
});
