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
  'invited',
  'devices',
  'seats',
  'codes',
  'newsletters',
  'address',
  'until',
  'product',
] as const;
export type AccountFact = (typeof accountFacts)[number];

/** A word that says the reader means their own account. */
const own =
  'mio|mia|miei|mie|nostro|nostra|nostri|nostre|ho|abbiamo|mi|me|io|sono|siamo|devo|dobbiamo|pago|paghiamo|sto|stiamo|spendo|spendiamo|paghero|pagheremo|ricevo|riceviamo|leggo|riesco|posso|risulto|risulta|vedo|vediamo|avete|vengono|attivo|tutto|prossimo_addebito|prossimo_rinnovo|prossimo_pagamento|ultima_ricevuta|ultimo_pagamento|ultima_fattura|ultimo_addebito|questo_articolo|quest_articolo|questa_pagina|questa_notizia|questi_articoli|mia_azienda|dispongo|collegato|collegata|prossima_volta|prossimo_prelievo|prossima_rata|mia_carta|prelevate|addebitate|vedo_il_lucchetto|inviti|invitat-|risultano|attivare_il_posto|colleghi|sborso|verra_rinnovat-|abbonata|abbonato|i_posti|sessioni|paga|il_lucchetto|ultime_cifre|invito|codici|quale_piano';

/** The reader asks how something is done, or says that it fails: general knowledge, not a fact of the account. */
const general =
  'come_faccio|come_si|come_posso|come_fare|come_cambi-|come_aggiorn-|come_modific-|come_disd-|come_annull-|come_disattiv-|come_blocc-|vorrei_cambi-|voglio_cambi-|posso_cambi-|vorrei_disd-|voglio_disd-|non_mi_arriv-|non_arriv-|non_ricev-';

