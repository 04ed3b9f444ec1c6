import { dayOf } from '../../../../src/rules/text/calendar.ts';
import { ApiError } from '../../base/api-error.ts';
import type { Reader } from '../../domain/session/reader.ts';
import { rightsOf } from '../../domain/subscriptions/rights.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';
import { requireReader } from '../../http/session/reader.ts';

/** A reader with the press review in the subscription. */
export interface ReviewReader {
  readonly reader: Reader;
  readonly now: number;
  /** The day in Italy, yyyy-mm-dd. */
  readonly today: string;
}

/** The reader with the press review; throws the 401 or 403 `ApiError` for others. */
export const requireReviewReader = async (c: AppContext, services: Services): Promise<ReviewReader> => {
  const reader = await requireReader(c, services);
  const now = services.now();
  if ((await rightsOf(services.db, reader.accountId, now)).abbonatoRassegna) {
    return { reader, now, today: dayOf(new Date(now)) };
  }
  throw new ApiError(403, 'La rassegna stampa non è compresa nel tuo abbonamento.', { code: 'ERR_NO_ACCESS' });
};
