import { html } from 'hono/html';
import {
  isSupportOpen,
  nextSupportOpening,
  openingText,
  supportWeekOf,
} from '../../../../src/rules/assistance/support-hours.ts';
import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { accountDocument, besideOffer } from '../../../pages/account/frame.ts';
import { facts, openPage } from '../../../pages/account/panel.ts';
import { pageFile } from '../../../pages/assets.ts';
import { subscriptionsPath } from '../../base/addresses.ts';
import { originOf } from '../../base/hosts.ts';
import type { Queryable } from '../../db/db.ts';
import { contactTopics, supportPhone } from '../../domain/account/help/contact-topics.ts';
import { dayText } from '../../domain/subscriptions/papers/letters.ts';
import { seatCoder } from '../../domain/subscriptions/seats/codes.ts';
import { seatsIn, seatView } from '../../domain/subscriptions/seats/seats.ts';
import { type ListedSubscription, listFor } from '../../domain/subscriptions/store.ts';
import { viewOf } from '../../domain/subscriptions/view.ts';
import type { App } from '../../http/base-app.ts';
import type { Services } from '../../http/services.ts';
import { readerOf } from '../../http/session/reader.ts';
import { faqCategories } from '../../routes/account/help/site-faq.ts';
import { newslettersFor } from '../../routes/account/letters/newsletters.ts';
import { topicsFor } from '../../routes/account/letters/topics.ts';
import { stepsOf } from '../../routes/account/registration/onboarding.ts';
import { catchUp } from '../../routes/common.ts';
import { offersOfReader } from '../../routes/subscriptions/offers.ts';
import { firstView, placeOf } from '../first-view.ts';
import { addPanel, addStep, type Content, withoutScript } from './account-pages.ts';
import { activationForm, addActivation } from './activation-page.ts';
import { accountFrame } from './frame.ts';

const states = {
  active: 'Attivo',
  not_paid: 'Non pagato',
  suspended: 'Sospeso',
  expired: 'Scaduto',
  withdrawn: 'Recesso',
} as const;

/** The codes of assigned seats that nobody has activated yet. */
const unusedCodes = async (db: Queryable, rows: readonly ListedSubscription[]): Promise<[string, string][]> => {
  const coder = await seatCoder(db);
  const own = rows.filter(({ seat_status }) => seat_status === null);
  const seats = (await Promise.all(own.map(({ id }) => seatsIn(db, id)))).flat();
  return seats.map((seat) => seatView(seat, coder)).flatMap(({ email, code }) => (code ? [[email ?? '', code]] : []));
};

const subscriptions: Content = async ({ accountId }, { db, now }, c) => {
  const today = dayOf(new Date(now()));
  const rows = await listFor(db, accountId);
  const lines = rows.map((row) => viewOf(row, today));
  const codes = await unusedCodes(db, rows);
  return html`<np-account-subscriptions></np-account-subscriptions>
<noscript>${
    lines.length === 0
      ? html`<p class="lead">Non hai ancora un abbonamento.</p>`
      : facts(lines.map((line) => [line.product, `${states[line.stato]} · fino al ${dayText(line.data_fine)}`]))
  }
<section id="codici"><h2>Codici di attivazione</h2>${activationForm(c.get('url').searchParams)}</section>${
    codes.length === 0 ? '' : html`<h2>I codici di chi hai invitato</h2>${facts(codes)}`
  }</noscript>`;
};

/** The shim replaces the browser's push service, so it loads before the elements. */
const topics: Content = async (reader, services, c) => {
  const own = await topicsFor(c, services, reader);
  const view = await firstView(services.dist, (views) => views.interests(own));
  return withoutScript(html`<script defer nonce="${c.get('nonce')}" src="${originOf('third.localhost', c.get('url'))}/push/shim.js"></script>
<np-account-interests>${view}</np-account-interests>`);
};

const newsletters: Content = async (reader, services, c) => {
  const { brand } = c.get('place');
  const letters = await newslettersFor(c, services, reader.accountId, brand);
  const view = await firstView(services.dist, (views) => views.newsletters(reader.email, brand.sigla, letters));
  return withoutScript(html`<np-account-newsletters>${view}</np-account-newsletters>`);
};

const offer: Content = async (reader, services, c) => {
  await catchUp(services);
  const offers = await offersOfReader(services, reader);
  // An address that brings back from a payment shows its outcome first.
  const isPlain = offers.length > 0 && c.get('url').search === '';
  const view = isPlain && (await firstView(services.dist, (views) => views.offer(placeOf(c), offers)));
  return html`<np-account-offer>${view || ''}</np-account-offer>`;
};

const onboarding: Content = async (reader, services, c) => {
  const steps = await stepsOf(services.db, reader.accountId);
  const choices = {
    topics: await topicsFor(c, services, reader),
    newsletters: await newslettersFor(c, services, reader.accountId, c.get('place').brand),
  };
  const view = await firstView(services.dist, (views) => views.onboarding(placeOf(c), steps, choices));
  return html`<np-account-onboarding>${view}</np-account-onboarding>`;
};

