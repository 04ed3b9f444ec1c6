import {
  any,
  array,
  boolean,
  coerce,
  type Infer,
  integer,
  nullable,
  optional,
  type Struct,
  string,
  type,
} from 'superstruct';
/** An optional text or number. */
export const maybeText = optional(nullable(string()));
export const maybeNumber = optional(nullable(integer()));

/** More than one page of any list has. Further lines are dropped. */
const maxLines = 300;

/** A list, cut to a length that a page can show. */
export const list = <T>(line: Struct<T>): Struct<T[], Struct<T>> =>
  coerce(array(line), array(any()), (lines) => lines.slice(0, maxLines));

/** A story in a list. */
export const articleLine = type({
  id: integer(),
  title: string(),
  slug: maybeText,
  kicker: maybeText,
  standfirst: maybeText,
  author: maybeText,
  author_slug: maybeText,
  date: maybeText,
  id_edizione: maybeNumber,
  edizione: maybeText,
  section: maybeText,
  section_slug: maybeText,
  page: maybeNumber,
  image: maybeText,
  access: maybeText,
  /** A story of earlier years: its date is only that of the paper with it. */
  archived: optional(boolean()),
});
export type ArticleLine = Infer<typeof articleLine>;

/** One local edition of a day. */
export const issue = type({
  id_edizione: integer(),
  title: string(),
  /** yyyy-mm-dd */
  date: string(),
  cover: maybeText,
  pages: integer(),
});
export type Issue = Infer<typeof issue>;

/** A section or special in a list. */
export const shelf = type({
  titolo: string(),
  slug: string(),
  intro: maybeText,
  count: maybeNumber,
  image: maybeText,
  /** Its own first and last page in the newest edition. */
  page: maybeNumber,
  last_page: maybeNumber,
  /** Printed pages with its stories, and when the newest was published. */
  pages: maybeNumber,
  newest: maybeText,
});
export type Shelf = Infer<typeof shelf>;

/** An author with a page, in a list. */
export const signatureLine = type({
  titolo: string(),
  slug: string(),
  role: maybeText,
  count: maybeNumber,
  latest: maybeText,
});
export type SignatureLine = Infer<typeof signatureLine>;

/** The page of a list that an answer contains. */
export const paging = type({ page: integer(), per_page: integer(), total: integer() });

export const articleLines = list(articleLine);
