import { type ReactNode, useState } from 'react';
import { copy } from './copy.ts';

/** A part of the panel that a press leads to, by the id that it has in the panel's own tree. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

/** Brings a part into view, with the focus on its heading. */
const show = (from: HTMLElement, id: string): void => {
  const root = from.getRootNode();
  const heading = root instanceof ShadowRoot ? root.getElementById(id)?.querySelector('h2') : undefined;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  heading.closest('section')?.scrollIntoView();
};

/** Picture 08: the parts of the panel in a row. Nothing is hidden, so that a search in the page and print have it all. */
export const Sections = ({ sections }: { readonly sections: readonly Section[] }): ReactNode => {
  const [current, setCurrent] = useState(sections[0]?.id);
  return (
    <nav className="sections" aria-label={copy.sections}>
      {sections.map(({ id, name, count }) => (
        <button
          key={id}
          type="button"
          aria-current={id === current ? 'true' : undefined}
          onClick={({ currentTarget }) => {
            setCurrent(id);
            show(currentTarget, id);
          }}
        >
          {name}
          {count === undefined ? null : <span className="count">{count}</span>}
        </button>
      ))}
    </nav>
  );
};
