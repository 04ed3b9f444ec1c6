import type { Transaction } from '../../../db/db.ts';
import { peopleAccounts, seedAccounts, seedBelongings } from './accounts.ts';
import { seedNewsstand } from './newsstand.ts';
import { seedRassegna } from './press.ts';
import { seedSubscriptions } from './subscriptions.ts';

/** Seed data of one area for the people of a brand. */
export interface PeopleArea {
  readonly name: string;
  /** Raise it when the data change, so that they are seeded again. */
  readonly version: number;
  /** Adds missing rows; readers' changes stay. `accounts`: e-mail → account id; `now` in milliseconds. */
  readonly seed: (
    tx: Transaction,
    brandId: number,
    accounts: ReadonlyMap<string, string>,
    now: number,
  ) => Promise<void>;
}

/** The areas in the order of seeding. */
export const peopleAreas: readonly PeopleArea[] = [
  { name: 'accounts', version: 2, seed: seedBelongings },
  { name: 'subscriptions', version: 1, seed: seedSubscriptions },
  { name: 'newsstand', version: 1, seed: seedNewsstand },
  { name: 'rassegna', version: 1, seed: seedRassegna },
];

/** Seeds one area for the people of a brand, after their accounts. */
export const seedPeople = async (tx: Transaction, brandId: number, area: PeopleArea, now: number): Promise<void> => {
  await seedAccounts(tx, brandId, now);
  await area.seed(tx, brandId, await peopleAccounts(tx, brandId), now);
};
