/** A town for addresses and fiscal codes. */
export interface Town {
  readonly nome: string;
  /** Code of the province; the made-up towns share the made-up one. */
  readonly provincia: string;
  /** What stands for the town in a fiscal code; a made-up town has none. */
  readonly codice_catastale: string | null;
  /** Postal codes, as far as they are known here. */
  readonly cap: readonly string[];
}

/**
 * The towns of the newspapers, which are made up, and the capitals of the Italian provinces with their real cadastral
 * codes (a fiscal code of anybody born there carries it). It is no complete list of Italian towns, and it has no postal
 * codes of real ones: a product takes both from the registers of ISTAT and the Agenzia delle Entrate.
 */
const madeUp = [
  'Altariva',
  'Borgo Serra',
  'Castelruvo',
  'Gaviano',
  'Marina di Gaviano',
  'Montalba',
  'Pietrafonte',
  'Zenara',
].map((nome): Town => ({ nome, provincia: 'XX', codice_catastale: null, cap: ['00000'] }));

const capitals =
  `AG Agrigento A089;AL Alessandria A182;AN Ancona A271;AO Aosta A326;AR Arezzo A390;AP Ascoli Piceno A462
AT Asti A479;AV Avellino A509;BA Bari A662;BT Andria A285;BT Barletta A669;BT Trani L328;BL Belluno A757
BN Benevento A783;BG Bergamo A794;BI Biella A859;BO Bologna A944;BZ Bolzano A952;BS Brescia B157;BR Brindisi B180
CA Cagliari B354;CL Caltanissetta B429;CB Campobasso B519;CE Caserta B963;CT Catania C351;CZ Catanzaro C352
CH Chieti C632;CO Como C933;CS Cosenza D086;CR Cremona D150;KR Crotone D122;CN Cuneo D205;EN Enna C342;FM Fermo D542
FE Ferrara D548;FI Firenze D612;FG Foggia D643;FC Cesena C573;FC Forlì D704;FR Frosinone D810;GE Genova D969
GO Gorizia E098;GR Grosseto E202;IM Imperia E290;IS Isernia E335;AQ L’Aquila A345;SP La Spezia E463;LT Latina E472
LE Lecce E506;LC Lecco E507;LI Livorno E625;LO Lodi E648;LU Lucca E715;MC Macerata E783;MN Mantova E897;MS Massa F023
MT Matera F052;ME Messina F158;MI Milano F205;MO Modena F257;MB Monza F704;NA Napoli F839;NO Novara F952;NU Nuoro F979
OR Oristano G113;PD Padova G224;PA Palermo G273;PR Parma G337;PV Pavia G388;PG Perugia G478;PU Pesaro G479
PU Urbino L500;PE Pescara G482;PC Piacenza G535;PI Pisa G702;PT Pistoia G713;PN Pordenone G888;PZ Potenza G942
PO Prato G999;RG Ragusa H163;RA Ravenna H199;RC Reggio di Calabria H224;RE Reggio nell’Emilia H223;RI Rieti H282
RN Rimini H294;RM Roma H501;RO Rovigo H620;SA Salerno H703;SS Sassari I452;SV Savona I480;SI Siena I726
SR Siracusa I754;SO Sondrio I829;TA Taranto L049;TE Teramo L103;TR Terni L117;TO Torino L219;TP Trapani L331
TN Trento L378;TV Treviso L407;TS Trieste L424;UD Udine L483;VA Varese L682;VE Venezia L736;VB Verbania L746
VC Vercelli L750;VR Verona L781;VV Vibo Valentia F537;VI Vicenza L840;VT Viterbo M082`
    .split(/[;\n]/)
    .map((line): Town => {
      const text = line.trim();
      return { nome: text.slice(3, -5), provincia: text.slice(0, 2), codice_catastale: text.slice(-4), cap: [] };
    });

const towns = [...madeUp, ...capitals];

const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/['’]/g, ' ').toLowerCase().trim();

/** The towns whose name begins with the words, then those in which a word does, each by name; at most `most`. */
export const townsNamed = (words: string, most: number): Town[] => {
  const wanted = plain(words);
  if (wanted === '') return [];
  const collator = new Intl.Collator('it');
  const found = towns.filter(({ nome }) => ` ${plain(nome)}`.includes(` ${wanted}`));
  const begins = ({ nome }: Town): number => (plain(nome).startsWith(wanted) ? 0 : 1);
  return found
    .toSorted((one, other) => begins(one) - begins(other) || collator.compare(one.nome, other.nome))
    .slice(0, most);
};
