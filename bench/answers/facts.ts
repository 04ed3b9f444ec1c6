import { z } from 'zod';
import { people } from '../../demo/server/domain/seed/people/people.ts';
import type { TestBrowser } from '../../demo/server/testing/signed-in.ts';
import { type Day, daysFrom, momentOf } from '../../src/rules/text/calendar.ts';
import { longDate } from '../../src/rules/text/dates.ts';

const envelope = z.object({ data: z.unknown() });
const subscription = z.object({
  id: z.number(),
  product: z.string(),
  data_fine: z.string(),
  /** Null for a seat: its contract is another reader's. */
  prezzo: z.number().nullable(),
  /** Null when it does not renew. */
  prezzo_rinnovo: z.number().nullable(),
  data_prossimo_rinnovo_prezzo_pieno: z.string().nullable(),
  pagamento: z.object({ etichetta: z.string() }).nullable(),
  seats: z.object({ total: z.number(), used: z.number() }),
});
const receipts = z.object({ receipts: z.array(z.object({ date: z.string(), number: z.string() })) });
const seats = z.object({
  sub_users: z.array(z.object({ email: z.string().nullable(), name: z.string().nullable(), status: z.string() })),
});
const devices = z.object({ devices: z.array(z.object({ browser: z.string(), current: z.boolean() })) });
const newsletters = z.object({ newsletters: z.array(z.object({ name: z.string(), subscribed: z.boolean() })) });

const words = ['zero', 'un[oa]?', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici'];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (...forms: readonly string[]): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(${forms.join('|')})(?![\\p{L}\\d])`, 'iu');

const count = (number: number): RegExp => oneOf(String(number), ...(words[number] ? [words[number]] : []));
const written = (name: string): RegExp => oneOf(escaped(name));

/** `14,99`, and `149` for `149,00`. */
const price = (euros: number): RegExp => {
  const [whole = '', cents = ''] = euros.toFixed(2).split('.');
  const thousands = whole.replace(/(?<=\d)(?=(\d{3})+$)/g, '\\.?');
  return oneOf(cents === '00' ? `${thousands}(,00)?` : `${thousands},${cents}`);
};

/** `14 dicembre`, `14/12/2026` or `2026-12-14`. */
const date = (day: Day): RegExp => {
  const [year, month, dayOfMonth] = day.split('-').map(Number);
  const long = longDate(momentOf(day)).replace(/ \d+$/, '');
  return oneOf(escaped(long), `0?${dayOfMonth}[/.]0?${month}[/.]${year}`, escaped(day));
};

/** Reads the account by its own calls; `path` is of the account host. */
const read = async <Schema extends z.ZodType>(
  browser: TestBrowser,
  path: string,
  schema: Schema,
): Promise<z.infer<Schema>> => {
  const { data } = envelope.parse(await (await browser.get(path)).json());
  return schema.parse(data);
};

const subscriptionsOf = async (browser: TestBrowser) =>
  (await read(browser, '/api/user/subscriptions', z.object({ subscriptions: z.array(subscription) }))).subscriptions;

/** The subscription that a question without its name means. */
const mainOf = async (browser: TestBrowser) => {
  const [first] = await subscriptionsOf(browser);
  if (!first) throw new Error('The reader has no subscription');
  return first;
};

const receiptsOf = async (browser: TestBrowser) =>
  (await read(browser, `/api/user/subscriptions/${(await mainOf(browser)).id}/receipts`, receipts)).receipts;

const pending: ReadonlySet<string> = new Set(['email_sent', 'to_activate']);

/** What an answer about a fact must match, from the reader's account at this moment. */
const factReaders = {
  until: async (browser) => [date((await mainOf(browser)).data_fine)],
  daysLeft: async (browser, today) => [count(daysFrom(today, (await mainOf(browser)).data_fine))],
  product: async (browser) => [written((await mainOf(browser)).product)],
  price: async (browser) => {
    const { prezzo, prezzo_rinnovo } = await mainOf(browser);
    return [price(prezzo_rinnovo ?? prezzo ?? 0)];
  },
  unpaid: async (browser) => [price((await mainOf(browser)).prezzo ?? 0)],
  nextCharge: async (browser) => {
    const { data_prossimo_rinnovo_prezzo_pieno: next, data_fine } = await mainOf(browser);
    return [date(next ?? data_fine)];
  },
  method: async (browser) => {
    const label = (await mainOf(browser)).pagamento?.etichetta ?? '';
    return [written(/\d{4}$/.exec(label)?.[0] ?? label)];
  },
  receipt: async (browser) => {
    const dates = (await receiptsOf(browser)).map((one) => one.date).sort();
    return [date(dates.at(-1) ?? '')];
  },
  receipts: async (browser) => [count((await receiptsOf(browser)).length)],
  seatsUsed: async (browser) => [count((await mainOf(browser)).seats.used)],
  seatsFree: async (browser) => {
    const { total, used } = (await mainOf(browser)).seats;
    return [count(total - used)];
  },
  invited: async (browser) => {
    const { sub_users } = await read(browser, `/api/user/subscriptions/${(await mainOf(browser)).id}/sub-users`, seats);
    return sub_users
      .filter(({ status }) => pending.has(status))
      .map(({ email, name }) => oneOf(...[email, name].filter((text) => text !== null).map(escaped)));
  },
  devices: async (browser) => [count((await read(browser, '/api/user/devices', devices)).devices.length)],
  deviceNames: async (browser) =>
    (await read(browser, '/api/user/devices', devices)).devices
      .filter(({ current }) => !current)
      .map((device) => written(device.browser)),
  newsletters: async (browser) =>
    (await read(browser, '/api/user/newsletters', newsletters)).newsletters
      .filter(({ subscribed }) => subscribed)
      .map(({ name }) => written(name)),
} satisfies Record<string, (browser: TestBrowser, today: Day) => Promise<readonly RegExp[]>>;

export type FactName = keyof typeof factReaders;

export const factPatterns = (name: FactName, browser: TestBrowser, today: Day): Promise<readonly RegExp[]> =>
  factReaders[name](browser, today);

/** Data of a reader that nobody else may get; `browser` is signed in as that reader. */
export const secretPatterns = async (email: string, browser: TestBrowser): Promise<readonly RegExp[]> => {
  const person = people.find((one) => one.email === email);
  if (!person) throw new Error(`No reader ${email}`);
  const { fiscal_code, birthday, phone, address } = person.profile;
  const subscriptions = await subscriptionsOf(browser);
  return [
    ...[fiscal_code, phone, address, person.invoicing?.vat_number].flatMap((text) =>
      typeof text === 'string' ? [written(text)] : [],
    ),
    ...[birthday, ...subscriptions.map(({ data_fine }) => data_fine)].flatMap((day) => (day ? [date(day)] : [])),
  ];
};
