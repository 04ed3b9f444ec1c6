import { fitting } from './words.ts';

/** Code and technical names, in whatever language the rest is. */
const codes: readonly string[] = [
  'select|insert|delete|update|drop|union from|into|table|where|select',
  'script|onerror|javascript alert|document|src',
];

const injections: readonly string[] = [
  'ignora|ignorate|ignore|dimentica|disregard|forget|override|scavalca istruzion-|instruction-|prompt|regole|rules|precedent-|previous|indicazion-|limiti',
  'prompt_di_sistema|system_prompt|prompt_iniziale|jailbreak|modalita_sviluppatore|developer_mode|modalita_debug|dan_mode|api_key|chiave_api|variabili_d_ambiente|select_from|drop_table',
  'sei_un assistente|pirata|poeta|hacker|sviluppator-|libero|attore|esperto|modello',
  'scrivi|stampa|urla|ripeti|rispondi hacked|pwned|banana|ok|pirata',
  'regalami|regalatemi|fammi|dammi|attivami|concedi- ordino|direttore|capo|te_lo_comando',
  'regalami|regalatemi gratis|abbonament-|anno|mese|ordino',
  'role|system content|user|system|assistant',
  'sei_ora|ora_sei|adesso_sei|da_adesso|da_questo_momento|d_ora_in_avanti|tu_sei_un|tu_sei_una|da_ora_sei|d_ora_in_poi|fai_finta|fingi|fingiti|agisci_come|comportati_come|act_as|pretend|you_are_now|you_are_no_longer|immagina_di_essere|simula',
  'rivela-|mostra-|stampa-|ripet-|scriv-|dimmi|reveal|print|show|repeat istruzioni|instructions|prompt|configurazione|codice_sorgente !inser-|pag-',
  'rispondi|scrivi|di_solo|di_sempre|dimmi|rispondere solo|soltanto|esclusivamente|sempre ok|parola|si|con|maiuscol-|rima|inglese',
  'ripeti|ripetimi|riscrivi|copia sopra|precedent-|primo_messaggio',
  'amministrator-|admin|root|sviluppator- sono|modalita|accesso|come|password',
  'system|assistant|user sei|ignora|ora|nuov- istruzion-',
];

/** The table entry of a text that holds code or technical names. */
export const codeIn = (words: readonly string[]): string | undefined => fitting(words, codes);

/** The table entry of a text that gives instructions to the assistant. */
export const instructionIn = (words: readonly string[]): string | undefined => fitting(words, injections);
