import {
  array,
  boolean,
  define,
  dynamic,
  enums,
  is,
  object,
  optional,
  record,
  refine,
  type Struct,
  string,
  validate,
} from 'superstruct';
import type { MenuIcon } from '../../rules/brand/brands/record.ts';
import type { BrandRecord } from '../../rules/brand/own-brand.ts';
import { quoted } from '../../rules/page/quoted.ts';
import { products } from '../../rules/subscriptions/subscription.ts';

const icons: Readonly<Record<MenuIcon, true>> = {
  newspaper: true,
  'list-bullets': true,
  'book-bookmark': true,
  'chats-circle': true,
  'clipboard-text': true,
  'pen-nib': true,
  'bookmark-simple': true,
  'user-circle': true,
  globe: true,
  archive: true,
  storefront: true,
  'sign-out': true,
};

/** A text that matches. The name of the type is what the message asks for. */
const text = (wanted: string, pattern = /\S/): Struct<string, null> =>
  define(wanted, (value) => typeof value === 'string' && pattern.test(value));

const some = text('a text');
const address = text('an address');
const colour = text('a colour such as "#0B5A66"', /^#[0-9a-f]{6}$/i);
const link = object({ name: some, url: address });

const entry = object({
  name: some,
  url: address,
  icon: define<string>(`one of ${Object.keys(icons).join(', ')}`, (value) => Object.hasOwn(icons, String(value))),
  children: optional(array(link)),
  roles: optional(array(some)),
});
const separator = define<'separator'>('an entry or "separator"', (value) => value === 'separator');
/** One of two structs, by the value: its messages are those of the struct that was meant. */
const either = (choose: (value: unknown) => object): Struct<unknown, null> =>
  dynamic((value) => choose(value) as Struct<unknown, null>);

const entries = array(either((value) => (typeof value === 'string' ? separator : entry)));
const switches = object({
  chatbot: optional(boolean()),
  archive: optional(boolean()),
  press: optional(enums(['rassegnaSubscribed', 'company'])),
});

const hour = define<number>(
  'a full hour from 0 to 24',
  (value) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 24,
);
const opening = refine(
  object({ from: hour, to: hour }),
  'an opening that ends after it begins',
  ({ from, to }) => from < to,
);
const week = object({ weekdays: opening, saturday: optional(opening) });

const replacement = define<unknown>(
  'a text, its plural forms with "other", or a function',
  (value) =>
    typeof value === 'string' ||
    typeof value === 'function' ||
    (is(value, record(string(), string())) && Object.hasOwn(value, 'other')),
);

const shape = object({
  id: define<number>('a whole number from 1', (value) => Number.isSafeInteger(value) && Number(value) > 0),
  code: text('two to eight letters and digits, a letter first', /^[a-z][a-z0-9]{1,7}$/i),
  name: some,
  domain: text('a domain such as "lavoce.example"', /^[a-z0-9-]+(\.[a-z0-9-]+)*$/i),
  accents: object({ light: colour, dark: colour }),
  ofName: optional(some),
  toName: optional(some),
  inTown: optional(some),
  logo: optional(address),
  logoShort: optional(address),
  monogram: optional(address),
  favicon: optional(address),
  menu: optional(either((value) => (Array.isArray(value) ? entries : switches))),
  footer: optional(
    object({
      copyright: optional(some),
      about: optional(some),
      links: optional(array(link)),
      social: optional(array(link)),
    }),
  ),
  hours: optional(object({ phone: optional(week), chat: optional(week) })),
  products: optional(object(Object.fromEntries(products.map((product) => [product, optional(some)])))),
  texts: optional(record(string(), replacement)),
  invalidBefore: optional(text('a day such as "2026-03-01"', /^\d{4}-\d\d-\d\d$/)),
});

/** What the types of superstruct ask for. */
const wanted: Readonly<Record<string, string>> = {
  object: 'an object',
  array: 'a list',
  boolean: 'true or false',
  record: 'an object of keys and texts',
  enums: '"rassegnaSubscribed" or "company"',
};

const shown = (value: unknown): string => (value === undefined ? 'missing' : quoted(value));

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** The fields where one is that is none: those of the struct at a path. */
const fieldsAt = (path: readonly unknown[]): string => {
  let schema: unknown = shape.schema;
  for (const key of path) {
    const inner: unknown = isObject(schema) && typeof key === 'string' ? schema[key] : schema;
    schema = isObject(inner) && 'schema' in inner ? inner.schema : undefined;
  }
  return isObject(schema) ? `; its fields are ${Object.keys(schema).join(', ')}` : '';
};

/** What is wrong with a record: each field, what it is and what is wanted. */
export const brandFaults = (value: unknown): readonly string[] => {
  const [failure] = validate(value, shape);
  return (failure?.failures() ?? []).map(({ path, value: found, type, refinement }) => {
    const field = ['brand', ...path].join('.');
    if (type === 'never') return `"${field}" is not a field of a brand${fieldsAt(path.slice(0, -1))}`;
    return `"${field}" is ${shown(found)}, but must be ${refinement ?? wanted[type] ?? type}`;
  });
};

/** Whether a value is a record that pages can use. */
export const isBrandRecord = (value: unknown): value is BrandRecord => brandFaults(value).length === 0;
