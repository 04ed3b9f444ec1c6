import type { ChatbotSet } from '../../question.ts';

/** Questions over all papers to check with whether a change holds beyond those of dev.ts. */
export const devThird: ChatbotSet = {
  'one fact': [
    { brand: 'CA', ask: 'Chi ha trovato la cassaforte nel lago?', must: [/sommozzatore/i] },
    { brand: 'CA', ask: 'quanto prende di multa chi entra sul lungolago chiuso la domenica?', must: [/84 euro/] },
    { brand: 'CA', ask: 'Quante poesie ci sono nel quaderno della lavandaia', must: [/\b212\b/] },
    {
      brand: 'CA',
      ask: 'quante casette per pipistrelli hanno appeso nelle vigne?',
      must: [/\b318\b|trecento casette/i],
    },
    { brand: 'CA', ask: 'Dove è stato spostato il mercato del giovedì?', must: [/piazzale della ferrovia/i] },
    { brand: 'EM', ask: 'cosa ha mangiato il cinghiale in panificio?', must: [/panini/i] },
    { brand: 'EM', ask: 'Quante case restano vuote a Montalba?', must: [/2\.150/] },
    { brand: 'EM', ask: 'quanti anni compie il coro di Montalba', must: [/cent’anni|centesimo/i] },
    { brand: 'EM', ask: 'Quanti abeti ha indicato il cane che fiuta il bostrico?', must: [/\b614\b/] },
    { brand: 'EM', ask: 'dove è arrivata la ragazza di Fondraia alle selezioni?', must: [/secondo posto/i] },
    { brand: 'GZ', ask: 'di quanto è cresciuto l’export del mobile?', must: [/4,6 per cento/] },
    { brand: 'GZ', ask: 'Quanti soldi vanno agli argini?', must: [/tre milioni e duecentomila|3,2 milioni/i] },
    { brand: 'GZ', ask: 'quanto guadagna un tornitore all’inizio', must: [/1\.750/] },
    { brand: 'GZ', ask: 'Come sono arrivati i tifosi dello Zenara in trasferta?', must: [/chiatta/i] },
    { brand: 'GZ', ask: 'quanti sponsor ha la pallavolo Oltretalva?', must: [/quarantun/i] },
    { brand: 'LG', ask: 'Quanto costa il peschereccio ibrido?', must: [/1,25 milioni/] },
    { brand: 'LG', ask: 'chi ha rimorchiato i quattro pescatori?', must: [/traghetto/i] },
    { brand: 'LG', ask: 'Quante spiagge restano aperte d’inverno?', must: [/ventisei/i] },
    { brand: 'LG', ask: 'quanto costa una notte in biblioteca', must: [/340 euro/] },
    { brand: 'MG', ask: 'Quanto è cresciuto il traffico merci del porto?', must: [/sette per cento/i] },
    { brand: 'MG', ask: 'a che ora si apre il sipario al Civico?', must: [/\b21\b/] },
    { brand: 'MG', ask: 'Quanti viaggi ha fatto la corriera a chiamata?', must: [/1\.214/] },
    { brand: 'QP', ask: 'quanti negozi fanno i saldi?', must: [/\b148\b/] },
    { brand: 'QP', ask: 'Quanto è durato il blackout?', must: [/venti minuti|diciannove minuti/i] },
    { brand: 'QP', ask: 'quante poltrone ha il cinema Sorgente?', must: [/\b212\b/] },
  ],
  'two facts of one story': [
    {
      brand: 'CA',
      ask: 'quanto è lungo il ponte di Pontesello e quanto serve per ripararlo?',
      must: [/centonovanta/i, /1,8 milioni/],
    },
    { brand: 'EM', ask: 'Quanti soci ha la banca del tempo e quante ore ha scambiato?', must: [/\b214\b/, /3\.120/] },
    {
      brand: 'GZ',
      ask: 'Quante aziende si scambiano la corrente e quanto risparmiano?',
      must: [/\botto\b/i, /410 mila/],
    },
    {
      brand: 'LG',
      ask: 'quanti pannelli… quanto ghiaccio tiene il silo e quanto è costato?',
      must: [/trenta tonnellate/i, /430 mila/],
    },
    {
      brand: 'QP',
      ask: 'a quanto sale il canone dell’acqua e quanto dura il contratto?',
      must: [/3,60/, /dodici anni/i],
    },
    {
      brand: 'MG',
      ask: 'Quanti negozi hanno aderito alla serata di corso Meridiana e fino a che ora?',
      must: [/quarantasei/i, /\b23\b/],
    },
  ],
  'facts of two stories': [
    {
      brand: 'CA',
      ask: 'Quante cantine comprano le etichette della cartiera e quanti voti ha avuto il lungolago?',
      must: [/quarantasei/i, /tredici/i],
    },
    {
      brand: 'GZ',
      ask: 'Quanto è alta l’acqua nel sottopasso e quanti rami ha la mappa dei canali?',
      must: [/un metro e sessanta/i, /trentaquattro/i],
    },
    {
      brand: 'LG',
      ask: 'quante barche ha il fermo pesca e quante case sono vuote nel Golfo?',
      must: [/\b118\b/, /4\.020|quattromila/i],
    },
    {
      brand: 'EM',
      ask: 'Quanti lupi ci sono e quanti alunni ha la scuola di Fondraia?',
      must: [/trentuno/i, /\botto\b/i],
    },
    {
      brand: 'QP',
      ask: 'quanti defibrillatori ci sono e quanti oggetti presta la biblioteca?',
      must: [/settantuno/i, /\b417\b/],
    },
  ],
  dates: [
    { brand: 'CA', ask: 'cosa è successo ieri?', when: 'yesterday', atLeast: 2 },
    { brand: 'GZ', ask: 'Gli articoli di cultura della settimana scorsa', when: 'last week', atLeast: 2 },
    { brand: 'EM', ask: 'chi vinse il rally di Monza nel 2006?', must: [/Rossi/] },
    { brand: 'MG', ask: 'Chi ha vinto la Palma d’oro con Amour?', must: [/Haneke/] },
  ],
  traps: [
    { brand: 'CA', ask: 'Quante assunzioni fa la cartiera di Vignarola?', mustNot: [/trentasette/i], isRefusal: true },
    { brand: 'GZ', ask: 'quanto costa il biglietto del treno da Casalverna?', mustNot: [/2,80/], isRefusal: true },
    { brand: 'LG', ask: 'Quanti gradini ha il faro di Vespra?', mustNot: [/\b186\b/], isRefusal: true },
    { brand: 'QP', ask: 'quanti lampioni hanno spento a Borgo Lavatoi?', mustNot: [/1\.260/], isRefusal: true },
    { brand: 'MG', ask: 'Quante cantine sono aperte a Vallombreta?', mustNot: [/ventotto/i], isRefusal: true },
  ],
  unanswerable: [
    { brand: 'CA', ask: 'come si chiama la violoncellista della funicolare?', isRefusal: true },
    { brand: 'CA', ask: 'Quanto è alto il Monte Bianco?', isRefusal: true },
    { brand: 'EM', ask: 'chi è il presidente del Brasile?', isRefusal: true },
    { brand: 'EM', ask: 'Quando riapre la piscina di Montalba?', isRefusal: true },
    { brand: 'GZ', ask: 'quanto costa un litro di benzina?', isRefusal: true },
    { brand: 'GZ', ask: 'Chi ha dipinto la Cappella Sistina?', isRefusal: true },
    { brand: 'LG', ask: 'Come si chiama la comandante del traghetto?', isRefusal: true },
    { brand: 'LG', ask: 'qual è il fiume più lungo del mondo?', isRefusal: true },
    { brand: 'MG', ask: 'Che ore sono a New York?', isRefusal: true },
    { brand: 'MG', ask: 'quanto costa una pizza margherita?', isRefusal: true },
    { brand: 'QP', ask: 'Di che squadra è il sindaco di Pietrafonte?', isRefusal: true },
    { brand: 'QP', ask: 'traducimi ciao in giapponese', isRefusal: true },
  ],
  'summary of the day': [
    { brand: 'GZ', ask: 'il riassunto di oggi', when: 'today', atLeast: 3 },
    { brand: 'MG', ask: 'Che cosa devo sapere oggi?', when: 'today', atLeast: 3 },
  ],
  'follow-up': [
    {
      brand: 'GZ',
      turns: [
        { ask: 'Quanti bambini fanno il pedibus?', must: [/\b320\b|trecentoventi/i] },
        { ask: 'e quanti volontari?', must: [/novantasei/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanti posti ha il Teatro Civico?', must: [/\b580\b/] },
        { ask: 'Quanto è costato il cantiere?', must: [/3,9 milioni/] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'Quante tartarughe sono nate?', must: [/settantuno/i] },
        { ask: 'e quando è arrivata la madre?', must: [/luglio/i] },
      ],
    },
  ],
};
