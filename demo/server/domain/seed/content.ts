import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { reasonOf, StartError } from '../../base/start-error.ts';

/** A non-empty text. */
export const text = z.string().trim().min(1);
const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const product = z.enum(['tutti', 'mobile', 'digital', 'digital+', 'rassegna']);

const faqFile = z
  .array(
    z.object({
      id: slug,
      category: text,
      product,
      question: text,
      // Other wordings by readers: searched, never shown.
      also: z.array(text).default([]),
      answer: text,
    }),
  )
  .min(1);

const offerFile = z.array(
  z.object({
    id: slug,
    product: product.exclude(['tutti']),
    name: text,
    price_cents: z.number().int().nonnegative(),
    period: text,
    summary: text,
    text,
  }),
);

const signatureFile = z.array(z.object({ slug, name: text, role: text, bio: text }));

const specialFile = z.array(z.object({ slug, titolo: text, intro: text, illustration: slug.nullable() }));

const storyFile = z
  .array(
    z.object({
      slug,
      section: text,
      kicker: text,
      title: text,
      standfirst: text,
      body: z.array(text).min(1),
      author: slug,
      illustration: slug.nullable(),
      caption: text.nullable(),
      special: slug.nullable(),
      access: z.enum(['free', 'subscriber']),
    }),
  )
  .min(1);

const thesaurusFile = z.object({ gruppi: z.array(z.array(text).min(2)), ignorate: z.array(text) });

/** The validated content of a brand's folder in demo/content. */
export interface BrandContent {
  readonly faq: z.infer<typeof faqFile>;
  readonly offers: z.infer<typeof offerFile>;
  readonly signatures: z.infer<typeof signatureFile>;
  readonly specials: z.infer<typeof specialFile>;
  readonly stories: z.infer<typeof storyFile>;
}

/** `gruppi`: synonyms in questions; `ignorate`: words without meaning for the search. */
export type Thesaurus = z.infer<typeof thesaurusFile>;

/** Content with the fingerprint of its files. */
export interface Fingerprinted<Content> {
  readonly content: Content;
  readonly checksum: string;
}

const brandFiles = {
  faq: faqFile,
  offers: offerFile,
  signatures: signatureFile,
  specials: specialFile,
  stories: storyFile,
} as const;

/** What a value must be, in words for the one who wrote the file. */
const wantedOf = (issue: z.core.$ZodIssue | undefined): string => {
  if (issue?.code === 'invalid_type') return `must be of the type ${issue.expected}`;
  if (issue?.code === 'invalid_value') return `must be one of ${issue.values.join(', ')}`;
  if (issue?.code === 'too_small') return issue.minimum === 0 ? 'must not be negative' : 'must not be empty';
  if (issue?.code === 'invalid_format') return 'must be lower-case letters and digits, with hyphens between them';
  return issue?.message ?? 'is wrong';
};

const fieldOf = (value: unknown, key: PropertyKey | undefined): unknown =>
  typeof value === 'object' && value !== null && key !== undefined ? Reflect.get(value, key) : undefined;

/** The entry of a list that a path leads into, by its number and its name: `first entry (slug onde): `. */
const entryAt = (json: unknown, at: PropertyKey | undefined): string => {
  if (typeof at !== 'number') return '';
  const entry = fieldOf(json, at);
  const name = ['slug', 'id'].find((key) => typeof fieldOf(entry, key) === 'string');
  const number = at === 0 ? 'first entry' : `entry ${at + 1}`;
  return `${number}${name ? ` (${name} ${fieldOf(entry, name)})` : ''}: `;
};

/** What is wrong in a file, and where: the entry, the field, what it must be. */
const faultIn = (json: unknown, issue: z.core.$ZodIssue | undefined): string => {
  const path = issue?.path ?? [];
  const entry = entryAt(json, path[0]);
  const field = path.slice(entry === '' ? 0 : 1).join('.');
  const subject = field === '' ? 'it' : `"${field}"`;
  const isMissing = field !== '' && path.reduce(fieldOf, json) === undefined;
  return entry + (isMissing ? `${subject} is missing. Add it.` : `${subject} ${wantedOf(issue)}. Correct it.`);
};

/** Parses and validates the JSON of a file; throws StartError that names the entry and field of an invalid value. */
export const parse = <Schema extends z.ZodType>(file: string, source: string, schema: Schema): z.infer<Schema> => {
  let json: unknown;
  try {
    json = JSON.parse(source);
  } catch (error) {
    throw new StartError(
      `${file} is not valid JSON: ${reasonOf(error)}. Correct it, or put the last good version back.`,
    );
  }
  const result = schema.safeParse(json);
  if (result.success) return result.data;
  throw new StartError(`${file}: ${faultIn(json, result.error.issues[0])}`);
};

/** Hash of the sources. */
export const fingerprint = (sources: readonly string[]): string =>
  createHash('sha256').update(sources.join('\0')).digest('hex');

/** The content of a brand; null when its folder or one of its files is missing. Throws StartError on an invalid file. */
export const readBrandContent = async (folder: string): Promise<Fingerprinted<BrandContent> | null> => {
  const names = Object.keys(brandFiles) as (keyof BrandContent)[];
  const paths = names.map((name) => join(folder, `${name}.json`));
  if (!paths.every((path) => existsSync(path))) return null;
  const sources = await Promise.all(paths.map((path) => readFile(path, 'utf8')));
  const entries = names.map((name, index) => [name, parse(paths[index] ?? '', sources[index] ?? '', brandFiles[name])]);
  return { content: Object.fromEntries(entries) as BrandContent, checksum: fingerprint(sources) };
};

/** The thesaurus of questions. Throws StartError on a missing or invalid file. */
export const readThesaurus = async (file: string): Promise<Fingerprinted<Thesaurus>> => {
  if (!existsSync(file)) throw new StartError(`${file} is missing. Put it back from the repository.`);
  const source = await readFile(file, 'utf8');
  return { content: parse(file, source, thesaurusFile), checksum: fingerprint([source]) };
};
