import { createContext } from 'react';

/** Receives the signals of a panel's calls, so that a failed one is reported by this element. */
export const SignalOwner = createContext<(signal: AbortSignal) => void>(() => {});
