import { any, array, coerce, type Infer, integer, nullable, optional, type Struct, string, type } from 'superstruct';
/** A text or number that a story may be without. */
export const maybeText = optional(nullable(string()));
export const maybeNumber = optional(nullable(integer()));

/** More lines than any run of a list has; what comes after them is looked at by nobody. */
const mostLines = 300;

/** A list of an answer, at most so long that a page can show it. */
export const list = <T>(line: Struct<T>): Struct<T[], Struct<T>> =>
  coerce(array(line), array(any()), (lines) => lines.slice(0, mostLines));

/** A story as lists show it. */
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
});
export type ArticleLine = Infer<typeof articleLine>;

/** One day's paper, or one of its local editions. */
export const issue = type({
  id_edizione: integer(),
  title: string(),
  /** yyyy-mm-dd */
  date: string(),
  cover: maybeText,
  pages: integer(),
});
export type Issue = Infer<typeof issue>;

/** A section or special as lists show it. */
export const shelf = type({
  titolo: string(),
  slug: string(),
  intro: maybeText,
  count: maybeNumber,
  image: maybeText,
  page: maybeNumber,
});
export type Shelf = Infer<typeof shelf>;

/** One of the paper's signatures as lists show it. */
export const signatureLine = type({ titolo: string(), slug: string(), role: maybeText, count: maybeNumber });
export type SignatureLine = Infer<typeof signatureLine>;

/** Which run of a list an answer holds. */
export const paging = type({ page: integer(), per_page: integer(), total: integer() });

/** Stories of a list. */
export const articleLines = list(articleLine);
