import { expect, test } from 'vitest';
import {
  askedOf,
  asksToTell,
  isAside,
  isFollowUp,
  kindAsked,
  partsOf,
  subjectOf,
  withCounted,
  withoutAsides,
  withoutRequest,
} from './question-parts.ts';

test.each([
  ['Quanto pesa la gru?', ['Quanto pesa la gru?']],
  ['Quanto pesa la nuova gru e quanto è costata?', ['Quanto pesa la nuova gru', 'quanto è costata?']],
  ['Quando si gioca il derby, e quanti biglietti restano?', ['Quando si gioca il derby', 'quanti biglietti restano?']],
  ['Quante sono le fontanelle? Dove si trovano?', ['Quante sono le fontanelle?', 'Dove si trovano?']],
  ['A che ora è il derby e a che ora il concerto?', ['A che ora è il derby', 'a che ora il concerto?']],
  ['Chi ha vinto, di quanto e dove?', ['Chi ha vinto', 'di quanto', 'dove?']],
  ['Quando aprono gli impianti e com’è finita la partita?', ['Quando aprono gli impianti', 'com’è finita la partita?']],
  [
    'che lavoro fa chi ha vinto la corsa e quanto costa il latte',
    ['che lavoro fa chi ha vinto la corsa', 'quanto costa il latte'],
  ],
  ['Dove e quando si è sposato il sindaco?', ['Dove si è sposato il sindaco?', 'quando si è sposato il sindaco?']],
  ['Chi ha vinto e con che macchina?', ['Chi ha vinto', 'con che macchina?']],
  ['Dimmi chi ha vinto e perché', ['Dimmi chi ha vinto', 'perché']],
  ['Parlami del tram e della gru', ['Parlami del tram', 'Parlami della gru']],
  ['Quando riaprono il teatro e la biblioteca?', ['Quando riaprono il teatro', 'Quando riaprono la biblioteca?']],
  ['Chi ha vinto tra il Gaviano e il Marina?', ['Chi ha vinto tra il Gaviano e il Marina?']],
  ['Derby alle 21: cancelli, tram e chi gioca', ['Derby alle 21: cancelli, tram e chi gioca']],
  ['Che cosa dice chi abita oltre il fiume?', ['Che cosa dice chi abita oltre il fiume?']],
  [
    'Google quanto ha speso, e la Fiat quanto ha incassato?',
    ['Google quanto ha speso', 'la Fiat quanto ha incassato?'],
  ],
  [
    'Per salire sul faro quanti gradini si fanno e quanti sono i turni?',
    ['Per salire sul faro quanti gradini si fanno', 'quanti sono i turni?'],
  ],
  [
    'Biglietto del tram e biglietto del cinema, quanto costano?',
    ['quanto costano Biglietto del tram?', 'quanto costano biglietto del cinema?'],
  ],
  [
    'Google per Motorola e Adobe per Macromedia: quanto hanno speso rispettivamente?',
    ['quanto hanno speso Google per Motorola?', 'quanto hanno speso Adobe per Macromedia?'],
  ],
  ['Costa di più la gru o il tram? Dammi le cifre', ['Costa di più la gru', 'Costa di più il tram']],
  [
    'Mi servono due numeri: i posti del teatro e quelli riservati ai tifosi',
    ['i posti del teatro', 'i posti riservati ai tifosi'],
  ],
  ['confrontami le spese della gru con quelle del tram', ['le spese della gru', 'le spese del tram']],
  ['', []],
])('%s has the parts %j', (question, parts) => {
  expect(partsOf(question)).toEqual(parts);
});

test.each([
  ['E quanto costa?', true],
  ['Ma perché?', true],
  ['Chi l’ha detto?', true],
  ['quanto gli danno al mese?', true],
  ['chi le trascrive?', true],
  ['Quanto costa la gru?', false],
  ['Chi ha dipinto la Gioconda?', false],
])('%s refers to something said before: %s', (question, refers) => {
  expect(isFollowUp(question)).toBe(refers);
});

test.each([
  ['Quanto è alta la nuova gru del porto?', 'nuova gru porto'],
  ['Quanti posti ci sono al passo Sellarda?', 'passo Sellarda'],
  ['Quanti visitatori ha avuto Castelruvo?', 'Castelruvo'],
  ['A che ora è il derby?', 'derby'],
  ['Quando si parte?', ''],
])('%s is about: %s', (question, subject) => {
  expect(subjectOf(question)).toBe(subject);
});

