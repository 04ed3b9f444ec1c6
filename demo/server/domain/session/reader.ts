import type { PresentedSession } from './store.ts';

/** The signed-in account. */
export interface Reader {
  readonly accountId: string;
  readonly brandId: number;
  readonly email: string;
  readonly username: string;
  readonly name: string;
  readonly surname: string;
  readonly kind: 'person' | 'company' | 'public_body';
}

/** The reader of a session. */
export const readerIn = ({ account_id, brand_id, email, username, name, surname, kind }: PresentedSession): Reader => ({
  accountId: account_id,
  brandId: brand_id,
  email,
  username,
  name,
  surname,
  kind,
});
