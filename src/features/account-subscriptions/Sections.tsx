import { type ReactNode, useState } from 'react';
import { keepInView } from '../../ui/base/use-anchor.ts';
import { copy } from './copy.ts';

/** A part of the panel, by its id in the shadow root. */
export interface Section {
  readonly id: string;
  readonly name: string;
  readonly count?: number;
}

/** Focuses the heading of a part and keeps it in view while parts above load. */
const show = (from: HTMLElement, id: string): void => {
  const root = from.getRootNode();
  const heading = root instanceof ShadowRoot ? root.getElementById(id)?.querySelector('h2') : undefined;
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  keepInView(heading.closest('section') ?? heading);
};

/** Links to the parts of the panel. No part is hidden, so that find-in-page and print include all of them. */
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
