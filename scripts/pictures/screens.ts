import type { Page } from 'playwright';

/** A reader of the demo world; visitors have none. */
type Reader =
  | `${'lettore' | 'digital' | 'titolare' | 'azienda' | 'nuovo'}@example.it`
  | 'redazione@staff.example.it'
  | undefined;

type Act = (page: Page) => Promise<unknown>;

/** A screen of the demo world. */
export interface Screen {
  /** Subdomain of the brand: none is the newsstand. */
  readonly host: 'www' | 'account' | '';
  /** None is the console. */
  readonly brand: string;
  readonly path: string;
  readonly reader?: Reader;
  /** The time of the page; the server's is the real one. */
  readonly now?: string;
  /** What is unlike every day, such as an answer that fails. */
  readonly arrange?: Act;
  /** What the reader does before the picture. */
  readonly act?: Act;
  /** Selector of what the picture waits for while the page still loads. */
  readonly waits?: string;
}

export const stand = (path: string, more: Partial<Screen> = {}): Screen => ({ host: '', brand: 'mg', path, ...more });
export const account = (path: string, more: Partial<Screen> = {}): Screen => ({
  host: 'account',
  brand: 'mg',
  path,
  reader: 'digital@example.it',
  ...more,
});

/** The first story of the home that is for subscribers. */
const followReserved = async (page: Page): Promise<void> => {
  const id = await page.evaluate(async () => {
    const { data } = await (await fetch('/api/edicola/home')).json();
    const stories = [...data.highlights, ...data.sections.flatMap((one: { articles: unknown[] }) => one.articles)];
    return stories.find(({ access }) => access === 'subscriber')?.id;
  });
  await page.locator(`np-newsstand .newsstand a[href^="/articolo/${id}/"]`).first().click();
  await page.locator('np-newsstand .newsstand .prose').first().waitFor();
};

const showLock = async (page: Page): Promise<void> => {
  await followReserved(page);
  await page.locator('.locked-block').evaluate((block) => block.scrollIntoView({ block: 'end' }));
};

const openStory = async (page: Page): Promise<void> => {
  const link = page.locator('a[href^="/articolo/"]').first();
  await page.goto(new URL((await link.getAttribute('href')) ?? '/', page.url()).href);
};

const openChat = async (page: Page): Promise<void> => {
  await openStory(page);
  await page.getByRole('button', { name: 'Apri l’assistenza' }).click();
};

export const write = async (page: Page, text: string): Promise<void> => {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
};

const talk = async (page: Page): Promise<void> => {
  await openChat(page);
  await write(page, 'Come disattivo il rinnovo automatico?');
  await page.getByText('Ti abbiamo aiutato?').waitFor();
};

const askChatbot =
  (question: string) =>
  async (page: Page): Promise<void> => {
    await page.locator('.chatbot textarea').fill(question);
    await page.keyboard.press('Enter');
    await page.locator('.answer.whole').waitFor();
  };

/** Opens the paper and one of the stories of its first page. */
const browse = async (page: Page): Promise<void> => {
  await page.getByText('Sfoglia il giornale').first().click();
  await page.locator('.zone').first().click();
};

export const press =
  (name: string | RegExp) =>
  async (page: Page): Promise<void> =>
    page.getByRole('button', { name }).first().click();

const inviteOneself = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail della persona da invitare').fill('titolare@example.it');
  await page.getByRole('button', { name: 'Invia invito' }).click();
  await page.getByText('Non puoi invitare te stesso').waitFor();
};

export const saveIncomplete = async (page: Page): Promise<void> => {
  await page.getByLabel('Cognome').fill('');
  await page.getByLabel('Codice fiscale').fill('FRRGLI');
  await page.getByRole('button', { name: 'Salva' }).first().click();
  await page.getByText('Richiesto').first().waitFor();
};

const checkFirst = (count: number) => async (page: Page) => {
  const boxes = page.getByRole('checkbox');
  await boxes.first().waitFor();
  for (let at = 0; at < count; at += 1) await boxes.nth(at).check({ force: true });
};

const chooseStories = async (page: Page): Promise<void> => {
  const boxes = page.getByRole('checkbox', { name: /^Seleziona (?!tutti)/ });
  await boxes.first().waitFor();
  for (const at of [0, 1, 3, 6]) await boxes.nth(at).check({ force: true });
};

