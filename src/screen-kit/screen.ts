import type { ComponentType } from 'react';
import type { Result } from '../rules/page/result.ts';

/** What names a screen in an address: its parameters and its query. */
export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: Readonly<Record<string, string>>;
}

/** One screen of a newsstand: loads its data from an address and draws it. A router or an element of its own shows it. */
export interface Screen<T = unknown> {
  readonly styles: readonly string[];
  /** The reader works on it while its address changes, as in a search: focus and scroll stay where they are. */
  readonly steady?: true;
  load(place: Place, signal: AbortSignal): Promise<Result<T>>;
  /** Title of the page that shows it. */
  titleOf(data: T, place: Place): string;
  readonly View: ComponentType<{ readonly data: T; readonly place: Place }>;
}

/** The `screen` export of a feature: its data's type is the feature's own business. */
export const defineScreen = <T>(screen: Screen<T>): Screen => screen as unknown as Screen;
