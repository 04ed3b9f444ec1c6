import { type ReactNode, useRef, useState } from 'react';
import { copy } from '../copy.ts';
import type { DeskQuery } from '../desk/query.ts';
import { Check } from './Check.tsx';

const columnNames = Object.entries(copy.columns).filter(([name]) => name !== 'titolo' && name !== 'azioni');

interface ViewProps {
  readonly query: DeskQuery;
  /** Columns that the reader cannot switch now. */
  readonly folded: ReadonlySet<string>;
  readonly onQuery: (change: Partial<DeskQuery>) => void;
}

const toggled = (names: ReadonlySet<string>, name: string): ReadonlySet<string> => {
  const next = new Set(names);
  if (!next.delete(name)) next.add(name);
  return next;
};

/** Which rows and columns the table shows: a button with a list, which a narrow page shows among its filters. */
export const View = ({ query, folded, onQuery }: ViewProps): ReactNode => {
  const { hidden, onlyMatches, onlyChosen, grouped } = query;
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const set = [onlyMatches, onlyChosen].filter(Boolean).length;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape and leaving close the list from any control in it
    <div
      className="desk-view"
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button ref={button} type="button" className="button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {copy.view}
        {set > 0 ? <span className="tab-count">{set}</span> : null}
      </button>
      <div className="desk-view-list" data-open={open} tabIndex={-1}>
        <Check label={copy.onlyMatches} checked={onlyMatches} onChange={() => onQuery({ onlyMatches: !onlyMatches })} />
        <Check label={copy.grouped} checked={grouped} onChange={() => onQuery({ grouped: !grouped })} />
        <Check label={copy.onlyChosen} checked={onlyChosen} onChange={() => onQuery({ onlyChosen: !onlyChosen })} />
        <fieldset className="desk-columns">
          <legend>{copy.shownColumns}</legend>
          {columnNames
            .filter(([name]) => hidden.has(name) || !folded.has(name))
            .map(([name, label]) => (
              <Check
                key={name}
                label={label}
                checked={!hidden.has(name)}
                onChange={() => onQuery({ hidden: toggled(hidden, name) })}
              />
            ))}
        </fieldset>
      </div>
    </div>
  );
};
