import { array, boolean, coerce, type Infer, integer, nullable, string, type } from 'superstruct';
import type { Client } from '../../platform/net/client.ts';
import type { Result } from '../../rules/page/result.ts';
import type { Change } from '../../rules/press/press-selection.ts';
import { read, submit } from '../page/call.ts';
import { pathOf } from '../page/paths.ts';
import { storyFacts } from './stories.ts';

/** The heading and note of a story, as `changeReview` names them. */
export const heading = { section: string(), note: string() } as const;

/** The same, as the server returns them. */
export const returnedHeading = type({ sezione: string(), nota: string() });

export const renameHeading = ({ sezione: section, nota: note, ...story }: Infer<typeof returnedHeading>) => ({
  ...story,
  section,
  note,
});

const item = coerce(type({ ...storyFacts, ...heading }), returnedHeading, renameHeading);
/** A chosen story. */
export type Item = Infer<typeof item>;

/** Copies a day. `previste` is the number that a delivery to all active recipients would add. */
export const licenceShape = type({
  consentite: integer(),
  usate: integer(),
  previste: integer(),
  superata: boolean(),
});

const answer = type({
  selezione: nullable(type({ id: integer(), data: string(), items: array(item) })),
  licenza: licenceShape,
});
/** The current review, null before its first story, and the licence. */
export type Review = Infer<typeof answer>;

/** GET /api/user/rassegna/selezione */
export const reviewOf = (client: Client, signal?: AbortSignal): Promise<Result<Review>> =>
  read(client, pathOf('rassegnaSelection'), answer, { signal });

/** POST /api/user/rassegna/selezione */
export const changeReview = (client: Client, change: Change): Promise<Result<Review>> =>
  submit(client, pathOf('rassegnaSelection'), change, answer);

/** Addresses of a review's files. */
export const reviewPdf = (id: number): string => `${pathOf('rassegnaPdf')}?selezione_id=${id}`;
export const reviewCsv = (id: number): string => `${pathOf('rassegnaCsv')}?selezione_id=${id}`;
