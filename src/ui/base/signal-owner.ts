import { createContext } from 'react';

/** Receives the signals of a panel's calls, so that a failed one can be told from those of other elements. */
export const SignalOwner = createContext<(signal: AbortSignal) => void>(() => {});
