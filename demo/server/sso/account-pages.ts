import { html } from 'hono/html';
import { longDate } from '../../../src/rules/dates.ts';
import { signInUrl } from '../../../src/rules/links.ts';
import { accountDocument, besideOffer } from '../../pages/account/frame.ts';
import { facts, panelPage } from '../../pages/account/panel.ts';
import type { Html } from '../../pages/html.ts';
import { readProfile } from '../account/profile.ts';
import type { App } from '../http/base-app.ts';
import type { AppContext } from '../http/env.ts';
import type { Services } from '../services.ts';
import { liveDevices } from '../session/devices.ts';
import { cookieSessionOf, type Reader, readerIn } from '../session/reader.ts';
import { deviceLabel } from '../session/user-agent.ts';
import { accountFrame } from './frame.ts';

/** What a page of the account area shows to its reader. */
export type Content = (reader: Reader, services: Services) => Html | Promise<Html>;

/** A page for who is signed in; anybody else signs in first and comes back. */
export const addPanel = (
  app: App,
  services: Services,
  paths: readonly string[],
  title: string,
  content: Content,
): void => {
  const show = async (c: AppContext): Promise<Response> => {
    const session = await cookieSessionOf(c, services);
    c.header('cache-control', 'no-store');
    const { origin, href } = c.get('url');
    if (typeof session === 'string') return c.redirect(signInUrl(origin, href));
    const frame = await accountFrame(c, services.now());
    return c.html(panelPage(frame, paths[0] ?? '/', title, await content(readerIn(session), services)));
  };
  for (const path of paths) app.get(path, show);
};

/** A page for everybody: one sentence on what is done here. */
export const addOpenPage = (app: App, services: Services, path: string, title: string, text: string): void => {
  app.get(path, async (c) => {
    const work = html`<h1>${title}</h1><p class="lead">${text}</p><p><a href="/sso/request-login">Accedi</a></p>`;
    return c.html(accountDocument(await accountFrame(c, services.now()), title, besideOffer(work)));
  });
};

const dashboard: Content = ({ name }) =>
  html`<p class="lead">Ciao ${name}. Qui gestisci abbonamenti, dati e preferenze.</p>`;

const profile: Content = async ({ accountId }, { db }) => {
  const { fields, email } = await readProfile(db, accountId);
  const { name, surname, fiscal_code, birthday, place_of_birth, phone, address, city } = fields;
  return html`${facts([
    ['Nome', name],
    ['Cognome', surname],
    ['Codice fiscale', fiscal_code],
    ['E-mail', email],
    ['Data di nascita', birthday === '' ? '' : longDate(new Date(`${birthday}T12:00:00Z`))],
    ['Luogo di nascita', place_of_birth],
    ['Telefono', phone],
    ['Indirizzo', address],
    ['Città', city],
  ])}<p><a href="/user-profile-edit-password">Cambia la password</a></p>`;
};

const devices: Content = async ({ accountId }, { db, now }) => {
  const rows = await liveDevices(db, accountId, now());
  return html`<p class="lead">Ogni accesso resta attivo finché non lo disconnetti.</p>${facts(
    rows.map((device) => [deviceLabel(device), [device.city, longDate(device.last_seen)].filter(Boolean).join(' · ')]),
  )}`;
};

/** The account area's pages about the reader; those of subscriptions, newsletters and help are elsewhere. */
export const addAccountPages = (app: App, services: Services): void => {
  app.get('/', (c) => c.redirect('/dashboard'));
  app.get('/logout', (c) => c.redirect(`/sso/request-logout${c.get('url').search}`));
  addPanel(app, services, ['/dashboard'], 'Area personale', dashboard);
  addPanel(app, services, ['/user/profile', '/user-profile'], 'Profilo', profile);
  addPanel(app, services, ['/user-devices'], 'Browser e dispositivi', devices);
  addPanel(
    app,
    services,
    ['/user-profile-edit-password'],
    'Password',
    () => html`<p class="lead">Qui cambi la password: serve quella attuale, e poi accedi di nuovo.</p>`,
  );
  addOpenPage(
    app,
    services,
    '/registrazione',
    'Crea il tuo account',
    'Qui ci si registra, come persona o come azienda o ente pubblico.',
  );
  addOpenPage(
    app,
    services,
    '/password-dimenticata',
    'Password dimenticata',
    'Scrivi il tuo indirizzo: ti inviamo un codice per sceglierne un’altra.',
  );
};
