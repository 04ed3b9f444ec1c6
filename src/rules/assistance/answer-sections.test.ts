import { expect, test } from 'vitest';
import { sectionsNamed } from './answer-sections.ts';

test.each([
  ['Vai in Abbonamenti, alla voce «Cambia abbonamento».', ['/user/subscriptions']],
  [
    'Dal Profilo, poi in Abbonamenti, scheda «Codici di attivazione».',
    ['/user/profile', '/user/subscriptions', '/user/subscriptions#codici'],
  ],
  ['Vai in Utilità, Browser e dispositivi, e premi «Disconnetti».', ['/user-devices']],
  ['In «I tuoi dati», premi «Esporta i dati».', ['/user/profile#dati']],
  ['Apri Newsletter: le Newsletter sono nove.', ['/user/newsletter/']],
  ['Da Interessi e notifiche scegli i temi.', ['/user/profile/topics/manage']],
  [
    'Newsletter, Profilo, Abbonamenti, Browser e dispositivi',
    ['/user/newsletter/', '/user/profile', '/user/subscriptions'],
  ],
  ['Con il tuo abbonamento e il tuo profilo leggi tutto.', []],
  ['AbbonamentiPlus non è una sezione.', []],
  ['Scrivi da Contattaci.', []],
  ['', []],
])('%j leads to %j', (answer, paths) => {
  expect(sectionsNamed(answer).map(({ path }) => path)).toEqual(paths);
});
