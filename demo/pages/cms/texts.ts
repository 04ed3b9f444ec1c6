import { html } from 'hono/html';
import type { Html } from '../html.ts';
import type { Frame } from './page.ts';

/** A page of running text; a paragraph that begins with '## ' is a heading. */
export interface TextPage {
  readonly title: string;
  readonly paragraphs: readonly (string | Html)[];
}

const list = (items: readonly string[]): Html => html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;

const contact = ({ account }: Frame): Html =>
  html`<p><a href="${account}/contact">Scrivi al servizio clienti</a>: rispondiamo entro due giorni lavorativi.</p>`;

const weather = (): TextPage => ({
  title: 'Meteo',
  paragraphs: [
    'Il bollettino della redazione esce ogni giorno alle 7 e alle 19, con le previsioni per la città e per la provincia.',
    'Allerte e strade chiuse sono annunciate nella barra in alto, appena la Protezione civile le conferma.',
  ],
});

const privacy = (frame: Frame): TextPage => ({
  title: 'Privacy',
  paragraphs: [
    `Titolare del trattamento è ${frame.brand.copy}. I dati di chi legge servono a fornire il servizio richiesto e non sono venduti a nessuno.`,
    '## Quali dati e perché',
    list([
      'I dati del profilo, per l’abbonamento e per le fatture: il contratto e la legge lo richiedono.',
      'Gli accessi e i dispositivi, per proteggere l’account.',
      'Gli interessi e le newsletter scelte, finché restano scelte.',
      'Statistiche e offerte personali, solo con il consenso.',
    ]),
    '## Per quanto tempo',
    'I dati del contratto restano per dieci anni, gli altri finché esiste l’account. Le domande fatte alla chat di assistenza non sono conservate sul server.',
    '## I tuoi diritti',
    html`<p>Per vedere, correggere, esportare o cancellare i tuoi dati entra nell’<a href="${frame.account}/user/profile">Area personale</a>, sezione Profilo.</p>`,
    contact(frame),
  ],
});

const cookies = (frame: Frame): TextPage => ({
  title: 'Cookie',
  paragraphs: [
    'Il sito usa i cookie necessari al suo funzionamento. Gli altri strumenti partono solo dopo il consenso, che si può cambiare quando si vuole da «Preferenze privacy e cookie», in fondo alle pagine dell’edicola.',
    '## Cookie necessari',
    list([
      'np_session: tiene aperto l’accesso.',
      'XSRF-TOKEN: impedisce ad altri siti di agire al posto tuo.',
      'np_device: riconosce il dispositivo da cui hai già fatto l’accesso.',
      'np_ended: per un minuto, ricorda alla pagina di accesso che la sessione è scaduta.',
      '_iub_cs: ricorda le scelte sui consensi.',
    ]),
    '## Memoria del browser',
    list([
      'user e userPayload: chi ha fatto l’accesso, finché non esce.',
      'notices: gli avvisi già mostrati.',
      'cw_msg e np_msg_writer: i messaggi della chat di assistenza, su questo dispositivo, e un segno di chi li ha scritti dopo l’accesso.',
      'np_gate: se una pagina riservata è stata aperta.',
    ]),
    '## Con il consenso',
    'Funzionalità, esperienza, misurazione e marketing sono quattro finalità separate: ognuna si accetta o si rifiuta per conto suo.',
    contact(frame),
  ],
});

const terms = (frame: Frame): TextPage => ({
  title: 'Condizioni',
  paragraphs: [
    `Testi e immagini ${frame.brand.ofName} sono riservati, salvo quelli che indicano una licenza aperta.`,
    '## Abbonamenti',
    'Gli abbonamenti si rinnovano alla scadenza, salvo disdetta dall’Area personale. Prima del rinnovo mandiamo un avviso con il prezzo e la data.',
    'Chi compra a distanza può recedere entro quattordici giorni, dalla pagina Abbonamenti, senza dare motivi.',
    html`<p>Prezzi e durate sono nella <a href="${frame.shop}/vetrina">vetrina delle offerte</a>.</p>`,
    contact(frame),
  ],
});

