import { type ComponentProps, type ReactNode, useId } from 'react';
import { Icon } from '../base/Icon.tsx';
import { Fault } from './Field.tsx';

type Input = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type' | 'children'>;

interface CheckProps extends Input {
  readonly label: ReactNode;
  readonly error?: string | undefined;
}

/** A checkbox that takes effect when the form is saved. The whole label is the target. */
export const CheckField = ({ label, error, ...input }: CheckProps): ReactNode => {
  const id = useId();
  return (
    <div className="choice">
      <label className="check">
        <input
          {...input}
          type="checkbox"
          aria-invalid={error !== undefined}
          {...(error && { 'aria-describedby': id })}
        />
        <span>{label}</span>
      </label>
      {error ? <Fault id={id}>{error}</Fault> : null}
    </div>
  );
};

interface SwitchProps extends Input {
  readonly label: ReactNode;
  /** A change is pending: the switch ignores further changes. */
  readonly busy?: boolean;
}

/** A switch that takes effect at once. */
export const Switch = ({ label, busy = false, onChange, ...input }: SwitchProps): ReactNode => (
  <label className="switch">
    <input
      {...input}
      type="checkbox"
      // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox has its state natively, and HTML forbids aria-checked on it
      role="switch"
      aria-disabled={busy || undefined}
      onChange={(event) => {
        if (!busy) onChange?.(event);
      }}
    />
    <span>{label}</span>
  </label>
);

export interface RadioCard {
  readonly value: string;
  readonly title: string;
  readonly text?: string;
  /** Path of an icon. */
  readonly icon?: string;
}

interface RadioCardsProps {
  readonly legend: string;
  readonly name: string;
  readonly value: string;
  readonly cards: readonly RadioCard[];
  readonly onChange: (value: string) => void;
}

/** A choice between a few options, each with a description. */
export const RadioCards = ({ legend, name, value, cards, onChange }: RadioCardsProps): ReactNode => (
  <fieldset className="radio-cards">
    <legend>{legend}</legend>
    <div>
      {cards.map((card) => (
        <label key={card.value}>
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={card.value === value}
            onChange={() => onChange(card.value)}
          />
          <span>
            <strong>{card.title}</strong>
            {card.text ? <small>{card.text}</small> : null}
          </span>
          {card.icon ? <Icon path={card.icon} size={24} /> : null}
        </label>
      ))}
    </div>
  </fieldset>
);
