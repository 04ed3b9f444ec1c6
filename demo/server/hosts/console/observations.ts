import type { observationsMiddle, Period } from '../../../pages/console/observations.ts';
import { periods } from '../../../pages/console/observations.ts';
import { brandIdentities } from '../../base/brands.ts';
import { brandRecords } from '../../base/records.ts';
import { observedElements, readObservations } from '../../domain/world/observations.ts';
import type { Services } from '../../http/services.ts';

const isPeriod = (name: string): name is Period => Object.hasOwn(periods, name);

/** What the page of observations shows, by its query: `testata`, `elemento`, `periodo`. Unknown values count as all. */
export const observationsOf = async (
  { db, world }: Pick<Services, 'db' | 'world'>,
  { testata, elemento, periodo = '' }: Readonly<Record<string, string>>,
): Promise<Parameters<typeof observationsMiddle>[0]> => {
  const period = isPeriod(periodo) ? periodo : 'giorno';
  const { spans, stepMs } = periods[period];
  // The last span is the current one. Spans of a day begin at midnight in UTC.
  const from = (Math.floor(world.now() / stepMs) - spans + 1) * stepMs;
  const elements = await observedElements(db);
  const brand = brandIdentities.find(({ sigla }) => sigla === testata)?.sigla;
  const element = elements.find((tag) => tag === elemento);
  const { elements: lines, ...found } = await readObservations(db, { from, stepMs, brand, element });
  return {
    ...found,
    lines,
    elements,
    from,
    observes: world.settings.observes,
    choice: { brand, element, period },
    brands: brandRecords,
  };
};
