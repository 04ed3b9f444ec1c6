/**
 * Stems that say the same in the news, because the verb is irregular ('vinto', 'vittoria') or because papers use another word
 * for it ('ladro' for 'rubare').
 */
const families = (
  'vinc vint vins vittor trionf conquist aggiudic assegn assegnat premiat|mort muor mor decess decedut scompars|nasc nat nacqu nascit|' +
  'cost spes spend prezz tariff|apert apr apre riapr riapre riapert apertur inaugur|chiud chius chiusur|scritt scriv scriss autor|assum assunt assunzion|' +
  'rub furt ladr|cominc iniz avvi|fin termin|abit resident viv|alz svegl|aument sal cresc rialz|' +
  'cal diminu scend sces ridott riduzion|elett elezion elegg|nomin scelt scegl|vend vendut vendit|decid decis decision|' +
  'promett promess|chied chiest richiest|rispond rispost|romp rott|perd pers perdit arretr ritir|rend res|corr cors|difend difes|' +
  'prend pres|ved vist|vien ven venut|produc prodott produzion|dic dett|legg lett lettur|offr offert|scopr scopert|' +
  'ricev ricevut|val valg valev vals valor|libr libra librer librai|alt altezz|lung lunghezz|larg larghezz|mett mess invest|tolt togl rimoss rimozion rimuov|compr acquist acquis acquisizion acquisit|pag pagament|costru costruzion|addestr prepar|pes tonnell chil|lavor occup impieg|' +
  'dimett dimess dimission|arrest cattur|sconfitt sconfigg batt|dichiar afferm|annunc annunz|rinvi slitt|' +
  'distrugg distrutt|uccid uccis omicid|sospend sospes|riprend ripres ripart|visit visitator|gioc giocator|esc usc uscit|entr ingress|spost trasloc trasfer|addett operai opera dipendent|mult sanzion|bambin alunn scolar|sold denar|' +
  'pap pontef pontefic|timbr obliter convalid|croll ced cedut cedim|blackout bui corrent|tac radiolog risonanz|' +
  'aspett attes attend coda|sci sciar skipass pist|affitt canon locazion|uccis ammazz predazion sbran|soccors salv salvat|' +
  'poliz agent vigil carabin|incend rog fiamm bruc|alluvion allag nubifrag|nev nevic nevicat|' +
  'ospedal repart clinic|dottor medic|malat pazient ricover|negoz botteg esercent|fabbric stabil|soci cooper|' +
  'restaur ripar riparazion sistem|abbatt demol taglia|piant alber|bus corrier pullman autobus|tren ferrov|barc pescherecc imbarc|' +
  'aere vol decoll|bicicl bic ciclist|auto macchin vettur|parchegg sost posteggi|bigliett ingress entrat|gratis gratuit|' +
  'partit derby|squadr calc|gol segnat segn|allenator mister|spettator tifos|film pellicol|regist regia diretto|' +
  'music concert orchestr|mostr espos esposizion|quadr dipint affresc|romanz libr|protest scioper manifestazion cort|' +
  'referend vot elettor|process tribunal giudic sentenz condann|truff imbrogli raggir|nozz matrimon spos|nonn anzian pension|' +
  'ricett piatt|oli frantoi|mult verbal|tass impost tribut|prestit mutu|donat regal|dur durat|misur metr|rifiut immondiz spazzatur'
)
  .split('|')
  .map((family) => family.split(' '));
const familiesByStem = new Map<string, (readonly string[])[]>();
for (const family of families)
  for (const stem of family) familiesByStem.set(stem, [...(familiesByStem.get(stem) ?? []), family]);

/** 'aprono' has the stem 'apron', 'vincitore' the stem 'vincitor'. */
const rootOf = (stem: string): string => stem.replace(/(?:[ao]n|[ai]tor|[ai]tric|[ai]ment)$/, '');

const familiesOf = (stem: string): readonly (readonly string[])[] =>
  familiesByStem.get(stem) ?? familiesByStem.get(rootOf(stem)) ?? [];

/** The other members of a stem's families. */
export const kinOfStem = (stem: string): string[] =>
  familiesOf(stem)
    .flat()
    .filter((member) => member !== stem);

/** Stems with the same beginning of this many letters mean the same when it is most of the longer one. */
const BEGINNING = 5;
const MOST = 0.6;

const beginAlike = (one: string, other: string): boolean => {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  const isWhole = same === Math.min(one.length, other.length);
  return same >= (isWhole ? BEGINNING : BEGINNING + 1) && same >= Math.max(one.length, other.length) * MOST;
};

/** Whether two stems mean the same: equal, of one family, or with the same long beginning. */
export const areKin = (one: string, other: string): boolean => {
  if (one === other || beginAlike(one, other)) return true;
  const others = familiesOf(other);
  return familiesOf(one).some((family) => others.includes(family));
};
