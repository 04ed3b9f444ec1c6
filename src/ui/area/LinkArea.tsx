import type { FocusEvent, ReactNode } from 'react';

interface LinkAreaProps {
  readonly className?: string;
  readonly 'aria-busy'?: boolean;
  /** Receives each click inside, unless a child stops its propagation. */
  readonly onFollow: (click: MouseEvent) => void;
  readonly children: ReactNode;
}

/** Scrolls to the whole story of a link that the keyboard reaches: its focus ring is around all of it. */
const showWhole = ({ target }: FocusEvent): void => {
  if (target.matches(':focus-visible'))
    target.closest('.story, .shelf-row, .special-grid > li')?.scrollIntoView({ block: 'nearest' });
};

/** A block that handles the clicks on the links inside it, and shows the focused one whole. */
export const LinkArea = ({ onFollow, ...block }: LinkAreaProps): ReactNode => (
  // biome-ignore lint/a11y/useKeyWithClickEvents: clicks come from the links inside, and Enter on a link is a click
  // biome-ignore lint/a11y/noStaticElementInteractions: the links are interactive, the block only listens
  <div {...block} onClick={({ nativeEvent }) => onFollow(nativeEvent)} onFocus={showWhole} />
);
