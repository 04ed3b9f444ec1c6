import { path as check } from '@phosphor-icons/core/assets/bold/check-bold.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/base/Icon.tsx';

/** An option. */
export interface Pick {
  readonly id: string;
  readonly name: string;
  /** A line about it. */
  readonly about?: string | undefined;
  readonly image: string | null;
  readonly chosen: boolean;
}

interface PicksProps {
  readonly picks: readonly Pick[];
  readonly pending: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
}

/** Cards with a picture; a click anywhere on a card toggles its checkbox. */
export const Picks = ({ picks, pending, onToggle }: PicksProps): ReactNode => (
  <ul className="picks">
    {picks.map(({ id, name, about, image, chosen }) => (
      <li key={id}>
        <label className="pick">
          <input
            type="checkbox"
            checked={chosen}
            aria-disabled={pending.has(id) || undefined}
            onChange={() => {
              if (!pending.has(id)) onToggle(id);
            }}
          />
          <span className="pick-mark" aria-hidden="true">
            <Icon path={check} size={16} />
          </span>
          {image ? <img src={image} alt="" loading="lazy" /> : <span className="pick-blank" aria-hidden="true" />}
          <span className="pick-name">
            {name}
            {about ? <small>{about}</small> : null}
          </span>
        </label>
      </li>
    ))}
  </ul>
);
