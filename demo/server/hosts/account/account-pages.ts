import { html } from 'hono/html';
import { signInUrl } from '../../../../src/rules/brand/links.ts';
import { type AccountFrame, accountDocument, alonePage, besideOffer } from '../../../pages/account/frame.ts';
import { openPage, type PanelTitle, panelPage } from '../../../pages/account/panel.ts';
import { elementsScript } from '../../../pages/elements.ts';
import type { Html } from '../../../pages/html.ts';
import { type Reader, readerIn } from '../../domain/session/reader.ts';
import { type App, notFound } from '../../http/base-app.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { cookieSessionOf } from '../../http/session/reader.ts';
import { devicesFor } from '../../routes/account/devices.ts';
import { firstView, placeOf } from '../first-view.ts';
import { coversOf } from './covers.ts';
import { accountFrame } from './frame.ts';

/** The reader of a page, and their browser. */
export interface PageReader extends Reader {
  readonly deviceId: string;
}

/** Builds the content of an account page for its reader. */
export type Content = (reader: PageReader, services: Services, c: AppContext) => Html | Promise<Html>;

/** What a page for signed-in readers shows. */
export interface PanelContent {
  readonly title: string | ((reader: Reader) => PanelTitle);
  /** The tag whose first view the content has. */
  readonly first?: AccountFrame['first'];
  readonly content: Content;
}

/** The reader by the cookie, or the way to the sign-in and back. */
const pageReader = async (c: AppContext, services: Services): Promise<PageReader | Response> => {
  c.header('cache-control', 'no-store');
  const session = await cookieSessionOf(c, services);
  const { origin, href } = c.get('url');
  if (typeof session === 'string') return c.redirect(signInUrl(origin, href));
  return { ...readerIn(session), deviceId: session.device_id };
};

const frameWith = async (c: AppContext, services: Services, first: AccountFrame['first']): Promise<AccountFrame> => ({
  ...(await accountFrame(c, services)),
  ...(first && { first }),
});

/** Adds a page for signed-in readers; others are redirected to the sign-in and back. */
export const addPanel = (
  app: App,
  services: Services,
  paths: readonly string[],
  { title, first, content }: PanelContent,
): void => {
  const show = async (c: AppContext): Promise<Response> => {
    const reader = await pageReader(c, services);
    if (reader instanceof Response) return reader;
    const frame = await frameWith(c, services, first);
    const name = typeof title === 'string' ? { title } : title(reader);
    return c.html(panelPage(frame, paths[0] ?? '/', name, await content(reader, services, c)));
  };
  for (const path of paths) app.get(path, show);
};

/** Tags with a message for browsers without script. */
export const withoutScript = (tags: Html): Html =>
  html`${tags}<noscript><p class="lead">Per gestire i tuoi dati serve JavaScript.</p></noscript>`;

/** Content drawn by elements alone. */
const drawn =
  (tags: Html): Content =>
  () =>
    withoutScript(tags);

/** What a page with one step shows. */
export interface StepContent extends Omit<PanelContent, 'title'> {
  readonly title: string;
  /** Text of the link to the dashboard. */
  readonly out: string;
}

/** Adds a page with one step for signed-in readers and a link to the dashboard. */
export const addStep = (app: App, services: Services, path: string, step: StepContent): void => {
  const { title, out, first, content } = step;
  app.get(path, async (c) => {
    const reader = await pageReader(c, services);
    if (reader instanceof Response) return reader;
    const frame = await frameWith(c, services, first);
    return c.html(alonePage(frame, title, await content(reader, services, c), { href: '/dashboard', text: out }));
  });
};

interface FormPage {
  readonly title: string;
  /** The tag of its element. */
  readonly first: NonNullable<AccountFrame['first']>;
  readonly form: (c: AppContext) => Promise<Html>;
}

/** Adds a page with one form, open to visitors. The element has its own title. */
const addFormPage = (app: App, services: Services, path: string, { title, first, form }: FormPage): void => {
  app.get(path, async (c) => {
    const frame = { ...(await accountFrame(c, services)), first };
    const work = html`${await form(c)}
<noscript><p class="lead">Per questa pagina serve JavaScript.</p></noscript>
${elementsScript(frame)}`;
    return c.html(accountDocument(frame, title, besideOffer(work, await coversOf(c, services))));
  });
};

const devices: Content = async (reader, services, c) => {
  const answer = await devicesFor(services, reader);
  const now = new Date(services.now());
  const view = await firstView(services.dist, (views) => views.devices(placeOf(c), answer, now));
  return withoutScript(html`<np-account-devices>${view}</np-account-devices>`);
};

/** The account pages about the reader. Subscriptions, newsletters and help: subscription-pages.ts. */
export const addAccountPages = (app: App, services: Services): void => {
  app.get('/', (c) => c.redirect('/dashboard'));
  app.get('/logout', (c) => c.redirect(`/sso/request-logout${c.get('url').search}`));
  addPanel(app, services, ['/dashboard'], {
    title: ({ name }) => ({ title: `Ciao ${name}`, lead: 'Qui gestisci abbonamenti, dati e preferenze.' }),
    content: drawn(html`<np-account-dashboard></np-account-dashboard>`),
  });
  addPanel(app, services, ['/user/profile', '/user-profile'], {
    title: 'Profilo',
    content: drawn(html`<np-account-profile></np-account-profile>
<div id="dati"><np-account-privacy></np-account-privacy></div>`),
  });
  addPanel(app, services, ['/user-devices'], {
    title: 'Browser e dispositivi',
    first: 'np-account-devices',
    content: devices,
  });
  addPanel(app, services, ['/user-profile-edit-password'], {
    title: 'Password',
    content: drawn(html`<np-account-password></np-account-password>`),
  });
  addFormPage(app, services, '/registrazione', {
    title: 'Crea il tuo account',
    first: 'np-account-registration',
    form: async (c) =>
      html`<np-account-registration>${
        c.req.query('verify_code') ? '' : await firstView(services.dist, (views) => views.registration(placeOf(c)))
      }</np-account-registration>`,
  });
  addFormPage(app, services, '/password-dimenticata', {
    title: 'Password dimenticata',
    first: 'np-account-password',
    form: async (c) =>
      html`<np-account-password mode="reset">${
        c.req.query('code') ? '' : await firstView(services.dist, (views) => views.forgotten())
      }</np-account-password>`,
  });
  addFormPage(app, services, '/non-sono-stato-io', {
    title: 'Metti al sicuro il tuo account',
    first: 'np-account-password',
    form: async () => html`<np-account-password mode="not-me"></np-account-password>`,
  });
};

/** The not-found page with a link home. Calls get JSON. */
export const addNotFound = (app: App, services: Services): void => {
  app.notFound(async (c) => {
    if (c.req.method !== 'GET' || c.req.path.startsWith('/api/')) return notFound(c);
    c.header('cache-control', 'no-store');
    const title = {
      title: 'Pagina non trovata',
      lead: 'L’indirizzo può essere cambiato. Riparti dalla tua area personale.',
    };
    const way = html`<p><a class="button" href="/">Torna alla home</a></p>`;
    return c.html(openPage(await accountFrame(c, services), c.req.path, title, way), 404);
  });
};
