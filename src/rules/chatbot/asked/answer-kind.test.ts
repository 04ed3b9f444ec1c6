import { expect, test } from 'vitest';
import { requestOf } from './answer-kind.ts';
import { asksWhatIs, countedAsked, deedAsked, emptyWordsOf, roleAsked, thingAsked } from './asked-for.ts';

test.each([
  ['Quanto costa il biglietto?', 'Il biglietto costa 18 euro.', true],
  ['Quanti posti ci sono?', 'Venti posti in più, fino a Pasqua.', true],
  ['Quante parrocchie restano?', 'Le novantuno parrocchie saranno ventitré.', true],
  ['Quanto costa il biglietto?', 'Il biglietto costa poco.', false],
  ['Di quanto è calato lo smog?', 'Lo smog è la metà di prima.', true],
  ['Quando riapre la funivia?', 'La funivia riapre a giugno.', true],
  ['A che ora parte il traghetto?', 'Salpa alle 6.30 dal molo.', true],
  ['Quando parte il tram?', 'La linea 1 attraversa il fiume.', false],
  ['Quando riapre la funivia?', 'Le cabine sono state costruite in Svizzera.', false],
  ['Chi è il nuovo presidente?', 'La nomina è toccata a Giovanni Mottura.', true],
  ['Chi è il nuovo presidente?', 'La nomina è attesa a breve.', false],
  ['Dove aprono gli orti?', 'Aprono gli orti di Castel Gandolfo.', true],
  ['Quanto costa il biglietto?', 'Il biglietto ha compiuto 18 anni.', false],
  ['Quanto vale il premio?', 'Sono 12,5 milioni, per un quarto europei.', true],
  ['Quanto è alta la gru?', 'Novantaquattro metri e un nido.', true],
  ['Quanto è alta la gru?', 'Ci lavorano nove persone.', false],
  ['Quanto pesa la gru?', 'Pesa 1.380 tonnellate.', true],
  ['Come fanno di cognome i fratelli?', 'I fratelli si chiamano Aldo e Pino Terzi.', true],
  ['Come fanno di cognome i fratelli?', 'I fratelli stampano i muretti.', false],
  ['Quanto pesava il pane?', 'Un pane da otto chili deve cuocere tre ore.', true],
  ['Quanto dura il viaggio?', 'Il viaggio dura quattro ore e mezza.', true],
  ['Quanto dura il viaggio?', 'Il viaggio costa quattro euro.', false],
  ['Quanto è costato?', 'Il lavoro costava 92mila euro.', true],
  ['Quanti lavorano in banchina?', 'I lavoratori della banchina sono 640.', true],
  ['chi è venuto in trattore?', 'Il record è di un ottantasettenne venuto in trattore.', true],
  ['Di quanto sono saliti i prezzi?', 'I prezzi salgono del dodici per cento.', true],
  ['A che ora apre la libreria?', 'La libreria apre alle sei del mattino.', true],
  ['A che ora apre la libreria?', 'La libreria apre a giugno.', false],
  ['In che anno è nata la diocesi?', 'La diocesi è nata nel 1912.', true],
  ['In che anno è nata la diocesi?', 'La diocesi è nata a giugno.', false],
  ['Dove si trova la libreria?', 'È accanto al capolinea, in via dei Torni.', true],
  ['Dove sono le lettere?', 'Erano sotto il pavimento della canonica.', true],
  ['Dove sono le lettere?', 'Erano ancora chiuse.', false],
  ['Chi è il sindaco?', 'I sindaci chiedono di fermare il tram alla stazione di Gaviano.', false],
  ['Chi è il sindaco?', 'Il sindaco Rossi ha salutato tutti.', true],
  ['Chi ha rubato le stelle?', 'Sono un uomo di ventisei anni e uno di trentuno.', true],
  ['Quante fermate ha il tram?', 'Dodici fermate, sette chilometri.', true],
  ['Quante persone sono tornate?', 'Le persone tornate sono 312.', true],
  ['Chi ha vinto il derby?', 'Il pronostico è per il Gaviano.', false],
  ['A che ora aprono i cancelli?', 'Cancelli aperti dalle 19.15.', true],
  ['Chi ha vinto il Giro?', 'Il Giro è finito sotto la pioggia.', false],
  ['Quanto bisogna aspettare per la risonanza?', 'Resta lenta la risonanza: centodieci giorni.', true],
  ['Tra quanto è pronto il primo?', 'Il primo entrerà in acqua fra ventidue mesi.', true],
  ['Costa qualcosa?', 'Il corso è gratuito.', true],
  ['Si paga?', 'Il corso comincia martedì.', false],
])('%s %s → %s', (question, sentence, isAnswer) => {
  expect((requestOf(question)?.strengthOf(sentence) ?? 0) >= 1).toBe(isAnswer);
});

test.each([
  'Come si paga lo skipass?',
  'Perché si litiga?',
  'La quantità di pioggia',
  'Le chiese aperte',
  'Cosa regala la merciaia a chi le porta il biglietto?',
])('the answer to “%s” needs no sign', (question) => {
  expect(requestOf(question)).toBeUndefined();
});

test.each([
  ['Quante fermate ha la linea 1?', 'fermate'],
  ['A quale altra contrada tocca?', 'contrada'],
  ['In che anno è nata la diocesi?', 'anno'],
  ['Quanto costa?', undefined],
  ['Chi ha vinto?', undefined],
])('%s asks for the thing: %s', (question, thing) => {
  expect(thingAsked(question)).toBe(thing);
});

