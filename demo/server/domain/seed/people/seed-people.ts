import type { Transaction } from '../../../db/db.ts';
import { peopleAccounts, seedAccounts, seedBelongings } from './accounts.ts';
import { seedNewsstand } from './newsstand.ts';
import { seedRassegna } from './press.ts';
import { seedSubscriptions } from './subscriptions.ts';

/** What one area gives the people of a brand. */
export interface PeopleArea {
  readonly name: string;
  /** Raise it when what is given changes, so that it is given again. */
  readonly version: number;
  /** Adds what is missing and leaves what readers wrote since. `accounts`: e-mail → account id; `now` in milliseconds. */
  readonly seed: (
    tx: Transaction,
    brandId: number,
    accounts: ReadonlyMap<string, string>,
    now: number,
  ) => Promise<void>;
}

/** The areas in the order in which they are filled. */
export const peopleAreas: readonly PeopleArea[] = [
  { name: 'accounts', version: 2, seed: seedBelongings },
  { name: 'subscriptions', version: 1, seed: seedSubscriptions },
  { name: 'newsstand', version: 1, seed: seedNewsstand },
  { name: 'rassegna', version: 1, seed: seedRassegna },
];

/** Gives the people of a brand what an area has for them; makes their accounts first. */
export const seedPeople = async (tx: Transaction, brandId: number, area: PeopleArea, now: number): Promise<void> => {
  await seedAccounts(tx, brandId, now);
  await area.seed(tx, brandId, await peopleAccounts(tx, brandId), now);
};
