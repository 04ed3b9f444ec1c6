import { addDays, dayOf } from '../../../../src/rules/text/calendar.ts';
import { brandOrigin } from '../../base/hosts.ts';
import { pageUrl } from '../../base/urls.ts';
import { newestEdition } from '../../domain/epaper/editions.ts';
import type { AppContext } from '../../http/env.ts';
import type { Services } from '../../http/services.ts';

const COVER_WIDTH = 640;

/** The two newest covers, shown beside the forms of the account site. */
export const coversOf = async (
  c: AppContext,
  { db, now }: Pick<Services, 'db' | 'now'>,
): Promise<readonly string[]> => {
  const { brand } = c.get('place');
  const newest = await newestEdition(db, brand.id, dayOf(new Date(now())));
  const before = newest && (await newestEdition(db, brand.id, addDays(newest.day, -1)));
  const origin = brandOrigin(brand, 'newsstand', c.get('url'));
  return [newest, before].flatMap((issue) => (issue && issue.pages > 0 ? pageUrl(origin, issue, 1, COVER_WIDTH) : []));
};
