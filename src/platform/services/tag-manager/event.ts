import type { ConsentSignals, TagManagerAdapter } from '../adapters.ts';

/** What the page's own tags receive. */
export interface Tagged {
  readonly name: 'consent' | 'pageview';
  /** The signals of consent mode 2 that are granted now. */
  readonly granted: readonly string[];
  /** The address that the page opened. */
  readonly url?: string;
}

/** No tag manager: passes on what one would receive, for the page's own tags. */
export const tagEvents = (dispatch: (tagged: Tagged) => void): TagManagerAdapter => {
  let granted: readonly string[] = [];
  const consent = (signals: ConsentSignals): void => {
    granted = Object.keys(signals).filter((name) => signals[name] === 'granted');
    dispatch({ name: 'consent', granted });
  };
  return {
    load: async (_, signals) => consent(signals),
    consent,
    pageView: (url) => dispatch({ name: 'pageview', granted, url }),
  };
};