/** GET /np-push.js: the bundle's service worker with an addition for the local push service. */
const addPushWorker = (app: App): void => {
  app.get('/np-push.js', async (c) => {
    const parts = ['../../public/worker/push.js', './third/push-worker.js'].map((path) => pageFile(path));
    return c.body((await Promise.all(parts)).join('\n'), 200, {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
    });
  });
};

const addContactPage = (app: App, services: Services): void => {
  app.get('/contact', async (c) => {
    const now = new Date(services.now());
    const { hours: own } = c.get('place').brand;
    const state = isSupportOpen('phone', now, own)
      ? 'Aperto ora.'
      : `Chiuso ora. Riapre ${openingText(nextSupportOpening('phone', now, own), now)}.`;
    const hours = supportWeekOf(own).map(({ days, hours: open }): [string, string] => [days, open]);
    const title = {
      title: 'Contattaci',
      heading: 'Hai bisogno di aiuto?',
      lead: 'Scegli come preferisci: telefono, chat o messaggio.',
    };
    const frame = await accountFrame(c, services);
    const reader = await readerOf(c, services);
    const view = await firstView(services.dist, (views) =>
      views.contact(
        placeOf(c),
        {
          topics: contactTopics.map((topic) => ({ ...topic, issues: [...topic.issues] })),
          phone: { number: supportPhone, hours: supportWeekOf(own) },
        },
        reader && { name: reader.name, email: reader.email },
        c.req.query('forceForm') === '1',
      ),
    );
    const work = html`<np-account-contact>${view}</np-account-contact>
<noscript><h2>Telefono</h2><p>${supportPhone} · ${state}</p>${facts(hours)}</noscript>`;
    c.header('cache-control', 'no-store');
    return c.html(openPage({ ...frame, first: 'np-account-contact' }, c.req.path, title, work));
  });
};

const addFaqPage = (app: App, services: Services): void => {
  app.get('/faq', async (c) => {
    const { search, searchParams } = c.get('url');
    const query = { product: searchParams.get('product') || undefined, q: searchParams.get('q') ?? '' };
    const categories = await faqCategories(services.db, c.get('place').brand.id, query);
    const view = await firstView(services.dist, (views) => views.faq(placeOf(c), search, categories));
    const panel = html`<np-account-faq>${view}</np-account-faq><noscript><p class="lead">Per cercare tra le domande serve JavaScript.</p></noscript>`;
    c.header('cache-control', 'no-store');
    const title = { title: 'Domande frequenti' };
    const frame = { ...(await accountFrame(c, services)), first: 'np-account-faq' } as const;
    return c.html(openPage(frame, c.req.path, title, panel));
  });
};

/** A sample issue of a newsletter: its description and the latest stories. */
const addSample = (app: App, services: Services): void => {
  app.get('/newsletter/:id/esempio', async (c) => {
    const { db, now } = services;
    const { brand } = c.get('place');
    const [letter] = await db.query<{ name: string; description: string; frequency: string }>(
      'select name, description, frequency from newsletter where code = $1 and brand_id = $2',
      [c.req.param('id'), brand.id],
    );
    if (!letter) return c.notFound();
    const stories = await db.query<{ title: string; summary: string }>(
      `select title, summary from article where brand_id = $1 and withdrawn_at is null and published_at <= $2
        order by published_at desc, id desc limit 5`,
      [brand.id, new Date(now())],
    );
    const work = html`<h1>${letter.name}</h1><p class="lead">${letter.frequency}. ${letter.description}</p>${stories.map(
      ({ title, summary }) => html`<h2>${title}</h2><p>${summary}</p>`,
    )}`;
    return c.html(accountDocument(await accountFrame(c, services), letter.name, besideOffer(work)));
  });
};

/** The account pages about subscriptions, newsletters, topics and help, and the link of an invitation. */
export const addSubscriptionPages = (app: App, services: Services): void => {
  addPanel(app, services, [subscriptionsPath], { title: 'Abbonamenti', content: subscriptions });
  addPanel(app, services, ['/user/newsletter/', '/user/newsletter'], {
    title: 'Newsletter',
    first: 'np-account-newsletters',
    content: newsletters,
  });
  addPanel(app, services, ['/user/profile/topics/manage'], {
    title: 'Interessi e notifiche',
    first: 'np-account-interests',
    content: topics,
  });
  addStep(app, services, '/user-onboarding-upselling', {
    title: 'Offerta riservata a te',
    out: 'Non ora',
    first: 'np-account-offer',
    content: offer,
  });
  addStep(app, services, '/user-onboarding', {
    title: 'Primi passi',
    out: 'Salta',
    first: 'np-account-onboarding',
    content: onboarding,
  });
  addContactPage(app, services);
  addFaqPage(app, services);
  addPushWorker(app);
  addSample(app, services);
  addActivation(app, services);
};
