import { fits, fitting } from './words.ts';

/** What a reader can ask about their own account. */
const accountFacts = [
  'unpaid',
  'locked',
  'withdrawal',
  'paymentMethod',
  'receipts',
  'nextCharge',
  'price',
  'seats',
  'devices',
  'codes',
  'newsletters',
  'address',
  'until',
  'product',
] as const;
export type AccountFact = (typeof accountFacts)[number];

/** A word that says the reader means their own account. */
const own =
  'mio|mia|miei|mie|nostro|nostra|nostri|nostre|ho|abbiamo|mi|me|io|sono|siamo|devo|dobbiamo|pago|paghiamo|sto|stiamo|spendo|spendiamo|paghero|pagheremo|ricevo|riceviamo|leggo|riesco|posso|risulto|risulta|vedo|vediamo|avete|vengono|attivo|tutto';

/** The reader asks how something is done, or says that it fails: general knowledge, not a fact of the account. */
const general =
  'come_faccio|come_si|come_posso|come_fare|come_cambi-|come_aggiorn-|come_modific-|come_disd-|come_annull-|come_disattiv-|come_blocc-|vorrei_cambi-|voglio_cambi-|posso_cambi-|vorrei_disd-|voglio_disd-|non_mi_arriv-|non_arriv-|non_ricev-';

