import { path as caret } from '@phosphor-icons/core/assets/bold/caret-down-bold.svg?icon';
import { path as check } from '@phosphor-icons/core/assets/bold/check-bold.svg?icon';
import { type ComponentProps, type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { Icon } from '../base/Icon.tsx';
import { type FieldFrame, Frame, tie } from './Field.tsx';

export interface ComboOption {
  readonly value: string;
  readonly text: string;
}

interface ComboFieldProps extends FieldFrame, Pick<ComponentProps<'input'>, 'name' | 'autoComplete' | 'maxLength'> {
  /** The typed text; need not be one of the options. */
  readonly value: string;
  readonly options: readonly ComboOption[];
  /** Shown instead of an empty list; undefined while the options are loading. */
  readonly empty: string | undefined;
  readonly onType: (text: string) => void;
  readonly onChoose: (option: ComboOption) => void;
}

/** An option's text with the typed part in bold. */
const Marked = ({ text, part }: { readonly text: string; readonly part: string }): ReactNode => {
  const at = part === '' ? -1 : text.toLocaleLowerCase('it').indexOf(part.toLocaleLowerCase('it'));
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <b>{text.slice(at, at + part.length)}</b>
      {text.slice(at + part.length)}
    </>
  );
};

interface ListProps {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ComboOption[];
  readonly value: string;
  /** Index of the highlighted option. */
  readonly active: number;
  readonly shown: boolean;
  readonly onChoose: (option: ComboOption) => void;
}

const List = ({ id, label, options, value, active, shown, onChoose }: ListProps): ReactNode => (
  <div className="list" role="listbox" id={`${id}-list`} aria-label={label} hidden={!shown}>
    {options.map((option, at) => (
      // The field keeps the focus and handles the keys; a press on an option must not move it.
      <div
        key={option.value}
        id={`${id}-${at}`}
        role="option"
        aria-selected={at === active}
        tabIndex={-1}
        onMouseDown={(event) => {
          event.preventDefault();
          onChoose(option);
        }}
      >
        <span>
          <Marked text={option.text} part={value} />
        </span>
        {option.text === value ? <Icon path={check} size={18} /> : null}
      </div>
    ))}
  </div>
);

/** A text field with suggestions: arrows move, Enter chooses, Escape closes. Any typed text is allowed. */
export const ComboField = (props: ComboFieldProps): ReactNode => {
  const { label, optional, hint, error, warning, value, options, empty, onType, onChoose, ...input } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const frame = { label, optional, hint, error, warning };
  const shown = open && value !== '';

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const choose = (option: ComboOption) => {
    onChoose(option);
    close();
  };
  const move = (step: 1 | -1) => {
    setOpen(true);
    if (options.length > 0)
      setActive((active + step + options.length + (active < 0 && step < 0 ? 1 : 0)) % options.length);
  };
  const keys: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: (event) => {
      const option = shown ? options[active] : undefined;
      if (!option) return;
      event.preventDefault();
      choose(option);
    },
    Escape: (event) => {
      if (!shown) return;
      event.stopPropagation();
      close();
    },
  };

  return (
    <Frame id={id} {...frame}>
      <div className="combo">
        <input
          {...input}
          {...tie(id, frame)}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${id}-${active}` : undefined}
          value={value}
          onChange={({ target }) => {
            onType(target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={(event) => {
            if (event.key.startsWith('Arrow')) event.preventDefault();
            keys[event.key]?.(event);
          }}
          onBlur={close}
        />
        <Icon path={caret} size={18} />
        <List {...{ id, label, options, value, active, shown }} onChoose={choose} />
        {shown && options.length === 0 && empty ? (
          <p className="none" role="status">
            {empty}
          </p>
        ) : null}
      </div>
    </Frame>
  );
};