const openAnswer = async (page: Page): Promise<void> => page.locator('np-account-faq h3 button').first().click();

const mistypePassword = async (page: Page): Promise<void> => {
  await page.getByLabel('E-mail o nome utente').fill('giulia.ferrante@example.com');
  await page.getByLabel('Password', { exact: true }).fill('sbagliata');
  await page.getByRole('button', { name: 'Accedi', exact: true }).click();
  await page.getByRole('alert').waitFor();
};

/** Calls that are never answered. */
export const never = async (page: Page, address: string): Promise<void> => {
  await page.route(address, () => new Promise(() => {}));
};

/** The password of La Lettera del Golfo in the console's page of the gate: its SHA-256. */
const gateDigest = 'c15b2349d9f4c7cb10898a34cbeeb9569c688cee8424fa145c1dbdf9a1ab5b05';

/** The console shows its first three faults as switched on; nothing fails. */
const withFaults: Act = (page) =>
  page.addInitScript(() => {
    const { json } = Response.prototype;
    Response.prototype.json = async function () {
      const answer = await json.call(this);
      for (const fault of answer.data?.faults?.slice(0, 3) ?? []) fault.active = true;
      return answer;
    };
  });

/** The console once its preview is there, as Giulia sees it. */
const previewed = async (page: Page): Promise<void> => {
  await page.getByRole('radio', { name: /Giulia F\./ }).check({ force: true });
  await page.getByRole('link', { name: 'Apri l’edicola con questo accesso' }).waitFor({ state: 'attached' });
};

const staff = { reader: 'redazione@staff.example.it' } as const;
/** The chat over a story of a brand's site. */
export const chat = (act: Act, more: Partial<Screen> = {}): Screen => ({
  host: 'www',
  brand: 'gz',
  path: '/',
  act: async (page) => {
    await openChat(page);
    await act(page);
  },
  ...more,
});
const chatOverArticle: Screen = { host: 'www', brand: 'gz', path: '/', act: talk };

/** The screens, by the name that a picture of them begins with. */
export const screens: Readonly<Record<string, Screen>> = {
  '01-home': stand('/'),
  '02-sezione': stand('/sezione/cronaca'),
  '02b-sezioni': stand('/sezioni'),
  '02c-speciali': stand('/speciali'),
  '03-articolo': stand('/', { reader: 'digital@example.it', act: followReserved }),
  '03b-articolo-abbonamento': stand('/', { act: followReserved }),
  '04-sfogliatore': stand('/', { reader: 'digital@example.it', act: browse }),
  '05-ricerca': stand('/ricerca?q=tram&periodo=30'),
  '06-menu': stand('/', { reader: 'digital@example.it', act: press('Menu') }),
  '06-pannello-utente': stand('/', { reader: 'digital@example.it', act: press(/^Area personale di/) }),
  '07-dashboard': account('/dashboard'),
  '08-abbonamenti': account('/user/subscriptions', { reader: 'titolare@example.it', act: inviteOneself }),
  '09-profilo': account('/user/profile', { reader: 'azienda@example.it', act: saveIncomplete }),
  '10-dispositivi': account('/user-devices', { act: press(/^Disconnetti (?!gli)/) }),
  '11-interessi': account('/user/profile/topics/manage'),
  '12-newsletter': account('/user/newsletter/'),
  '13-contatti': account('/contact', { reader: undefined }),
  '13b-faq': account('/faq', { act: openAnswer }),
  '14-accesso': account('/sso/request-login', { reader: undefined, act: mistypePassword }),
  '14b-registrazione': account('/registrazione', { reader: undefined }),
  '15-onboarding': account('/user-onboarding', { reader: 'nuovo@example.it', act: checkFirst(4) }),
  '15b-offerta-riservata': account('/user-onboarding-upselling'),
  '16-assistenza': chatOverArticle,
  '16c-assistenza-pulsante': { ...chatOverArticle, act: openStory },
  '17-chatbot': stand('/chatbot', { ...staff, act: askChatbot('A che ora passa l’ultimo tram dalla stazione?') }),
  '17b-chatbot-vuoto': stand('/chatbot', staff),
  '17c-chatbot-senza-accesso': stand('/chatbot', { reader: 'digital@example.it' }),
  '18-rassegna': stand('/rassegna', { reader: 'azienda@example.it', act: chooseStories }),
  '19-accesso-riservato': stand(`/prova/elemento/np-password-gate?scheme=auto&digest=${gateDigest}`, {
    brand: 'lg',
    act: async (page) => {
      await page.getByLabel('Password').fill('sbagliata');
      await page.getByRole('button', { name: 'Conferma' }).click();
      await page.getByRole('alert').waitFor();
      await page.getByLabel('Password').fill('segret');
    },
  }),
  '20-non-trovato': stand('/non-esiste'),
  '21-console-prova': { host: '', brand: '', path: '/', arrange: withFaults, act: previewed },
  '25-caricamento': stand('/', {
    waits: '.newsstand .skeleton',
    act: async (page) => {
      await never(page, '**/api/edicola/articolo?*');
      await page.locator('np-newsstand .lead a').click();
    },
  }),
};