const accessibility = (frame: Frame): TextPage => ({
  title: 'Dichiarazione di accessibilità',
  paragraphs: [
    `${frame.brand.copy} vuole che ${frame.brand.name} si possa leggere e usare senza barriere, come chiedono la direttiva (UE) 2019/882, il decreto legislativo 82/2022 e la legge 4/2004.`,
    '## Stato di conformità',
    'Il sito, l’edicola e l’area personale sono parzialmente conformi alla norma UNI CEI EN 301549, che riprende le WCAG 2.2 di livello AA, per i motivi elencati sotto.',
    '## Contenuti non ancora accessibili',
    list([
      'Le pagine del giornale stampato sono immagini: di ogni articolo c’è il testo, non dei riquadri pubblicitari.',
      'Le tavole del romanzo d’appendice hanno una didascalia, non una descrizione completa.',
      'I PDF della rassegna stampa hanno segnalibri e lingua, non tutte le tabelle hanno le intestazioni.',
    ]),
    '## Come è stata preparata',
    'La dichiarazione viene da prove automatiche e manuali con tastiera, ingrandimento del testo e lettori di schermo. È rivista ogni anno e a ogni cambiamento importante.',
    '## Segnalazioni',
    'Se trovi un ostacolo, o ti serve un contenuto in un’altra forma, faccelo sapere: indica la pagina e che cosa stavi facendo.',
    contact(frame),
    '## Procedura di attuazione',
    'Se la risposta manca o non basta, puoi rivolgerti al Difensore civico per il digitale, tramite l’Agenzia per l’Italia digitale.',
  ],
});

const chatbot = (frame: Frame): TextPage => ({
  title: 'Informativa sui chatbot',
  paragraphs: [
    'Su queste pagine rispondono due assistenti automatici: la chat di assistenza, per abbonamenti e servizi, e il chatbot degli articoli, per chi ne ha accesso. Nessuno dei due è una persona.',
    '## Che cosa succede ai messaggi',
    'La chat di assistenza riceve il messaggio, i precedenti della stessa conversazione e l’indirizzo della pagina, risponde e non conserva nulla sul server. I messaggi restano nella memoria del tuo browser finché non inizi una nuova chat.',
    'Il chatbot degli articoli conserva le conversazioni nell’account, per ritrovarle: puoi cancellarle una per una o tutte insieme.',
    '## Quanto fidarsi',
    'Le risposte vengono dalle domande frequenti e dagli articoli del giornale. Gli assistenti possono sbagliare: verifica sempre sugli articoli, e per le questioni del tuo abbonamento chiedi a un operatore.',
    'Non scrivere dati di pagamento, password o dati sulla salute.',
    contact(frame),
  ],
});

const about = (frame: Frame): TextPage => ({
  title: 'Chi siamo',
  paragraphs: [
    `${frame.brand.name} è un quotidiano di ${frame.site.town}: esce ogni giorno su carta e nell’edicola digitale.`,
    `Lo pubblica ${frame.brand.copy}.`,
    contact(frame),
  ],
});

const newsroom = (frame: Frame): TextPage => ({
  title: 'La redazione',
  paragraphs: [
    `La redazione ${frame.brand.ofName} lavora ogni giorno dalle 9 a mezzanotte, quando si chiude il giornale.`,
    'Per segnalare una notizia o un errore scrivi al servizio clienti: il messaggio arriva a chi è di turno.',
    contact(frame),
  ],
});

const cooperative = (frame: Frame): TextPage => ({
  title: 'La cooperativa',
  paragraphs: [
    `${frame.brand.copy} è di chi scrive e stampa il giornale: ogni socio ha un voto.`,
    'Il bilancio è approvato ogni anno dall’assemblea dei soci.',
    contact(frame),
  ],
});

const obituaries = (frame: Frame): TextPage => ({
  title: 'Necrologie',
  paragraphs: [
    'Un necrologio o un ringraziamento esce il giorno dopo, su carta e nell’edicola digitale, se arriva entro le 18.',
    contact(frame),
  ],
});

const imprint = (frame: Frame): TextPage => ({
  title: 'Gerenza',
  paragraphs: [`${frame.brand.name} è pubblicato da ${frame.brand.copy}.`, contact(frame)],
});

const jobs = (frame: Frame): TextPage => ({
  title: 'Lavora con noi',
  paragraphs: [
    `${frame.brand.copy} cerca collaboratori dal territorio. Racconta chi sei e che cosa vorresti scrivere.`,
    contact(frame),
  ],
});

/** The text pages of every site, by path. */
export const textPages: Readonly<Record<string, (frame: Frame) => TextPage>> = {
  meteo: weather,
  'chi-siamo': about,
  'la-redazione': newsroom,
  'la-cooperativa': cooperative,
  necrologie: obituaries,
  gerenza: imprint,
  'lavora-con-noi': jobs,
  privacy,
  cookie: cookies,
  condizioni: terms,
  accessibilita: accessibility,
  'informativa-chatbot': chatbot,
};
