import type { Page } from 'playwright';
import { brandIdentities } from '../../src/rules/brand/brand.ts';
import { account, chat, never, press, type Screen, saveIncomplete, stand, write } from './screens.ts';

/** A screen, or a part of it, with a title. */
interface Pane {
  readonly title: string;
  readonly screen: Screen;
  /** Of the window. */
  readonly width: number;
  readonly height: number;
  /** Selector of the part. */
  readonly part?: string;
  /** In the dark scheme, whatever the sheet's. */
  readonly dark?: true;
}

/** Several panes in columns. */
export type Sheet = readonly (readonly Pane[])[];

const [low, tall] = [
  { width: 480, height: 684 },
  { width: 1280, height: 900 },
] as const;
const own = 'np-newsstand .newsstand';

const pane = (
  title: string,
  screen: Screen,
  part?: string,
  window: { width: number; height: number } = tall,
): Pane => ({
  title,
  screen,
  ...window,
  ...(part !== undefined && { part }),
});

const panel = 'np-assistance-chat dialog .sheet';
const stays = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Continua come anonimo' }).click();
};
const answered = async (page: Page): Promise<void> => {
  await write(page, 'Posso passare da Online a Digital?');
  await page.getByText('Ti abbiamo aiutato?').waitFor();
};
const unhelped = async (page: Page): Promise<void> => {
  await answered(page);
  await page.getByRole('button', { name: 'Non mi è stato utile' }).click();
};
const known = { reader: 'digital@example.it' } as const;

/** A Thursday. */
const [open, closed] = ['2025-11-20T09:42:00Z', '2025-11-20T21:10:00Z'] as const;

const chatPane = (title: string, screen: Screen): Pane => pane(title, screen, panel, { width: 1280, height: 684 });

const chatStates: Sheet = [
  [
    chatPane(
      '1 · Visitatore senza messaggi',
      chat(async () => {}),
    ),
    chatPane('4 · Passaggio all’operatore (in orario)', chat(unhelped, { ...known, now: open })),
  ],
  [
    chatPane(
      '2 · Anonimo, testo troppo corto',
      chat(async (page) => {
        await stays(page);
        await write(page, 'Costi');
      }),
    ),
    chatPane('5 · Fuori orario', chat(unhelped, { ...known, now: closed })),
  ],
  [
    chatPane('3 · Dopo la risposta', chat(answered)),
    chatPane(
      '6 · Errore di invio',
      chat(
        async (page) => {
          await write(page, 'Il pagamento del rinnovo non è andato a buon fine, come faccio?');
          await page.getByRole('button', { name: 'Riprova' }).waitFor();
          await page.getByRole('textbox').fill('Il pagamento del rinnovo non è andato a buon fine');
        },
        { ...known, arrange: (page) => page.route('**/api/site/chat', (route) => route.abort()) },
      ),
    ),
  ],
];

const refused = (address: string, status: number) => async (page: Page) => {
  await page.route(address, (route) => route.fulfill({ status, contentType: 'application/json', body: '{}' }));
};

/** The screen that a panel shows after an error while it was drawn. */
const breakPanel = async (page: Page): Promise<void> => {
  await page.evaluate(async () => {
    const { core } = await import(`http://cdn.localhost:${location.port}/np/np-core.js`);
    core.store.login.peek = () => {
      throw new Error('broken on purpose');
    };
    document.querySelector('main')?.replaceChildren(document.createElement('np-account-devices'));
  });
  await page.locator('np-account-devices [role=alert]').waitFor();
};

const goOffline = async (page: Page): Promise<void> => {
  await page.context().setOffline(true);
  await page.locator(`${own} .sections .story a`).first().click();
  await page.getByRole('button', { name: 'Riprova' }).waitFor();
};

const waitForReader = async (page: Page): Promise<void> => {
  await never(page, '**/api/user/short-info*');
  await page.goto(new URL('/rassegna', page.url()).href, { waitUntil: 'commit' });
};

const expire = async (page: Page): Promise<void> => {
  const cookies = await page.context().cookies();
  const { value: _, ...session } = cookies.find(({ name }) => name === 'np_session') ?? { value: '' };
  await page
    .context()
    .addCookies([{ name: 'np_session', domain: '.mg.localhost', path: '/', ...session, value: 'ended' }]);
  await page.goto(new URL('/user-devices', page.url()).href);
};

const errorStates: Sheet = [
  [
    pane(
      'Edicola · errore di rotta',
      stand('/articolo/2', { arrange: refused('**/api/edicola/articolo?*', 405) }),
      `${own} .message`,
      low,
    ),
    pane(
      'Caricamento informazioni utente',
      stand('/', { ...known, act: waitForReader, waits: `${own} .message [role=status]` }),
      `${own} .message`,
      low,
    ),
  ],
  [
    pane('Area personale · errore', account('/dashboard', { act: breakPanel }), 'np-account-devices', low),
    pane('Accesso dopo sessione scaduta', account('/dashboard', { act: expire }), 'np-account-login', low),
  ],
  [
    pane('Offline', stand('/', { act: goOffline }), `${own} .message`, low),
    pane(
      'Elenco vuoto',
      account('/user/subscriptions', { reader: 'lettore@example.it' }),
      'np-account-subscriptions',
      low,
    ),
  ],
];

