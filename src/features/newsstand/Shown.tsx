import type { ReactNode } from 'react';
import type { Place, Screen } from '../../screen-kit/screen.ts';
import { useOpening, usePage } from './routing/page.ts';

/** A loaded screen and its place. */
export interface Showing {
  readonly screen: Screen;
  readonly data: unknown;
  readonly place: Place;
}

/** Draws a screen with its data. */
export const Drawn = ({ screen, data, place }: Showing): ReactNode => {
  const title = screen.titleOf(data, place);
  usePage(title, screen.steady && screen);
  useOpening(title);
  return <screen.View data={data} place={place} />;
};