/** A picture of the documentation. */
interface DocsPicture {
  readonly screen: Screen;
  readonly width: number;
  readonly height: number;
  readonly dark?: true;
}

const gz = (screen: Screen | undefined): Screen => ({ host: '', path: '/', ...screen, brand: 'gz' });
const wide = { width: 1280, height: 800 } as const;
const small = { width: 800, height: 460 } as const;
/** A page of the console's list `/prove`. */
const proof = (name: string, act?: Act): Screen => ({
  host: 'www',
  brand: 'gz',
  path: `/prova/pagina/${name}`,
  ...(act && { act }),
});

/** A page whose options ask for English, with these elements. */
const inEnglish = ['header', 'account-subscriptions', 'footer'].map((name) => `tag=np-${name}`).join('&');
const speakEnglish: Act = (page) => page.addInitScript(() => Reflect.set(window, 'np', { config: { language: 'en' } }));

/** The pictures of docs/pictures/, by file. */
export const docsPictures: Readonly<Record<string, DocsPicture>> = {
  'newsstand-light.jpg': { screen: stand('/'), ...wide },
  'newsstand-dark.jpg': { screen: stand('/'), ...wide, dark: true },
  'account-light.jpg': { screen: account('/dashboard'), ...wide },
  'account-dark.jpg': { screen: account('/dashboard'), ...wide, dark: true },
  'chat-light.jpg': { screen: chatOverArticle, ...wide },
  'chat-dark.jpg': { screen: chatOverArticle, ...wide, dark: true },
  'edicola.webp': { screen: { ...gz(screens['01-home']), reader: 'digital@example.it' }, width: 1280, height: 860 },
  'area-personale.webp': { screen: gz(screens['07-dashboard']), width: 1280, height: 860 },
  'articolo-riservato.webp': {
    screen: { ...gz(screens['03b-articolo-abbonamento']), act: showLock },
    width: 390,
    height: 780,
  },
  'assistenza.webp': { screen: chatOverArticle, width: 390, height: 780 },
  'chatbot.webp': {
    screen: { ...gz(screens['17-chatbot']), act: askChatbot('Quanti sensori hanno messo sul ponte dei Cordai?') },
    width: 1280,
    height: 860,
  },
  'rassegna.webp': { screen: gz(screens['18-rassegna']), width: 1280, height: 800 },
  'rinnovo.webp': {
    screen: { ...gz(account('/user/subscriptions')), act: press(/^Disattiva il rinnovo/) },
    width: 1280,
    height: 760,
  },
  'inglese.webp': {
    screen: gz(account(`/prova/pagina/pulita?${inEnglish}`, { arrange: speakEnglish })),
    width: 1000,
    height: 660,
  },
  // docs/start/own-brand.md makes it.
  'settima-testata.webp': { screen: stand('/', { brand: 'vl', waits: 'np-newsstand' }), width: 1280, height: 860 },
  'pagina-semplice.webp': { screen: proof('pulita'), ...small },
  ...Object.fromEntries(
    ['iubenda', 'didomi', 'onetrust', 'cookiebot'].map((manager) => [
      `consensi-${manager}.webp`,
      { screen: proof(`consensi-${manager}`, press('Rifiuta')), ...small },
    ]),
  ),
  'sfogliatore.webp': { screen: gz(screens['04-sfogliatore']), width: 1280, height: 860 },
};