test.each([
  ['Parlami dello skipass di Vallombreta', 'dello skipass di Vallombreta'],
  ['Ditemi della gru', 'della gru'],
  ['mi parli del tram', 'del tram'],
  ['Mi sai dire quando parte?', 'Mi sai dire quando parte?'],
  ['puoi dirmi chi ha vinto?', 'chi ha vinto?'],
  ['Quando parte il tram?', 'Quando parte il tram?'],
])('%s without its request is “%s”', (question, matter) => {
  expect(withoutRequest(question)).toBe(matter);
});

test.each([
  ['Buonasera, quanti quaderni aveva il guardiano del faro?', 'quanti quaderni aveva il guardiano del faro?'],
  ['mio marito ci ha lavorato una vita: quanto è costata la gru gigante?', 'quanto è costata la gru gigante?'],
  ['Sono la Piera, ho due figli. A che ora apre la libreria del porto?', 'A che ora apre la libreria del porto?'],
  ['Ieri ho letto della gru: quanto pesa la gru nuova?', 'Ieri ho letto della gru: quanto pesa la gru nuova?'],
  ['Ho visto il tram, quanto costa?', 'Ho visto il tram, quanto costa?'],
  ['Ciao', 'Ciao'],
])('of “%s” is asked “%s”', (question, asked) => {
  expect(withoutAsides(question)).toBe(asked);
});

test.each([
  ['La prima arrivata che fa nella vita?', 'mestiere'],
  ['La prima arrivata nella vita che fa?', 'mestiere'],
  ['Che cosa fa di mestiere il portiere?', 'mestiere'],
  ['Cosa gli danno da mangiare?', 'cibo'],
  ['Quanto costa la gru?', undefined],
])('“%s” asks for a %s', (question, kind) => {
  expect(kindAsked(question)).toBe(kind);
});

test.each([
  ['Il tram, quanto costa il biglietto?', ' costa il biglietto?'],
  ['Il tram costa molto', ''],
  ['Che laurea ha la geologa?', 'laurea ha la geologa?'],
  ['in che liceo andavano?', 'liceo andavano?'],
  ['Quanto costa il biglietto che ha comprato?', ' costa il biglietto che ha comprato?'],
])('of “%s” the question word stands before “%s”', (question, asked) => {
  expect(askedOf(question)).toBe(asked);
});

test.each([
  ['Mi parli del referendum', true],
  ['Ditemi della ragazza che scia', true],
  ['Dimmi quando parte il tram', false],
  ['Che cosa dice il sindaco?', false],
])('“%s” wants what the paper has of a matter: %s', (question, wants) => {
  expect(asksToTell(question)).toBe(wants);
});

test.each([
  ['ero in ferie la settimana scorsa', true],
  ['sono il sindaco di un paese vicino', true],
  ['ho letto della gru', false],
  ['sto facendo colazione', true],
  ['il tram', false],
])('“%s” only tells of the reader: %s', (clause, isOnly) => {
  expect(isAside(clause)).toBe(isOnly);
});

test.each([
  ['e prima quanti erano', 'Quanti posti avrà il mercato?', 'e prima quanti posti erano'],
  ['quante?', 'quante famiglie aspettano', 'quante famiglie?'],
  ['e quante sono?', 'Quanti posti avrà il mercato?', 'e quante sono?'],
  ['quanti sono stati multati?', 'quanti posti avrà il mercato', 'quanti sono stati multati?'],
  ['Quanti sono i feriti?', 'Quanti posti avrà il mercato?', 'Quanti sono i feriti?'],
  ['Quanti sono gli abitanti di Gaviano?', 'Quanti posti avrà il mercato?', 'Quanti sono gli abitanti di Gaviano?'],
  ['Quanti hanno la patente?', 'Quanti posti avrà il mercato?', 'Quanti hanno la patente?'],
  ['Quanti sono?', 'Quanti dei soci votano?', 'Quanti sono?'],
])('“%s” after “%s” is “%s”', (question, before, whole) => {
  expect(withCounted(question, ['Chi è il sindaco?', before])).toBe(whole);
});
