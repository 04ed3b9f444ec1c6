import { path as aa } from '@phosphor-icons/core/assets/regular/text-aa.svg?icon';
import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { readingSettings } from '../../../core/article/reading-settings.ts';
import { type ReadingSettings, themes } from '../../../rules/article/reading-settings.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { copy } from '../copy.ts';

interface ChoiceProps<T> {
  readonly legend: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly chosen: T | undefined;
  /** Shown for each option, in growing sizes, instead of its name. */
  readonly letter?: string;
  readonly onChoose: (value: T) => void;
}

const Choice = <T extends string | number>(props: ChoiceProps<T>): ReactNode => {
  const { legend, options, chosen, letter, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={letter ? 'text-choice letters' : 'text-choice'}>
      <legend>{legend}</legend>
      {options.map(([value, label]) => (
        <label key={value} title={letter && label}>
          <input
            type="radio"
            name={name}
            aria-label={letter && label}
            checked={value === chosen}
            onChange={() => onChoose(value)}
          />
          <span aria-hidden={letter !== undefined}>{letter ?? label}</span>
        </label>
      ))}
    </fieldset>
  );
};

const numbered = <T extends number>(names: readonly string[]): readonly (readonly [T, string])[] =>
  names.map((name, index) => [index as T, name]);

/** Font size, line height and theme; stored in the browser. */
const Settings = ({ id }: { readonly id: string }): ReactNode => {
  const settings = readingSettings();
  const { size, leading, theme } = useSignalValue(settings);
  const choose = (change: Partial<ReadingSettings>) => {
    settings.value = { ...settings.peek(), ...change };
  };
  return (
    <div className="text-settings" id={id}>
      <Choice
        legend={copy.size}
        options={numbered<ReadingSettings['size']>(copy.sizes)}
        chosen={size}
        letter={copy.letter}
        onChoose={(value) => choose({ size: value })}
      />
      <Choice
        legend={copy.leading}
        options={numbered<ReadingSettings['leading']>(copy.leadings)}
        chosen={leading}
        onChoose={(value) => choose({ leading: value })}
      />
      <Choice
        legend={copy.theme}
        options={themes.map((one) => [one, copy.themes[one]] as const)}
        chosen={theme}
        onChoose={(value) => choose({ theme: value })}
      />
    </div>
  );
};

/** Opens the text settings beside its button. Escape, a click elsewhere and a focus outside close them. */
export const TextSettings = (): ReactNode => {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isOpen) return;
    // In a low window, as at 200 % zoom, they open below its edge.
    place.current?.querySelector('.text-settings')?.scrollIntoView({ block: 'nearest' });
    const leaving = new AbortController();
    const close = (event: Event) => {
      if (place.current && !event.composedPath().includes(place.current)) setOpen(false);
    };
    document.addEventListener('pointerdown', close, { signal: leaving.signal });
    return () => leaving.abort();
  }, [isOpen]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    place.current?.querySelector('button')?.focus();
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    <li ref={place} className="text-tool" onKeyDown={close} onBlur={leave}>
      <button type="button" className="tool" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        <Icon path={aa} />
        {copy.text}
      </button>
      {isOpen ? <Settings id={id} /> : null}
    </li>
  );
};
