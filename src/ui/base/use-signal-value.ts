import type { ReadonlySignal } from '@preact/signals-core';
import { useSyncExternalStore } from 'react';

/** The signal's value; the component renders again when it changes. */
export const useSignalValue = <T>(signal: ReadonlySignal<T>): T =>
  useSyncExternalStore(
    (callback) => signal.subscribe(callback),
    () => signal.peek(),
  );
