import { array, assign, define, type Infer, integer, is, number, optional, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import { mapOk, type Refusal, type Result } from '../../rules/page/result.ts';
import { articleLines, type Issue, issue, list, maybeText } from '../newsstand/shapes.ts';
import { read } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';

const isNumber = (value: unknown): boolean => typeof value === 'number';

/** Checked in one step: an edition has thousands of corners. */
const corner = define<[number, number]>(
  'corner',
  (value) => Array.isArray(value) && value.length === 2 && value.every(isNumber),
);

const page = type({
  n: integer(),
  section: string(),
  /** The address contains a width (`w=`) and a format, which `imageAt` replaces. */
  image: string(),
  thumbnail: string(),
  w: number(),
  h: number(),
  regions: list(type({ article_id: integer(), polygon: list(corner) })),
});
export type EditionPage = Infer<typeof page>;

const edition = assign(
  issue,
  type({
    id: integer(),
    widths: array(integer()),
    pages: list(page),
    toc: articleLines,
    credits: optional(list(string())),
  }),
);
/** An edition: its pages with the regions of their stories, and its stories in page order. */
export type Edition = Infer<typeof edition>;

const editionAnswer = type({ edizione: edition });

const refusal = type({ data: type({ edizione: issue }) });

/** An edition. A refusal may name the edition that the reader may not open. */
export type EditionResult = Exclude<Result<Edition>, Refusal> | (Refusal & { readonly issue?: Issue });

/** GET /api/edicola/edizione */
export const editionOf = async (client: Client, id: string, signal?: AbortSignal): Promise<EditionResult> => {
  let refused: unknown;
  const keep = (body: unknown): void => {
    refused = body;
  };
  const result = await read(client, pathOf('edition'), editionAnswer, { signal, query: { id }, onRefusal: keep });
  if (result.kind === 'ok') return { kind: 'ok', data: result.data.edizione };
  const isLocked = result.kind === 'badStatus' && result.status === 403;
  return isLocked && is(refused, refusal) ? { ...result, issue: refused.data.edizione } : result;
};

const story = type({ id: integer(), caption: maybeText, credit: maybeText, body_html: string() });
/** The text of a story. */
export type StoryText = Infer<typeof story>;

const texts = type({ testi: list(story) });

/** GET /api/edicola/testi: the texts of all stories of an edition. */
export const textsOf = async (
  client: Client,
  id: string,
  signal?: AbortSignal,
): Promise<Result<readonly StoryText[]>> =>
  mapOk(await read(client, pathOf('editionTexts'), texts, { signal, query: { id } }), (data) => data.testi);

/** The address of a page's image in another width and format. */
export const imageAt = (image: string, width: number, format: 'avif' | 'webp'): string =>
  image.replace(/\.(?:webp|avif|jpg)(?=\?|$)/, `.${format}`).replace(/([?&])w=\d+/, `$1w=${width}`);
