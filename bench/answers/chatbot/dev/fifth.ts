import type { ChatbotSet } from '../../question.ts';

/** Questions that once measured the chatbot; read since, they are to develop with. */
export const devFifth: ChatbotSet = {
  'one fact': [
    {
      brand: 'MG',
      ask: 'quanto danno ai contadini per ogni ettaro quando gli riempiono il campo con l’acqua del fiume',
      must: [/\b2[. ]?300\b|duemilatrecento/i],
    },
    {
      brand: 'MG',
      ask: "Scusate, quelli che s'erano portati via le stelle di Natale dal corso: il più giovane che lavoro fa?",
      must: [/elettricista/i],
    },
    {
      brand: 'MG',
      ask: 'il vino coi puntini da toccare per i ciechi, quanto viene a costare in piu ogni bottiglia per l’etichetta?',
      must: [/undici centesimi|\b11 cent|0,11/i],
    },
    {
      brand: 'MG',
      ask: 'Di quanti chili si è alleggerito il sipario del Civico?',
      must: [/quaranta (chili|kg)|\b40 ?(chili|kg)/i],
      sources: ['Il Civico riapre'],
    },
    {
      brand: 'MG',
      ask: 'Ho letto di quella papera inglese da record... quanti anni aveva quando è morta?',
      must: [/\b22\b|\bventidue\b/i],
      sources: ['Regno Unito: è morta'],
    },
    { brand: 'MG', ask: 'con che macchina Valentino ha vinto il rally a Monza', must: [/\bFord\b/i] },
    { brand: 'LG', ask: 'multa massima se butto l’ancora sulla prateria di posidonia', must: [/\b1[. ]?200\b/] },
    {
      brand: 'LG',
      ask: 'stanotte ho visto gente con le mute che portava via ricci, a che numero devo telefonare?',
      must: [/\b1530\b/],
    },
    {
      brand: 'LG',
      ask: 'Perché si era fermato il motore della barca dei quattro pescatori che hanno trainato col traghetto?',
      must: [/plastica/i],
      sources: ['Motore in avaria'],
    },
    {
      brand: 'LG',
      ask: "il primo che ha preso casa col patto dei sindaci sugli affitti che eta' ha",
      must: [/\bventisei\b|\b26\b/i],
      sources: ['Case chiuse undici mesi'],
    },
    {
      brand: 'LG',
      ask: 'che razza di premio danno ai due sub delle anfore, quanti soldi?',
      must: [/\b90(\.000|mila| mila)/i],
    },
    {
      brand: 'LG',
      ask: 'Quanto è alta la montagna da cui sono venuti giù i sassi vicino a Sesto Pusteria?',
      must: [/\b2[. ]?598\b/],
    },
    {
      brand: 'EM',
      ask: 'oltre che vento l’elicottero del soccorso resta a terra la notte?',
      must: [/\bsettanta\b|\b70\b/i],
      sources: ['Elisoccorso di notte'],
    },
    {
      brand: 'EM',
      ask: 'Alla bambina gemella venuta a stare a Fondraia che cosa manca della città?',
      must: [/ascensore/i],
    },
    {
      brand: 'EM',
      ask: 'quanto spende un cameriere al mese per dormire nell’ex collegio comprato dagli albergatori',
      must: [/\b140 ?(euro|€)|centoquaranta/i],
    },
    {
      brand: 'EM',
      ask: 'quante tonnellate di cippato all’anno si compra il comune dalla segheria?',
      must: [/\b380\b/],
    },
    {
      brand: 'EM',
      ask: 'Che nome avevano messo alla vitellina di cui chiedeva l’emigrante nelle lettere?',
      must: [/Fortuna/],
    },
    { brand: 'EM', ask: "di chi era il monumento che han tirato nell'acqua a Bristol", must: [/Colston/i] },
    { brand: 'GZ', ask: 'Come l’hanno chiamato il pesce che va su e giù dalla diga?', must: [/Pendolare/i] },
    {
      brand: 'GZ',
      ask: 'adesso che la fabbrica di sedie è degli operai, quanto pigliano tutti di stipendio?',
      must: [/\b1[. ]?480\b/],
    },
    {
      brand: 'GZ',
      ask: 'di giorno con il caldo il ponte di pietra quanto si allunga',
      must: [/quattro millimetri|\b4 ?(mm|millimetri)/i],
    },
    {
      brand: 'GZ',
      ask: 'il negozio del latte quanti scontrini deve battere al giorno per non andare sotto?',
      must: [/\b410\b/],
    },
    { brand: 'GZ', ask: 'chi è il pugile che aveva battuto Blackwell prima del coma?', must: [/Eubank/i] },
    {
      brand: 'CA',
      ask: "l'uomo mandato dal finto avvocato, nel pacchetto al posto dei soldi cosa ci ha trovato?",
      must: [/riviste|enigmistica/i],
    },
    { brand: 'CA', ask: 'quanto è la multa se passo in macchina sul lungolago di domenica', must: [/\b84\b/] },
    { brand: 'CA', ask: 'Quanti scalini fa l’orologiaio per salire sulla torre?', must: [/\b128\b/] },
    {
      brand: 'CA',
      ask: 'i bottegai che hanno riaperto quanto mettono ogni mese nel fondo comune?',
      must: [/venti euro|\b20 ?(euro|€)|20,00/i],
    },
    { brand: 'CA', ask: "la statua del re del Congo ad Anversa dove l'hanno portata?", must: [/Middelheim/i] },
    { brand: 'QP', ask: "qual'è la fontanella con l’acqua piu fredda?", must: [/del Pozzo/i] },
    {
      brand: 'QP',
      ask: 'Quanto tempo mancava alla fine quando la signora delle poste ha tirato a canestro?',
      must: [/sei decimi|0,6|6 decimi/i],
    },
    {
      brand: 'QP',
      ask: 'se riporto la scala in ritardo alla biblioteca quanto pago',
      must: [/cinquanta centesimi|50 ?cent|0,50/i],
    },
    {
      brand: 'QP',
      ask: 'dopo quanti minuti è arrivata l’autoambulanza per l’uomo che si è sentito male in palestra?',
      must: [/\bnove minuti|\b9 minuti/i],
      sources: ['Si accascia in palestra'],
    },
    { brand: 'QP', ask: 'quanti soldi ha messo Friedkin per prendersi la Roma', must: [/\b591\b/] },
  ],
  'two facts of one story': [
    {
      brand: 'MG',
      ask: 'Quanta gente lavora in banchina al porto e quanto è profondo il fondale adesso?',
      must: [/\b640\b/, /undici metri e mezzo|11,5/i],
    },
    {
      brand: 'MG',
      ask: 'quelli che si fingevano tecnici del contatore quanto hanno rubato in tutto e quanto è stato ritrovato',
      must: [/\b187\b/, /\b63\b/],
    },
    {
      brand: 'LG',
      ask: 'per la presentazione al faro quanti scalini si fanno e quanti per volta ci fanno salire?',
      must: [/\b186\b/, /dodici|\b12\b/i],
    },
    {
      brand: 'LG',
      ask: 'la signora che porta la posta sull’isola quanti chilometri si fa al giorno e a quante porte va?',
      must: [/sette chilometri|\b7 ?(km|chilometri)/i, /\b211\b/],
    },
    {
      brand: 'LG',
      ask: "nuova clinica per animali a Milano dell'Enpa: in che via sta e quanto e' grande?",
      must: [/Gassendi/i, /\b200\b|duecento/i],
    },
    {
      brand: 'EM',
      ask: 'Quanti alberi ha segnalato in tutto la cagna del bostrico, e in quanti aveva ragione?',
      must: [/\b614\b/, /\b571\b/],
    },
    {
      brand: 'EM',
      ask: 'concerto dei cento anni del coro: quanto costa e fino a che età i ragazzi non pagano',
      must: [/\bdodici euro|\b12 ?(euro|€)|12,00/i, /(sotto|fino|meno).{0,15}(quattordici|\b14\b)/i],
    },
    {
      brand: 'GZ',
      ask: 'alla corsa dei dodici km chi ha vinto che mestiere fa? e la prima donna?',
      must: [/portalettere|postino/i, /anestesista/i],
    },
    {
      brand: 'GZ',
      ask: 'In ospedale ora quanti giorni si aspettano per la tac e quanti per la risonanza?',
      must: [/cinquantotto|\b58\b/i, /centodieci|\b110\b/i],
    },
    {
      brand: 'CA',
      ask: 'la lavandaia che scriveva: quante poesie sono e in quante c’è il vicino di casa',
      must: [/\b212\b/, /sessantuno|\b61\b/i],
    },
    {
      brand: 'CA',
      ask: 'I pannelli sull’acqua della cava: quanti sono e quanto costa tutto il progetto?',
      must: [/novemila|\b9[. ]?000\b|9mila/i, /5,4/],
    },
    {
      brand: 'QP',
      ask: 'dei soldi decisi dai cittadini che proposta ha vinto e con quanti voti?',
      must: [/bagn/i, /\b5[. ]?914\b/],
    },
    {
      brand: 'QP',
      ask: 'quante volte han preso in prestito il trapano e quante volte la scala',
      must: [/\b83\b/, /\b61\b/],
    },
  ],
  'facts of two stories': [
    {
      brand: 'MG',
      ask: 'Quanto costa un pasto alla mensa della scuola e quanto il biglietto singolo del tram?',
      must: [/5,10|cinque euro e dieci/i, /1,60/],
    },
    {
      brand: 'MG',
      ask: 'alla fine quanto è costata la linea 1 e quanto i lavori al teatro?',
      must: [/centottantanove|189,7|\b189\b/i, /3,9/],
    },
    {
      brand: 'MG',
      ask: 'quante imprese artigiane comandate da donne ci sono? E quanti gruppi di lettura?',
      must: [/\b1[. ]?940\b/, /quarantadue|\b42\b/i],
    },
    {
      brand: 'LG',
      ask: 'quanto erano alte le onde la notte che è venuto giù il molo, e quante anfore ci stanno nel relitto',
      must: [/cinque metri e dieci|\b5,10?\b/i, /duemila|\b2[. ]?000\b/i],
    },
    {
      brand: 'LG',
      ask: 'Quanto si paga per lo spettacolo nel bacino e quanto per la partita allo stadio della Lanterna?',
      must: [/quindici euro|\b15 ?(euro|€)|15,00/i, /sei euro|\b6 ?(euro|€)|6,00/i],
    },
    {
      brand: 'EM',
      ask: 'mi dite quanti lupi ci sono adesso e di quanto si è assottigliato il ghiacciaio?',
      must: [/trentuno|\b31\b/i, /quattro metri|\b4,10?\b|4 metri/i],
    },
    {
      brand: 'EM',
      ask: 'Quante lettere c’erano nella scatola in canonica? e quante parole ha in tutto il vocabolario dei ragazzi?',
      must: [/\b306\b|trecento/i, /\b2[. ]?300\b/],
    },
    {
      brand: 'GZ',
      ask: 'quanti sono andati al museo con la torcia e quanti posti ha il teatro degli ex operai',
      must: [/trecentoquattro|trecento visitatori|\b30[04]\b/i, /\b312\b/],
    },
    {
      brand: 'GZ',
      ask: 'Google quanto ha speso per Motorola, e Microsoft quanto era pronta a dare per Yahoo?',
      must: [/12[.,]5/, /\b50\b|cinquanta/i],
    },
    {
      brand: 'CA',
      ask: 'a quanti gradi era l’acqua di quelli che nuotano d’inverno e in quanto tempo hanno vinto le mamme a remi?',
      must: [/sette gradi|\b7 ?(gradi|°)/i, /3 minuti e 41|3[’'′:]41|tre minuti e quarantuno/i],
    },
    {
      brand: 'CA',
      ask: 'Quanti ragazzi vanno a scuola dall’isola col battello e quanti libri tiene il battello biblioteca?',
      must: [/\bquattro\b|\b4\b/i, /seicento|\b600\b/i],
      sources: ['Da Isola Merla', 'La biblioteca prende'],
    },
    {
      brand: 'QP',
      ask: 'quante vie si arrampicano alla cava e quanti lampioni spengono la notte',
      must: [/novantadue|\b92\b/i, /\b1[. ]?260\b/],
    },
    {
      brand: 'QP',
      ask: 'biglietto del tram e biglietto del cinema che ha riaperto, quanto fanno?',
      must: [/euro e quaranta|1,40/i, /sette euro|\b7 ?(euro|€)|7,00/i],
    },
  ],
  dates: [
    {
      brand: 'MG',
      ask: 'cosa c’era ieri sul giornale a proposito di lavori stradali?',
      when: 'yesterday',
      sources: ['Viale dei Platani, cantiere chiuso'],
    },
    {
      brand: 'QP',
      ask: "Ieri non l'ho letto, che diceva?",
      when: 'yesterday',
      sources: ['Concerto per sette cannelle'],
    },
    { brand: 'GZ', ask: 'mi son perso il giornale di ieri di che parlava', when: 'yesterday', atLeast: 2 },
    {
      brand: 'LG',
      ask: 'la settimana scorsa è uscito un pezzo sulla squadra che si allena in mare, me lo ritrovi?',
      when: 'last week',
      sources: ['Piscina chiusa'],
    },
    {
      brand: 'EM',
      ask: 'settimana passata che avete scritto sui lupi',
      when: 'last week',
      sources: ['Lupi, contati trentuno'],
    },
    {
      brand: 'CA',
      ask: 'Negli ultimi sette giorni avete parlato di gente che nuota nel lago al freddo?',
      when: 'last week',
      sources: ['Traversata d’inverno'],
    },
    {
      brand: 'GZ',
      ask: 'aria e smog, che è uscito la scorsa settimana?',
      when: 'last week',
      sources: ['Polveri sottili'],
    },
    { brand: 'MG', ask: 'oggi c’è niente sulla neve e i rifugi?', when: 'today', sources: ['Neve a quota mille'] },
    { brand: 'LG', ask: 'Oggi si dice qualcosa del fermo pesca?', when: 'today', sources: ['Pesca, il fermo slitta'] },
    { brand: 'EM', ask: 'notizie di oggi da Fondraia', when: 'today', sources: ['Frana a Fondraia'] },
    {
      brand: 'QP',
      ask: 'che mi sono perso la scorsa settimana sull’acqua e le fontane?',
      when: 'last week',
      atLeast: 1,
    },
    {
      brand: 'CA',
      ask: 'quando tirano su la campana dal fondo del lago?',
      must: [/aprile/i],
      sources: ['Riemerge la campana'],
    },
    {
      brand: 'GZ',
      ask: 'da quando diventa a senso unico la strada della scuola elementare',
      must: [/Epifania|gennaio/i],
      sources: ['Viale delle Fonderie'],
    },
    { brand: 'QP', ask: 'In che mese si ridiscute la fermata di Ghiaia?', must: [/marzo/i], sources: ['Linea 4'] },
    {
      brand: 'EM',
      ask: 'fino a quando ho tempo per chiedere l’allaccio della fibra?',
      must: [/marzo/i],
      sources: ['Banda larga'],
    },
    {
      brand: 'LG',
      ask: 'fra quanto votano quelli dell’isola per tornare comune',
      must: [/un mese/i],
      sources: ['Vespra vuole'],
    },
    { brand: 'QP', ask: 'in che giorno e anno è morto il sub Bucher?', must: [/10 settembre 2008/i] },
  ],
  traps: [
    { brand: 'LG', ask: 'Quante navi da crociera al giorno possono attraccare a Portovenere?', isRefusal: true },
    { brand: 'EM', ask: 'quanti posti auto ci saranno al passo Sella col numero chiuso?', isRefusal: true },
    { brand: 'CA', ask: 'quanti rigori ha parato il terzo portiere dell’Altavilla in coppa?', isRefusal: true },
    {
      brand: 'GZ',
      ask: 'Quanto hanno messo a testa gli operai per comprarsi il sedificio di Casalvieri?',
      isRefusal: true,
    },
    { brand: 'QP', ask: 'quante fontanelle hanno riaperto a Pietrafitta', isRefusal: true },
    { brand: 'MG', ask: 'quanti posti letto in più avrà da gennaio il pronto soccorso di Gavirate?', isRefusal: true },
    {
      brand: 'MG',
      ask: 'perché quest’anno hanno chiuso la mensa alla scuola di Borgo Serra?',
      must: [/riapert|riapre|riaperta/i],
      sources: ['Tempo pieno'],
    },
    {
      brand: 'LG',
      ask: 'quanti feriti ha fatto la mareggiata che ha rotto il molo?',
      must: [/nessun/i],
      mustNot: [/\b\d+ feriti/i],
      sources: ['Mareggiata, il Molo'],
    },
    {
      brand: 'LG',
      ask: 'i morti della frana in val Fiscalina quanti sono stati?',
      must: [/non vi (siano|sono) vittime|nessun|non (ci sono|ci sarebbero|risultano) (vittime|morti)/i],
      sources: ['Bolzano: grossa frana'],
    },
    {
      brand: 'EM',
      ask: 'quanta gente si è fatta male con la prima nevicata di Pradelmo?',
      must: [/nessun/i],
      mustNot: [/\b\d+ feriti/i],
      sources: ['Prima neve'],
    },
    {
      brand: 'EM',
      ask: 'a chi ha venduto per 8 milioni il suo sito sul covid il ragazzo americano?',
      must: [/rifiut/i],
      sources: ['Il diciassettenne Schiffmann'],
    },
    {
      brand: 'GZ',
      ask: 'Quanti ne licenziano alle Fonderie con i forni elettrici?',
      must: [/nessun|restano tutti|non .{0,20}(esuber|licenzi)/i],
      sources: ['Fonderie Riunite'],
    },
    {
      brand: 'CA',
      ask: 'a che cifra il comune ha poi venduto palazzo dei Glicini all’albergatore?',
      must: [/non (si |lo |è stato )?vend|fondazione|resta pubblic/i],
      sources: ['Palazzo dei Glicini'],
    },
    {
      brand: 'QP',
      ask: 'di quanto è aumentata la retta della mensa col menu nuovo?',
      must: [/non si tocca|(resta|rimane) (ferma|a|invariata)|4,90|non (è|e') aument/i],
      sources: ['Mense, nuovo menù'],
    },
    {
      brand: 'QP',
      ask: 'quanti incidenti ci sono stati la sera del buio coi semafori spenti?',
      must: [/nessun|zero|\b0\b/i],
      sources: ['Venti minuti al buio'],
    },
  ],
  unanswerable: [
    { brand: 'MG', ask: 'come si chiama il sindaco di Gaviano?', isRefusal: true },
    { brand: 'MG', ask: 'quanto costa l’abbonamento annuale del tram? non il mensile', isRefusal: true },
    { brand: 'MG', ask: 'che stipendio prende un conducente della linea 1', isRefusal: true },
    { brand: 'MG', ask: 'Quando fanno la metropolitana fino all’aeroporto di Gaviano?', isRefusal: true },
    { brand: 'MG', ask: 'quanto si spende in media di gas a famiglia a Gaviano?', isRefusal: true },
    { brand: 'LG', ask: 'Che nome hanno dato alla bimba nata sul traghetto?', isRefusal: true },
    { brand: 'LG', ask: 'quanto costa un ombrellone ad agosto a Lido di Mezzo', isRefusal: true },
    { brand: 'LG', ask: 'a che ora parte l’aliscafo da Portocenere per la Corsica?', isRefusal: true },
    { brand: 'LG', ask: 'chi è il parroco di Calabruna', isRefusal: true },
    { brand: 'LG', ask: 'Quanto pesa il faro di Capo Sirocca?', isRefusal: true },
    {
      brand: 'EM',
      ask: "quanto costa lo stagionale a Pian Sorello, l'abbonamento per tutto l'inverno?",
      isRefusal: true,
    },
    { brand: 'EM', ask: 'chi ha vinto la forma di formaggio alla lotteria dello sci club?', isRefusal: true },
    { brand: 'EM', ask: 'in che anno hanno fondato la latteria sociale di Montalba', isRefusal: true },
    { brand: 'EM', ask: 'come si chiama il cane che trova il bostrico?', isRefusal: true },
    { brand: 'GZ', ask: 'il cuoco del pedalò come fa di cognome?', isRefusal: true },
    { brand: 'GZ', ask: 'Quando riapre la piscina comunale di Zenara?', isRefusal: true },
    { brand: 'GZ', ask: 'chi suona a capodanno in piazza dei Cordai', isRefusal: true },
    { brand: 'GZ', ask: 'con chi è sposata la capogruppo della minoranza di Zenara?', isRefusal: true },
    { brand: 'GZ', ask: 'chi ha vinto la coppa Davis quest’anno', isRefusal: true },
    { brand: 'CA', ask: 'quanti anni ha il sindaco di Altariva?', isRefusal: true },
    { brand: 'CA', ask: 'Come si chiama il gatto senza coda dell’isola Merla?', isRefusal: true },
    { brand: 'CA', ask: 'alla fine chi l’ha vinto il concorso per l’anestesista di Colle Ulivo', isRefusal: true },
    { brand: 'CA', ask: 'Quanto costa un biglietto aereo da Altariva a Londra?', isRefusal: true },
    { brand: 'QP', ask: 'come si chiama il compositore del concerto della fontana?', isRefusal: true },
    { brand: 'QP', ask: 'quanto costa una pizza margherita a Pietrafonte', isRefusal: true },
    { brand: 'QP', ask: 'Nome e cognome di quello arrestato per le cargo bike?', isRefusal: true },
    { brand: 'QP', ask: 'a che ora chiude il supermercato di Pratosasso la domenica?', isRefusal: true },
    { brand: 'QP', ask: 'che tempo fa domani a Pietrafonte', isRefusal: true },
  ],
  'summary of the day': [
    { brand: 'MG', ask: 'fammi il punto della giornata', when: 'today', atLeast: 3 },
    {
      brand: 'MG',
      ask: 'Buongiorno, sono nonna Pina e non vedo bene: me li dice lei i titoli di stamattina?',
      when: 'today',
      atLeast: 3,
    },
    { brand: 'LG', ask: 'oggi che si dice nel golfo', when: 'today', atLeast: 3 },
    { brand: 'LG', ask: 'ho due minuti dimmi le cose piu importanti di oggi', when: 'today', atLeast: 3 },
    { brand: 'EM', ask: 'novità di oggi dalle valli?', when: 'today', atLeast: 3 },
    { brand: 'EM', ask: 'Mi fai un riassuntino del giornale odierno, grazie', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'che c’è in prima pagina oggi', when: 'today', atLeast: 3 },
    { brand: 'GZ', ask: 'raga che è successo oggi a zenara??', when: 'today', atLeast: 3 },
    { brand: 'CA', ask: 'Vorrei una sintesi delle notizie di quest’oggi', when: 'today', atLeast: 3 },
    { brand: 'CA', ask: 'leggimi le notizie del giorno', when: 'today', atLeast: 3 },
    { brand: 'QP', ask: 'cosa devo sapere oggi in poche righe', when: 'today', atLeast: 3 },
    { brand: 'QP', ask: 'ultime notizie di oggi please', when: 'today', atLeast: 3 },
  ],
  'follow-up': [
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto si paga d’affitto nel palazzo del vescovo?', must: [/\b150\b|centocinquanta/i] },
        { ask: 'e per quanto tempo ci si può stare?', must: [/diciotto mesi|\b18 mesi/i] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'con lo skipass a tempo di Vallombreta un’ora quanto viene', must: [/nove euro|\b9 ?(euro|€)|9,00/i] },
        { ask: 'e dopo quante ore smetto di pagare?', must: [/\bquattro\b|\b4\b/i], sources: ['Vallombreta, skipass'] },
      ],
    },
    {
      brand: 'MG',
      turns: [
        { ask: 'quanto è alta la gru nuova del porto?', must: [/novantaquattro|\b94\b/i] },
        { ask: 'quanti minuti hanno tenuto spento il faro per farla passare?', must: [/quarantasei|\b46\b/i] },
        { ask: 'e come si chiama il gruista che la guiderà?', isRefusal: true },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'chi insegna a riparare le reti in piazza a Calabruna?', must: [/nonne|maestre|sei donne/i] },
        { ask: 'costa qualcosa?', must: [/gratuit|gratis/i] },
        { ask: 'e in che giorni lo fanno', must: [/martedì/i, /giovedì/i] },
      ],
    },
    {
      brand: 'LG',
      turns: [
        { ask: 'quante tartarughine sono arrivate in acqua a lido di mezzo?', must: [/settantuno|\b71\b/i] },
        { ask: 'su quante uova?', must: [/novantaquattro|\b94\b/i] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        { ask: 'quanti sono i soci della centralina di Fondraia', must: [/\b418\b/] },
        { ask: 'e a testa quanto gli torna?', must: [/\b212\b/] },
      ],
    },
    {
      brand: 'EM',
      turns: [
        {
          ask: 'Quanto l’hanno pagata la licenza del bar di Brusaldo, cioè quanto ha messo ognuno?',
          must: [/\bduecento\b|\b200\b/i],
          sources: ['L’ultimo bar'],
        },
        { ask: 'e com’è finito il voto sulla televisione?', must: [/61 (a|contro) 58|61[-–]58/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        {
          ask: 'quanti mestieri diversi fanno i calciatori dello Zenara?',
          must: [/\btredici\b|\b13\b/i],
          sources: ['Tredici mestieri'],
        },
        { ask: 'e a che ora si allenano la sera', must: [/20[.:]45/] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        {
          ask: 'quanto è lunga la mappa dei canali saltata fuori dal registro delle multe?',
          must: [/due metri e mezzo|2,5/i],
        },
        { ask: 'e quanti rami ci sono disegnati?', must: [/trentaquattro|\b34\b/i] },
      ],
    },
    {
      brand: 'GZ',
      turns: [
        {
          ask: 'Quanti si sono buttati dall’aereo che bruciava in Colorado?',
          must: [/\btredici\b|\b13\b/i],
          sources: ['Colorado: paracadutisti'],
        },
        { ask: 'cosa aveva colpito il motore?', must: [/uccell/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        { ask: 'quante casette per i pipistrelli hanno appeso nelle vigne', must: [/\b318\b|trecento/i] },
        { ask: 'e una quanto costa?', must: [/ventisei|\b26\b/i] },
      ],
    },
    {
      brand: 'CA',
      turns: [
        {
          ask: 'quanto è grande il sipario dei pescatori ritrovato in soffitta',
          must: [/undici metri per sette|11.{0,10}\b7\b/i],
        },
        { ask: 'e quante barche ci sono dipinte sopra?', must: [/ottantatré|\b83\b/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'quanti defibrillatori ci sono in città?', must: [/settantuno|\b71\b/i] },
        { ask: 'e sull’app quanti ce n’erano segnati prima?', must: [/trentotto|\b38\b/i] },
      ],
    },
    {
      brand: 'QP',
      turns: [
        { ask: 'se pago subito la multa con l’app che sconto ho', must: [/trenta per cento|30 ?(%|per cento)/i] },
        { ask: 'ok, cambio argomento: quante poltrone ha il Sorgente rifatto?', must: [/\b212\b/] },
      ],
    },
  ],
};