test.each([
  ['Quanto costa il biglietto?', 'Quanto costa'],
  ['Quanto è alta la nuova gru?', 'Quanto è alta'],
  ['A che ora apre la libreria?', 'che ora'],
  ['Quanti posti ci sono?', 'Quanti'],
  ['Quando si parte?', 'Quando si parte'],
])('the request of “%s” is “%s”', (question, words) => {
  expect(requestOf(question)?.words).toBe(words);
});

test.each([
  ['Chi li ha salvati?', 'Li ha raggiunti con il pedalò.', 0.5],
  ['Dove era nascosto?', 'L’ha trovato in una federa.', 0.5],
  ['Chi ha aiutato la signora?', 'La signora è stata aiutata da Anna Verdi.', 1],
])('people and places have many names: %s “%s” is %d', (question, sentence, strength) => {
  expect(requestOf(question)?.strengthOf(sentence)).toBe(strength);
});

test.each([
  ['Quanti scolari vanno a piedi?', 'scolari'],
  ['Quanta gente portano?', 'gente'],
  ['In quanti sono andati dal papa?', 'persone'],
  ['quanti erano gli escursionisti dispersi', 'escursionisti'],
  ['Quanti sono stati i voti?', 'voti'],
  ['Quanti sono?', undefined],
  ['Quanto costa?', undefined],
])('%s counts: %s', (question, thing) => {
  expect(countedAsked(question)).toBe(thing);
});

test.each([
  ['Quante fermate ha il tram?', 'Dodici fermate, sette chilometri.', 'Il tram ha un passaggio ogni otto minuti.'],
  ['Quando apre la pista?', 'La pista apre sabato.', 'La pista apre alle 8.30.'],
])('%s “%s” answers better than “%s”', (question, better, other) => {
  const request = requestOf(question);
  expect(request?.strengthOf(better)).toBeGreaterThan(request?.strengthOf(other) ?? 0);
});

test.each([
  ['Chi è il sindaco di Gaviano?', 'sindaco'],
  ['Chi è il nuovo arcivescovo?', 'arcivescovo'],
  ['Come si chiama la comandante?', 'comandante'],
  ['Chi sono i denunciati?', undefined],
  ['Chi ha vinto?', undefined],
])('%s asks for the holder of the office: %s', (question, role) => {
  expect(roleAsked(question)).toBe(role);
});

test.each([
  ['Chi ha vinto il derby?', 'vinto'],
  ['Chi è stato eletto presidente?', 'eletto'],
  ['Quando è morta Doris Lessing?', 'morta'],
  ['In che anno è nato Verdi?', 'nato'],
  ['Perché la biblioteca è stata chiusa?', undefined],
  ['Quanto ha pagato Google per comprare Yahoo?', 'comprare'],
  ['A chi è andato il premio?', undefined],
  ['Chi gioca?', undefined],
])('%s asks for the author of the deed: %s', (question, deed) => {
  expect(deedAsked(question)).toBe(deed);
});

test.each([
  ['Qual è la capitale dell’Australia?', true],
  ['qual è il numero del sindaco', true],
  ['Quale squadra ha vinto?', false],
])('%s asks what something is: %s', (question, asked) => {
  expect(asksWhatIs(question)).toBe(asked);
});

test.each([
  ['Quanto è alta la gru?', 'La gru è alta novantaquattro metri.', 1.25],
  ['Quanto è alta la gru?', 'È arrivata su un pontone lungo centoventi metri.', 0],
  ['Quanto è alta la gru?', 'Arriva a novantaquattro metri.', 1],
  ['Quanto hanno messo?', 'Hanno messo 690 mila euro.', 1.25],
  ['Quanto hanno messo?', 'Sono ventitré.', 1],
  ['Di quanto è la retta della mensa?', 'Restano trentaquattro scuole.', 0],
  ['Quanta acqua è arrivata?', 'Si è allagato sei volte.', 0],
  ['Quanto ci mette il tram?', 'Ventiquattro minuti da capolinea a capolinea.', 1],
  ['A che età è morto?', 'Aveva 87 anni.', 1],
  ['Quando è nata?', 'È nata due anni fa.', 1.25],
  ['Da quanti anni mancava?', 'Mancava da settant’anni.', 1.25],
  ['Dove lavora?', 'Porta Levante apre alle sei.', 1],
  ['Come si chiama la nave?', 'La nave è alta.', 0],
  ['Come si chiama la nave?', 'La nave di nome Edwina è alta.', 1.25],
  ['Come si chiama la nave?', 'La nave Edwina è alta.', 1],
  ['Come si chiama la nave?', 'La nave passa davanti a Punta Gabbiani e Genova.', 0],
  ['Che stipendio prende?', 'Guadagna mille euro.', 1.25],
  ['Quanti feriti?', 'Non ci sono feriti.', 1],
  ['Quanto tempo mancava?', 'A sei decimi dalla fine.', 1],
  ['Quanti km è lunga la linea?', 'Sette chilometri e mezzo, dodici fermate.', 1],
  ['Quanto è lunga la linea?', 'Il passaggio è ogni 8 minuti.', 0],
  ['In quale città ha corso?', 'Ha corso a Rieti.', 1],
  ['Quanti abitanti ha il paese?', 'Due donne di 83 e 88 anni, nelle case degli abitanti.', 0.5],
  ['Quanti posti ci sono?', 'I posti salgono a 486.', 1.25],
  ['Quante fermate ci sono?', 'Ha parlato con i medici di Milano.', 0],
])('%s · %s has the strength %d', (question, sentence, strength) => {
  expect(requestOf(question)?.strengthOf(sentence)).toBe(strength);
});

test('a question’s empty words are those that say nothing of its matter', () => {
  expect(emptyWordsOf('Quanti soldi vanno agli argini?')).toBe('vanno');
  expect(emptyWordsOf('Quanto pesa la gru?')).toBe('');
});
