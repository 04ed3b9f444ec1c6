import { array, assign, type Infer, integer, is, number, optional, string, tuple, type } from 'superstruct';
import type { HttpClient } from '../../platform/net/http.ts';
import { articleLines, get, type Issue, issue, list, maybeText } from '../newsstand/edicola.ts';
import type { ApiResult } from '../page/result.ts';

const page = type({
  n: integer(),
  section: string(),
  /** Its address names a width (`w=`) and a format; others may be put in their place. */
  image: string(),
  thumbnail: string(),
  w: number(),
  h: number(),
  regions: list(type({ article_id: integer(), polygon: list(tuple([number(), number()])) })),
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
/** An edition with its pages, what stands where on them, and its stories in the order of the pages. */
export type Edition = Infer<typeof edition>;

const editionAnswer = type({ edizione: edition });

const refusal = type({ data: type({ edizione: issue }) });

/** Which edition a refusal is about; undefined where it does not say. */
const refusedIn = (text: string): Issue | undefined => {
  try {
    const body: unknown = JSON.parse(text);
    return is(body, refusal) ? body.data.edizione : undefined;
  } catch {
    return undefined;
  }
};

type Refused = Extract<ApiResult<never>, { readonly kind: 'badStatus' }>;

/** An edition, or what the server tells of it to whoever may not read it. */
export type EditionResult =
  | Exclude<ApiResult<Edition>, { readonly kind: 'badStatus' }>
  | (Refused & { readonly issue?: Issue });

/** GET /api/edicola/edizione: by its id. */
export const editionOf = async (client: HttpClient, id: string, signal?: AbortSignal): Promise<EditionResult> => {
  let text = '';
  const listening: HttpClient = {
    ...client,
    async send(request) {
      const answer = await client.send(request);
      if (answer.kind === 'answer') text = answer.text;
      return answer;
    },
  };
  const result = await get(listening, 'edition', { id }, editionAnswer, signal);
  if (result.kind === 'ok') return { kind: 'ok', data: result.data.edizione };
  if (result.kind !== 'badStatus' || result.status !== 403) return result;
  const refused = refusedIn(text);
  return refused ? { ...result, issue: refused } : result;
};

const story = type({ id: integer(), caption: maybeText, credit: maybeText, body_html: string() });
/** The text of a story of an edition. */
export type StoryText = Infer<typeof story>;

const texts = type({ testi: list(story) });

/** GET /api/edicola/testi: the texts of all stories of an edition. */
export const textsOf = async (
  client: HttpClient,
  id: string,
  signal?: AbortSignal,
): Promise<ApiResult<readonly StoryText[]>> => {
  const result = await get(client, 'editionTexts', { id }, texts, signal);
  return result.kind === 'ok' ? { kind: 'ok', data: result.data.testi } : result;
};

/** A page's image in another width and format. */
export const imageAt = (image: string, width: number, format: 'avif' | 'webp'): string =>
  image.replace(/\.(?:webp|avif|jpg)(?=\?|$)/, `.${format}`).replace(/([?&])w=\d+/, `$1w=${width}`);
