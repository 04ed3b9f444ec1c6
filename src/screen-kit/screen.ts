import type { ComponentType } from 'react';
import type { Result } from '../rules/page/result.ts';

/** The parameters and query of a screen's address. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
}

/** A screen of the newsstand: loads its data by address and draws it. A router or an element of its own shows it. */
export interface Screen<T = unknown> {
  readonly styles: readonly string[];
  /** Keeps focus and scroll position when its address changes, as a search does. */
  readonly steady?: true;
  load(place: Place, signal: AbortSignal): Promise<Result<T>>;
  /** Title of the page. */
  titleOf(data: T, place: Place): string;
  readonly View: ComponentType<{ readonly data: T; readonly place: Place }>;
}

/** Creates the `screen` export of a feature; hides the type of its data. */
export const defineScreen = <T>(screen: Screen<T>): Screen => screen as unknown as Screen;
