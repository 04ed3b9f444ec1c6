import { expect, test } from 'vitest';
import { matterIn } from './matters.ts';
import { wordsOf } from './words.ts';

test.each([
  ['non mi torna in mente la parola chiave', /password dimenticata/],
  ['con gmail non trova il mio abbonamento', /Google/],
  ['esco da solo dal sito, sempre', /browser non valido/],
  ['pago ma insiste che devo abbonarmi', /articoli restano chiusi/],
  ['sono abbonata e vedo il lucchetto', /articoli restano chiusi/],
  ['mi avete preso due volte i soldi', /due volte/],
  ['non voglio che parta il rinnovo', /disattivo il rinnovo/],
  ['come faccio a darne uno a mia zia', /collego un altro utente/],
  ['tolgo mia suocera', /rimuovere un utente/],
  ['su quanti computer va?', /quanti dispositivi/],
  ['il portatile me l’hanno rubato', /scollegare un dispositivo/],
  ['parto per il mare, si può fermare?', /vacanze/],
  ['che bella giornata', undefined],
])('“%s” is about %s', (text, matter) => {
  const found = matterIn(wordsOf(text));
  if (matter === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(matter);
});