const facts: Readonly<Record<AccountFact, readonly string[]>> = {
  unpaid: [
    'insolut-|arretrat-|morosit-|moros-',
    'pagament-|addebit-|rinnov- fallit-|riuscit-|respint-|rifiutat-|bloccat-|problem- !fattur-',
    'non_pagat-|non_ho_pagato|da_pagare|in_sospeso|vi_devo|devo_qualcosa|devo_dei_soldi|devo_soldi|in_debito|in_regola|scopert-',
    'ultim-|mio pagament- buon_fine|andato|riuscito',
    'problem-|tutto_a_posto|tutto_ok|tutto_bene mio_account|mio_abbonament-|miei_pagament-|mio_profilo !entr-|acced-',
    'abbonament-|accoun-|pagament- sospes- perche|stato|mio !ferie|vacanz-',
    'devo_pagare_qualcosa|quanto_devo_pagare|quanto_vi_devo|cosa_devo_pagare|che_cosa_devo_pagare|devo_ancora_pagare|cosa_vi_devo|qualcosa_da_pagare|da_saldare|devo_saldare',
  ],
  locked: [
    'perche|come_mai tutto_bloccat-|tutto_e_bloccat-|e_tutto_bloccat-|tutto_chius-|e_tutto_chius-',
    'articol-|pagin-|notizi-|pezzo|pezzi|sfogliator-|edizion-|giornale|archivio bloccat-|lucchett-|chius-|vietat-|negat-|riservat-|abbonarmi|solo_per_abbonati|a_pagamento',
    'non_riesc-|non_poss-|non_mi_fa|non_mi_lasci-|non_vedo|perche_non|impedisc- legger-|aprir-|apr-|leggo|vedere|vedo|sfogliar- articol-|pagin-|notizi-|pezzo|pezzi|sfogliator-|edizion-|giornale|archivio !caric-|lent-|stamp-|app|bianc-|offline|internet',
  ],
  withdrawal: ['reced-|recess-|ripensament-|tirarmi_indietro posso|ancora|entro|fino|tempo|giorni|quando'],
  paymentMethod: [
    'con_che_cart-|con_quale_cart-|che_cart-|quale_cart-|qual_e_la_cart-|qual_e_la_mia_cart-|con_che_conto|quale_conto|che_iban|quale_iban|con_che_metodo|quale_metodo|che_metodo|cart-_registrat-|cart-_salvat-|cart-_collegat-|cart-_usate|cart-_memorizzat-|metodo_di_pagamento !accett-|cambi-|aggiorn-|modific-|cartace-|quali',
    'come pago|sto_pagando|paghiamo !posso|insolut-|debit-',
  ],
  receipts: [
    'ricevut-|quietanz- mie|mia|ultim-|trovo|vedo|scaric-|quante|ho|avete|serve|servono',
    'ultim- pagament-|addebit-|fattur-|versament-',
    'mie|miei fattur-|pagament-',
    'quanto ho_pagato|ho_speso|abbiamo_pagato|ho_gia_pagato',
  ],
  nextCharge: [
    'prossim- addebit-|pagament-|rinnov-|preliev-|rata|scadenza_di_pagamento|volta_che_pago|importo',
    'quanto_mi_costera|quanto_costera_il_rinnov-|quanto_mi_addebit-|quanto_mi_scal-',
    'quando|quanto|cifra|data|giorno addebit-|scalat-|scaler-|preleva-|prelever-|rinnov-|paghero|pagheremo|dovro_pagare|devo_pagare mi|mio|mia|paghero|pagheremo|dovro|devo|nostro',
    'si_rinnova|rinnovo_automatico|rinnovo mio|mia|attiv-|ho|da_solo !come|disattiv-|disd-|togli-|spegn-',
  ],
  price: [
    'quanto|cosa|cifra|prezzo|costo pago|paghiamo|sto_pagando|spendo|spendiamo|mi_costa|ci_costa !in_piu|aggiung-|pass-',
    'prezzo|costo|costa|tariffa il_mio|del_mio|mio_abbonament-|nostro_abbonament- !pass-|aggiung-',
  ],
  seats: [
    'quant-|qual-|ancora|chi post-|utent-|persone|collegat- liber-|usat-|occupat-|rimast-|restan-|ho|abbiamo|disponibil-|mio|miei !cost-|aggiung-|dispositiv-|articol-|rassegn-|destinatar-',
    'chi utent-|collegat- !invit-|aggiung-',
    'chi usa|legge|utilizza mio_abbonament-|nostro_abbonament-|miei_posti',
  ],
  devices: [
    'quant-|qual-|dove|elenco|lista|chi dispositiv-|browser|apparecch-|device|computer|telefon- colleg-|conness-|ho|attiv-|sono|entrat-|mio|miei !posso|possono|possiamo|massim-|consentit-|limite|usare',
  ],
  codes: [
    'codic- ho|mie|miei|mio|attivat-|usat-|abbiamo qual-|quant-|che|gia|dove|elenco !inser-|non|errore|fiscal-|sdi',
  ],
  newsletters: [
    'newsletter qual-|quant-|che|elenco|a_che sono|siamo|ho|ricevo|riceviamo|iscritt-|mie|arrivano !come|disiscri-|annull-|non|basta|cancell-',
  ],
  address: [
    'con_che|con_quale|qual|quale|che email|e-mail|mail|indirizzo|nome|account|utente mia|mio|registrat-|iscritt-|sono|ho_usato|entrat- !conferm-|abbonament-|cambi-|arriv-|vostr-|scriv-',
    'mia_email|mia_mail|mia_e-mail giusta|corretta|avete|registrat-|qual|quale !conferm-|arriv-',
    'come_mi_chiamo',
  ],
  until: [
    'scad-|finisc-|finira|termin-|scadenza|dura|durera abbonament-|mio|mia|sottoscrizion-|nostro|sono|quando|digital|online !carta|codic-|password|cert-|offert-|promoz-|regal-|scaduto_come|riattiv-',
    'fino_a|fino_al|quanto_tempo|quanti_giorni|quanti_mesi|quanto_mi|quanto_resta|quanto_manca ancora|abbonat-|abbonament-|posso_leggere|rest-|manc-|riman-|leggo !prov-|telefon-|rispond-|passo|passare',
    'ho_ancora|sono_ancora|siamo_ancora abbonament-|abbonat-',
    'abbonament- attivo|valido|attiva|vigore mio|ancora|nostro|ho',
  ],
  product: [
    'che_abbonament-|quale_abbonament-|quali_abbonament-|qual_e_il_mio_abbonament-|tipo_di_abbonament-|che_piano|quale_piano|che_formula|quale_formula|che_pacchetto|quale_pacchetto|che_prodotto|cosa_ho_attiv-|il_mio_abbonament-_qual ho|abbiamo|mio|miei|attiv-|sono|nostro !conviene|scegli-|cambi-|prend-|consigli-|meglio|differenz-|regal-',
    'sono_abbonat-|sono_ancora_abbonat-|siamo_abbonat-|risulto_abbonat- !ma|online|passo|gia|perche',
    'cosa|che comprende|include|posso_leggere|incluso mio|abbonament- mio|nostro',
  ],
};

/** The fact of their own account that the words ask for: the most specific that fits, with its table entry. */
export const factAsked = (words: readonly string[]): { fact: AccountFact; reason: string } | undefined => {
  if (!fits(words, own)) return undefined;
  const isGeneral = fits(words, general);
  for (const fact of accountFacts) {
    const reason = isGeneral && fact !== 'unpaid' && fact !== 'locked' ? undefined : fitting(words, facts[fact]);
    if (reason !== undefined) return { fact, reason };
  }
  return undefined;
};
