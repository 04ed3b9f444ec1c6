/** Ideas of the service, each with the beginnings of the words that express it; `=` marks a whole word. */
const table: Readonly<Record<string, string>> = {
  end: 'scad scaden finisc finir fine finit termin cess esaur conclud decorr valid durat dura durer coper rimang riman manc rest',
  when: '=quando =qnd data giorno giorni mese mesi entro =fino =sino tempo tempi anno anni settiman ora =ore',
  amount: '=quanto =quanta =qnt cifra somma importo ammont euro =soldi denaro costo prezz tariff quota canone listin',
  count: '=quanti =quante numero =elenco =lista',
  cost: 'cost =viene =vengono verrebb spend spes sborsa',
  pay: 'pag versa verso saldar salda saldo regolarizz',
  charge:
    'addebit preliev prelev scalat scalar scaler tolt tolg =togliete prend =presi =preso trattenut bolletta =rata =rate',
  failed: 'fallit respint rifiut insolut moros arretrat debit sospes scopert sollecit =negato riuscit',
  renew: 'rinnov ricorrent automatic riparte riattiv',
  card: 'carta carte visa mastercard postepay bancomat prepagat =iban conto paypal sepa satispay',
  method: 'metodo metodi modalit mezzo sistema',
  paper: 'ricevut quietanz fattur scontrin giustificativ storico cronolog movimenti versament',
  subscription: 'abbon sottoscri contratt piano pacchett formula =formule tessera licenza',
  product: 'digital =online =plus =base premium =mobile version',
  seat: 'post utent invitat ospit collegh familiar person =accessi =membri',
  invite: 'invit accettat accettar',
  device:
    'dispositiv apparecch telefon cellular smartphone tablet comput =pc portatil browser session schermi =ipad =iphone device =mac',
  connected: 'colleg connes logg =entrato =entrata =aperto =aperte',
  code: 'codic voucher buono =coupon =pin riscatt gratta',
  letter: 'newsletter notiziar lettere',
  address: 'mail email =e-mail indirizz casella username utenza nickname =user recapit',
  read: 'legg lett sfogli vede vedo vedere aprir apre =apri =apro',
  locked: 'lucchett blocc chius riserv vietat paywall =limitato tagliat permess mezza prime',
  content: 'articol notizi pezzo pezzi giornal quotidian edizion pagin sfogliator archivi inserto special',
  account: 'account profil registrat iscritt',
  password: 'password psw pwd credenzial parola login accesso acced loggar entrar autentic',
  forgot: 'dimentic scordat smarri =perso =persa ricord recuper reset reimpost',
  cannot: '=impossibile riesc =posso =potete difficolt errore =errata sbagliat',
  not: '=non =nn =mai nient nessun =senza =nulla',
  why: '=perche =xke =xche =come_mai =motivo =causa',
  how: '=come procedur istruzion',
  where: '=dove =da_dove',
  which: '=quale =quali =qual =che =ke =cosa =chi',
  mine: '=mio =mia =miei =mie =mi =me =io =ho =sono =nostro =nostra =abbiamo =siamo =risulto =risulta =risultano =avete =vi =devo =pago',
  human: 'operator uman person addett impiegat consulent responsabil signorin centralin incaricat collega',
  speak: 'parl telefon chiam sentir contatt richiam rispond voce',
  machine: 'robot =bot macchin comput automatic =ia =intelligenza assistente_virtuale',
  anger:
    'vergogn schif ladr truff rub arrabb indign stuf pessim delus incompet scandal inaccettab reclam lament denunc fregat ridicol assurd furt buttat pena offes',
  thank: 'grazi ringraz gentil perfett ottim riconoscent =grato =grata grass',
  praise:
    'brav compliment congrat apprezz ammir ador fantastic eccezional eccellent stupend splendid impeccabil simpatic mitic fenomen superb',
  greet: '=ciao =salve buongiorn buonaser =buondi =ehi =hey =ehila bongiorn bonaser',
  other: 'moglie marito padre madre figli fratell sorell =zio =zia cognat vicin amic nonn nipot =ex titolar client',
  change: 'cambi modific aggiorn sostitu corregg',
  stop: 'disd disatt annull cancell interromp smett recess revoc togl',
  rescind: 'recess reced ripens pentit indietro',
  offer: 'offert promoz scont agevol ridott riduzion economic convenient',
  gift: 'regal dono donar',
};

interface Beginning {
  readonly concept: string;
  readonly text: string;
  readonly isWhole: boolean;
}

const beginnings: readonly Beginning[] = Object.entries(table).flatMap(([concept, words]) =>
  words.split(' ').map((word) => ({ concept, text: word.replace('=', ''), isWhole: word.startsWith('=') })),
);

/** The ideas that a word expresses. */
export const conceptsOf = (word: string): readonly string[] => [
  ...new Set(
    beginnings
      .filter(({ text, isWhole }) => (isWhole ? word === text : word.startsWith(text)))
      .map(({ concept }) => concept),
  ),
];
