import { path as warning } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../base/Icon.tsx';

export interface FieldError {
  /** The `name` of the control. */
  readonly name: string;
  readonly label: string;
}

interface SummaryProps {
  readonly title: string;
  readonly errors: readonly FieldError[];
  /** Raise it with each attempt to save: the summary takes the focus again. */
  readonly attempt: number;
}

const goTo = (from: HTMLElement, name: string): void => {
  const root = from.getRootNode();
  if (root instanceof Document || root instanceof ShadowRoot)
    root.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)?.focus();
};

/** The errors of a form, announced at once, with a button that focuses each field. */
export const Summary = ({ title, errors, attempt }: SummaryProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div className="problem" role="alert" tabIndex={-1} ref={box}>
      <Icon path={warning} />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        <ul>
          {errors.map(({ name, label }) => (
            <li key={name}>
              <button type="button" onClick={({ currentTarget }) => goTo(currentTarget, name)}>
                {label}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
