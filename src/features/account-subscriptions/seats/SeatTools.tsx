import type { ReactNode } from 'react';
import type { SubUser } from '../../../api/subscriptions/sub-users.ts';
import { SelectField, TextField } from '../../../ui/form/Field.tsx';
import { statusesIn, statusName } from './sub-users.ts';
import { copy } from './sub-users-copy.ts';

/** What the reader looks for among the seats. */
export interface Sought {
  readonly text: string;
  /** Empty: any. */
  readonly status: string;
}

interface SeatToolsProps {
  readonly users: readonly SubUser[];
  readonly sought: Sought;
  /** Number of matching seats. */
  readonly found: number;
  readonly onSeek: (sought: Sought) => void;
}

/** Searches the seats, and filters them by status. */
export const SeatTools = ({ users, sought, found, onSeek }: SeatToolsProps): ReactNode => (
  <search className="seat-tools">
    <TextField
      label={copy.search}
      type="search"
      autoComplete="off"
      value={sought.text}
      onChange={({ target }) => onSeek({ ...sought, text: target.value })}
    />
    <SelectField
      label={copy.filter}
      value={sought.status}
      options={[
        ['', copy.everyStatus(users.length)],
        ...statusesIn(users).map(([status, count]) => [status, copy.ofStatus(statusName(status), count)] as const),
      ]}
      onChange={({ target }) => onSeek({ ...sought, status: target.value })}
    />
    <p className="hint" role="status">
      {sought.text.trim() === '' && sought.status === '' ? '' : copy.found(found)}
    </p>
  </search>
);