/** Header in both schemes and front page of a brand. */
const brandPanes = (sigla: string): readonly Pane[] => {
  const home = stand('/', { brand: sigla.toLowerCase() });
  const header = pane(sigla, home, 'np-header', { width: 720, height: 700 });
  return [
    header,
    { ...header, title: 'Scuro', dark: true },
    pane('Copertina', home, `${own} .cover img`, { width: 700, height: 900 }),
  ];
};
const brandColumn = (from: number): readonly Pane[] =>
  brandIdentities.filter((_, at) => at % 2 === from).flatMap(({ sigla }) => brandPanes(sigla));

const typeTown = async (page: Page): Promise<void> => {
  await page.getByRole('combobox', { name: 'Luogo di nascita' }).fill('Mar');
  await page.locator('np-account-profile .list [role=option]').first().waitFor();
};
const askDevice = press(/^Disconnetti (?!gli)/);
const fillRegistration = async (page: Page): Promise<void> => {
  await page.getByLabel('Password', { exact: true }).fill('Gaviano');
  await page.getByRole('button', { name: 'Registrati' }).click();
};
const seatMenu = async (page: Page): Promise<void> => {
  await page
    .getByRole('button', { name: /^Altre azioni/ })
    .first()
    .click();
};
const seats = account('/user/subscriptions', { reader: 'titolare@example.it' });

const controls: Sheet = [
  [
    pane('Pulsanti', account('/user/newsletter/'), '.newsletter', tall),
    pane('Pulsanti della finestra', account('/user-devices', { act: askDevice }), 'dialog', tall),
    pane('Link e testo', account('/dashboard'), 'np-account-dashboard .panel-card >> nth=1', tall),
    pane('Campi', account('/user/profile', { act: saveIncomplete }), '#profilo', { width: 900, height: 900 }),
    pane('Elenco con ricerca', account('/user/profile', { act: typeTown }), '.field:has([role=combobox])', tall),
  ],
  [
    pane('Scelte', account('/registrazione', { reader: undefined, act: fillRegistration }), 'form.registration', {
      width: 640,
      height: 900,
    }),
    pane('Interruttore', account('/user/profile/topics/manage'), '.push', tall),
    pane('Avvisi', account('/dashboard'), 'np-notices', tall),
    pane('Stati degli utenti collegati', seats, '.seats', tall),
    pane('Etichette e contatori', account('/dashboard'), 'np-account-nav', tall),
    pane('Filtri', stand('/ricerca?q=tram&periodo=30'), '.filters', tall),
  ],
];

const openText = press('Testo');
const copyLink = async (page: Page): Promise<void> => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copia link' }).click();
  await page.locator('.toast').first().waitFor();
};
const article = stand('/articolo/2', known);
const asked = stand('/chatbot', {
  reader: 'redazione@staff.example.it',
  act: async (page) => {
    await write(page, 'A che ora passa l’ultimo tram dalla stazione?');
    await page.locator('.answer.whole').waitFor();
  },
});
const paper = stand('/', { ...known, act: async (page) => page.getByText('Sfoglia il giornale').first().click() });

const pieces: Sheet = [
  [
    pane('Schede', seats, '.shelf-head', tall),
    pane('Segmenti', stand('/chatbot', { reader: 'redazione@staff.example.it' }), '.kinds', tall),
    pane('Pagine ed elenchi', stand('/ricerca?q=tram'), '.more', tall),
    pane('Menu', { ...seats, act: seatMenu }, '[role=menu]', tall),
    pane('Finestra', account('/user-devices', { act: askDevice }), 'dialog', tall),
    pane('Messaggio breve', { ...article, act: copyLink }, '.toast', tall),
    pane('Vuoto', stand('/ricerca?q=zzzz'), '.search-main', tall),
  ],
  [
    pane('Barra di lettura', { ...article, act: openText }, '.text-settings', tall),
    pane('Pagine del giornale', paper, '.thumbs', tall),
    pane('Chat', chat(answered), panel, tall),
    pane('Suggerimento', stand('/chatbot', { reader: 'redazione@staff.example.it' }), '.welcome ul', tall),
    pane('Citazione', asked, '.answer.whole', tall),
    pane('Articolo collegato', asked, '.read-also', tall),
    pane('Persona', stand('/', { ...known, act: press(/^Area personale di/) }), 'np-header nav .card', tall),
  ],
];

/** The sheets of parts, by the name that a picture of them begins with. */
export const sheets: Readonly<Record<string, Sheet>> = {
  '16b-assistenza-stati': chatStates,
  '20b-stati-di-errore': errorStates,
  '22-testate': [brandColumn(0), brandColumn(1)],
  '24a-componenti': controls,
  '24b-componenti': pieces,
};
