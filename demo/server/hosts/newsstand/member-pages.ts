import { pathToFileURL } from 'node:url';
import { html, raw } from 'hono/html';
import { chatKindNames } from '../../../../src/rules/chatbot/subscriber-chat.ts';
import { mayUseChatbot } from '../../../../src/rules/session/access.ts';
import type { Day } from '../../../../src/rules/text/calendar.ts';
import { noteView, type ScreenName } from '../../../pages/newsstand/views.ts';
import { originOf } from '../../base/hosts.ts';
import { readProfile } from '../../domain/press/profile.ts';
import { recipientsOf } from '../../domain/press/recipients.ts';
import { lastDay, listRows, type RowFilter } from '../../domain/press/stories/rows.ts';
import type { Reader } from '../../domain/session/reader.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { readingOf } from '../../routes/newsstand-access.ts';
import { drawnView } from '../first-view.ts';
import { signInPage, type View } from './pages.ts';

const MAX_ROWS = 1000;

/** The stories of a day, as the panel asks for them first. */
const allOf = (day: Day): RowFilter => ({
  from: day,
  to: day,
  q: '',
  testate: [],
  autore: '',
  onlyMatches: false,
  grouped: true,
  sort: 'titolo',
  descending: false,
  page: 1,
  perPage: MAX_ROWS,
});

/** A page for members whose first view is that of its panel: `draw` gives its HTML, undefined for other readers. */
const membersPage = async (
  c: AppContext,
  services: Services,
  note: { readonly title: string; readonly text: string; readonly screen: ScreenName },
  draw: (reader: Reader) => Promise<string | undefined>,
): Promise<View> => {
  const { reader } = await readingOf(c, services);
  const { title, text, screen } = note;
  if (!reader) return { ...signInPage(c, title), isBare: true };
  const view = await draw(reader);
  if (view === undefined)
    return { title, main: noteView(title, text, { name: 'Torna alla home', href: '/' }), isBare: true };
  // The bundle's folder on this server, where the files that a view names are served from.
  const served = view.replaceAll(pathToFileURL(services.dist).href, `${originOf('cdn.localhost', c.get('url'))}/np`);
  return { title, main: html`${raw(served)}`, screen, isWhole: true, isBare: true };
};

export const chatbotPage = (c: AppContext, services: Services): Promise<View> =>
  membersPage(
    c,
    services,
    { title: 'Chatbot news', text: 'Qui si fanno domande agli articoli del giornale.', screen: 'chatbot' },
    async ({ email }) =>
      mayUseChatbot(email) && c.req.query('condivisa') === undefined
        ? drawnView(services.dist, ({ chatbot }) => chatbot(c.get('place').brand, chatKindNames))
        : undefined,
  );

export const pressPage = (c: AppContext, services: Services): Promise<View> =>
  membersPage(
    c,
    services,
    { title: 'Rassegna stampa', text: 'Qui si scelgono e si inviano gli articoli della rassegna.', screen: 'press' },
    async ({ accountId }) => {
      const { db } = services;
      const now = services.now();
      const { abbonatoRassegna } = await rightsOf(db, accountId, now);
      const day = abbonatoRassegna ? await lastDay(db, now) : undefined;
      if (day === undefined) return undefined;
      const { rows: found } = await listRows(db, allOf(day), await readProfile(db, accountId), null, now);
      const rows = found.map(({ autori, anche_in, motivi, ...rest }) => ({
        ...rest,
        autori: [...autori],
        anche_in: [...anche_in],
        motivi: [...motivi],
      }));
      const active = (await recipientsOf(db, accountId)).filter((recipient) => recipient.active).length;
      return drawnView(services.dist, ({ press }) => press(day, new Date(now), rows, active));
    },
  );
