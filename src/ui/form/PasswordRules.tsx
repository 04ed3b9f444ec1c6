import { path as open } from '@phosphor-icons/core/assets/bold/circle-bold.svg?icon';
import { path as done } from '@phosphor-icons/core/assets/fill/check-circle-fill.svg?icon';
import type { ReactNode } from 'react';
import { Icon } from '../base/Icon.tsx';

interface PasswordRulesProps {
  readonly id: string;
  readonly heading: string;
  readonly rules: readonly { readonly key: string; readonly text: string; readonly isMet: boolean }[];
  /** Screen-reader text for a satisfied rule. */
  readonly met: string;
}

/** The rules of a password. Each line gets its check while the reader types; none turns red. */
export const PasswordRules = ({ id, heading, rules, met }: PasswordRulesProps): ReactNode => (
  <div className="password-rules" id={id}>
    <p>{heading}</p>
    <ul>
      {rules.map(({ key, text, isMet }) => (
        <li key={key} className={isMet ? 'met' : undefined}>
          <Icon path={isMet ? done : open} size={16} />
          {text}
          {isMet ? <span className="unseen"> ({met})</span> : null}
        </li>
      ))}
    </ul>
  </div>
);