const facts: Readonly<Record<AccountFact, readonly string[]>> = {
  unpaid: [
    'debiti|debito con_voi|ho|avete !carta|sepa|addebit-',
    'devo_ancora|vi_devo|dovrei soldi|euro|qualcosa|pagare',
    'mancato_pagamento quanto|devo|avviso|perche',
    'rinnov-|pagament- non_e_andato|non_andato|non_riuscit-|fallit- quanto|devo',
    'perche|come_mai mi_avete|mi_hanno|risulto sospes-|bloccat- !articol-',
    'insolut-|arretrat-|morosit-|moros-',
    'pagament-|addebit-|rinnov- fallit-|riuscit-|respint-|rifiutat-|bloccat-|problem- !fattur-',
    'non_pagat-|non_ho_pagato|da_pagare|in_sospeso|vi_devo|devo_qualcosa|devo_dei_soldi|devo_soldi|in_debito|in_regola|scopert- !invit-|codic-',
    'ultim-|mio pagament- buon_fine|andato|riuscito',
    'problem-|tutto_a_posto|tutto_ok|tutto_bene mio_account|mio_abbonament-|miei_pagament-|mio_profilo !entr-|acced-',
    'abbonament-|accoun-|pagament- sospes- perche|stato|mio !ferie|vacanz-',
    'devo_pagare_qualcosa|quanto_devo_pagare|quanto_vi_devo|cosa_devo_pagare|che_cosa_devo_pagare|devo_ancora_pagare|cosa_vi_devo|qualcosa_da_pagare|da_saldare|devo_saldare',
  ],
  locked: [
    'lucchett- perche|come_mai|vedo|trovo|articol-',
    'abbonat- ma|pero|eppure non legg-|apr-|entr-|vedo|sfogli-|funzion-',
    'abbonarmi|abbonare perche|come_mai abbonat-|pago',
    'non_mi_si_apr-|non_si_apr-|non_riesco_ad_aprir-|mi_blocc- edizion-|articol-|giornale|pagin-|sfogliator- !app|caric-|lent-',
    'perche|come_mai tutto_bloccat-|tutto_e_bloccat-|e_tutto_bloccat-|tutto_chius-|e_tutto_chius-',
    'articol-|pagin-|notizi-|pezzo|pezzi|sfogliator-|edizion-|giornale|archivio bloccat-|lucchett-|chius-|vietat-|negat-|riservat-|abbonarmi|solo_per_abbonati|a_pagamento',
    'non_riesc-|non_poss-|non_mi_fa|non_mi_lasci-|non_vedo|perche_non|impedisc- legger-|aprir-|apr-|leggo|vedere|vedo|sfogliar- articol-|pagin-|notizi-|pezzo|pezzi|sfogliator-|edizion-|giornale|archivio !caric-|lent-|stamp-|app|bianc-|offline|internet|piccol-|lettere|caratter-|ingrandir-',
  ],
  withdrawal: [
    'ripensarci|ripensamento|tirarmi_indietro|recedere posso|ancora|tempo !come',
    'reced-|recess-|ripensament-|tirarmi_indietro posso|ancora|entro|fino|tempo|giorni|quando',
  ],
  paymentMethod: [
    'come|con_cosa|con_che_cosa pago|paghiamo|sto_pagando !insolut-|debit-|posso',
    'prelevate|addebitate|scalate|prendete carta|conto !quando|quanto|due_volte',
    'ultime_cifre|numeri carta mia|mio|avete',
    'pago|addebit- carta|conto|iban o_con|oppure|o_dal',
    'con_che_cart-|con_quale_cart-|su_quale_cart-|da_quale_cart-|su_che_cart-|con_cosa_pago|che_cart-|quale_cart-|qual_e_la_cart-|qual_e_la_mia_cart-|con_che_conto|quale_conto|che_iban|quale_iban|con_che_metodo|quale_metodo|che_metodo|cart-_registrat-|cart-_salvat-|cart-_collegat-|cart-_usate|cart-_memorizzat-|metodo_di_pagamento !accett-|cambi-|aggiorn-|modific-|cartace-|quali',
    'come pago|sto_pagando|paghiamo !posso|insolut-|debit-',
  ],
  receipts: [
    'quali|che|elenco|lista|quante pagamenti|versamenti|addebiti|volte ho|miei|fatto|pagato !insolut-|sospeso|accettat-',
    'ricevuta|ricevute|quietanz- mie|mia|ultim-|trovo|vedo|scaric-|quante|ho|avete|serve|servono !ho_ricevut-|newsletter|sub_user|fattur-',
    'quando|quanto ho_pagato|abbiamo_pagato|ho_versato ultim-|volta',
    'ultim- pagament-|addebit-|fattur-|versament-',
    'mie|miei fattur-|pagament-',
    'quanto ho_pagato|ho_speso|abbiamo_pagato|ho_gia_pagato',
  ],
  nextCharge: [
    'quando prossima_volta|prossimo_prelievo|di_nuovo pago|paghero|devo_pagare|pagare|prelievo|soldi|addebit-',
    'quando verra|sara|viene|ci_sara rinnov-|prelev-|addebit- !disattiv-|come',
    'prossim- addebit-|pagament-|rinnov-|preliev-|rata|scadenza_di_pagamento|volta_che_pago|importo',
    'quanto_mi_costera|quanto_costera_il_rinnov-|quanto_mi_addebit-|quanto_mi_scal-',
    'quando|quanto|cifra|data|giorno addebit-|scalat-|scaler-|preleva-|prelever-|rinnov-|paghero|pagheremo|dovro_pagare|devo_pagare mi|mio|mia|paghero|pagheremo|dovro|devo|nostro',
    'quando|quanto|quanti|giorno|data prend-|prelev-|preleva-|tolt-|togli-|ritir-|scal- soldi|conto|carta|mi|ci !due_volte|doppi-|rimbors-',
    'quando rinnov-|si_rinnova mio|mia|abbonament-|nostro|mi !come',
    'si_rinnova|rinnovo_automatico|rinnovo mio|mia|attiv-|ho|da_solo !come|disattiv-|disd-|togli-|spegn-',
  ],
  price: [
    'ammonta|sborso|versiamo|verso abbonament-|mese|anno|mensil-|annual-|quanto !prossim-|rinnov-|insolut-',
    'quanto|cosa|cifra|prezzo|costo pago|paghiamo|sto_pagando|spendo|spendiamo|mi_costa|ci_costa !in_piu|aggiung-|pass-',
    'prezzo|costo|costa|tariffa il_mio|del_mio|mio_abbonament-|nostro_abbonament- !pass-|aggiung-',
  ],
  invited: [
    'chi non|ancora|deve attivat-|attivar-|accettat- posto|posti|colleg-|invit-|codic-',
    'colleghi|utenti|invitati quali|quanti|chi non attivat-|accettat-',
    'chi|quali|quanti|a_chi non|ancora|manca|senza|deve|devono accettat-|attivat-|attivar-|accettar-|risposta|rispost- invit-|posto|posti|collegh-|codic-|utent-|invitat- !come|posso|newsletter',
    'chi manca|mancano invitat-|invit-',
    'chi|quali|quanti|elenco|qualcuno|nessuno|tutti non|ancora|deve|devono|manca|mancano|attes-|sospeso invit-|codic-|attivat-|attivar-|accettat-|accettar- !come|posso',
    'inviti|invito attes-|sospeso|pendent-|accettat-|usat- !come',
  ],
  seats: [
    'quanti|chi|quante sta|stanno|sono leggend-|legge|usando abbonament-|posti|plus',
    'qualcuno|altri|persone|ospiti posso_ancora|ci_stanno|restano invit-|aggiung- !come|cost-',
    'quant-|qual-|ancora|chi post-|utent-|persone|collegat- liber-|usat-|occupat-|rimast-|restan-|rest-|avanz-|ho|abbiamo|disponibil-|mio|miei|ancora !cost-|dispositiv-|articol-|rassegn-|destinatar-|teatro|cinema|passare',
    'chi utent-|collegat-|collegate !invit-|aggiung-|posso',
    'post- finit-|esaurit-|pien-|liber-|disponibil- ho|abbiamo|miei|sono|ci !come',
    'chi usa|legge|utilizza mio_abbonament-|nostro_abbonament-|miei_posti',
  ],
  devices: [
    'dove|da_dove sono|risulto collegat-|conness-|entrat-|loggat- !google|newsletter',
    'dispositiv-|browser|apparecch-|telefoni|computer|tablet|sessioni altri|altre|vedete|risult-|aperte|aperto|collegat-|conness- !posso|possono|massim-|limite|usare|rubat-|venduto|perso|quanti_posso',
    'chi collegat- account|profilo !utent-',
    'quant-|qual-|dove|elenco|lista|chi dispositiv-|browser|apparecch-|device|computer|telefon-|tablet colleg-|conness-|ho|attiv-|sono|entrat-|risult-|mio|miei|accesso !posso|possono|possiamo|massim-|consentit-|limite|usare|rubat-|venduto|vendut-|perso',
  ],
  codes: [
    'codici|codice usat-|riscattat-|inserit-|attivat- ho|mie|miei|gia !inser-|errore|non|posso|come',
    'codic- ho|mie|miei|mio|attivat-|usat-|abbiamo qual-|quant-|che|gia|dove|elenco !inser-|non|errore|fiscal-|sdi|scriv-|mett-|us-|ricevut-|regal-|buono|sconto',
  ],
  newsletters: [
    'newsletter mie|mia ho|dimmi|dici|elenco|quali|attive !come|disiscri-|annull-|non|basta|cancell-',
    'newsletter qual-|quant-|che|cosa|elenco|a_che|dimmi sono|siamo|ho|ricevo|riceviamo|iscritt-|mie|arrivano|arriva !come|disiscri-|pubblic-|esist-|fate|annull-|non|basta|cancell-',
  ],
  address: [
    'nome_utente|username mio|mia|qual|quale|ricord- !dimentic-|cambi-|perso',
    'che|quale|qual email|e-mail|mail|indirizzo avete|usate|risult-|registrat- !vostr-|scriv-|cambi-|conferm-|arriv-',
    'nome_utente|username mio|qual|quale !dimentic-|cambi-',
    'con_che|con_quale|qual|quale|che email|e-mail|mail|indirizzo|nome|account|utente mia|mio|registrat-|iscritt-|sono|ho_usato|entrat- !conferm-|abbonament-|dispositiv-|cart-|collegat-|carta|iban|cambi-|arriv-|vostr-|scriv-',
    'mia_email|mia_mail|mia_e-mail giusta|corretta|avete|registrat-|qual|quale !conferm-|arriv-',
    'come_mi_chiamo',
  ],
  until: [
    'per_quanto|fra_quanto|tra_quanto|entro_quando abbonat-|scade|rinnovar-|abbonament-|termina !recess-|rispond-|arriv-|telefon-',
    'abbonament- vale|valido|valida ancora|fino|ho|mio !sconto|teatro|museo|offert-',
    'scad-|finisc-|finira|termin-|scadenza|dura|durera abbonament-|mio|mia|sottoscrizion-|nostro|sono|quando|digital|online !carta|codic-|password|cert-|offert-|promoz-|regal-|scaduto_come|riattiv-',
    'fino_a_quando|fino_a_che|fin_quando|fin_a_quando|quando_non_potro !telefon-|rispond-|recess-|reced-|chat|operator-|prova|passo|passare|chiam-|necrolog-|offert-|promoz-',
    'data_di_scadenza|quando_mi_scad-|giorni mi|mio|ho|abbonament-|restano|resta|rimangono !recess-|reced-|quando_rispond-|prova|carta|rispond-',
    'fino_a|fino_al|quanto_tempo|quanti_giorni|quanti_mesi|quanto_mi|quanto_resta|quanto_manca ancora|abbonat-|abbonament-|posso_leggere|rest-|manc-|riman-|leggo !prov-|telefon-|rispond-|passo|passare',
    'ho_ancora|sono_ancora|siamo_ancora abbonament-|abbonat-',
    'abbonament- attivo|valido|attiva|vigore|coperto|in_corso mio|ancora|nostro|ho !come|codic-|notific-|offert-',
  ],
  product: [
    'digital|online|plus ho|abbonat-|sono|abbiamo o_digital|o_online|o_a_digital|o_a_online|o_plus|oppure !conviene|scegli-|prend-|costa|differenz-|meglio',
    'quale_piano|che_piano|quale_formula|nome_del_mio|nome pago|sto_pagando|abbonament-|ho !cambi-|intest-',
    'che_abbonament- dispongo|possiedo|risult-',
    'che_abbonament-|quale_abbonament-|quali_abbonament-|qual_e_il_mio_abbonament-|tipo_di_abbonament-|che_piano|quale_piano|che_formula|quale_formula|che_pacchetto|quale_pacchetto|che_prodotto|cosa_ho_attiv-|cosa_ho_comprat-|cosa_ho_sottoscritt-|a_cosa_sono|che_tipo_di_abbonament-|il_mio_abbonament-_qual ho|abbiamo|mio|miei|attiv-|sono|nostro !conviene|scegli-|cambi-|prend-|consigli-|meglio|differenz-|regal-',
    'sono_abbonat-|sono_ancora_abbonat-|siamo_abbonat-|risulto_abbonat- !ma|online|passo|gia|perche',
    'cosa|che comprende|include|posso_leggere|incluso mio|abbonament- mio|nostro',
  ],
};

type Asked = { readonly fact: AccountFact; readonly reason: string };

const factIn = (words: readonly string[]): Asked | undefined => {
  const isGeneral = fits(words, general);
  for (const fact of accountFacts) {
    const reason = isGeneral && fact !== 'unpaid' && fact !== 'locked' ? undefined : fitting(words, facts[fact]);
    if (reason !== undefined) return { fact, reason };
  }
  return undefined;
};

/** The fact of their own account that the words ask for: the most specific that fits, with its table entry. */
export const factAsked = (words: readonly string[]): Asked | undefined =>
  fits(words, own) ? factIn(words) : undefined;

/** Most words of a question that leaves out whose account it means. */
const shortQuestion = 6;

/** The fact that a short question asks for in a talk about the reader's account: `con quale carta?` */
export const factInTalk = (words: readonly string[]): Asked | undefined =>
  words.length <= shortQuestion ? factIn(words) : undefined;
