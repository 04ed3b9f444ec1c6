import type { GdprRequest, GdprState } from '../../api/account/gdpr.ts';
import { type ConsentId, consentTexts } from '../../rules/account/consents.ts';
import { clockTime, longDate } from '../../rules/text/dates.ts';
import { copy } from './copy.ts';

/** `22 novembre 2025, 10:42`; empty for an invalid date. */
export const moment = (at: string | null): string => {
  const date = new Date(at ?? '');
  return Number.isNaN(date.getTime()) ? '' : copy.at(longDate(date), clockTime(date));
};

/** The pending deletion. */
export const pendingDeletion = ({ deletion }: GdprState): GdprRequest | undefined =>
  deletion?.status === 'pending' ? deletion : undefined;

/** Number of rows of an export. */
export const rowsIn = ({ counts }: GdprState): number =>
  Object.values(counts).reduce<number>((sum, count) => sum + (typeof count === 'number' ? count : 0), 0);

/** Short name of a consent: its text up to the first colon or full stop. */
export const consentName = (id: string): string =>
  Object.hasOwn(consentTexts, id) ? (consentTexts[id as ConsentId].split(/[:(]/)[0] ?? id).trim() : id;

/** Where a choice was made, as a text for the reader. */
export const surfaceName = (surface: string): string =>
  Object.hasOwn(copy.surfaces, surface) ? copy.surfaces[surface as keyof typeof copy.surfaces] : surface;
