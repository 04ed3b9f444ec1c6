import { useEffect, useRef } from 'react';

/** Runs the newest `action` after the first render and after each render in which one of the values changed. */
export const useOnChange = (values: readonly unknown[], action: () => void): void => {
  const before = useRef<readonly unknown[]>(undefined);
  useEffect(() => {
    const old = before.current;
    before.current = values;
    if (!old || values.some((value, index) => !Object.is(value, old[index]))) action();
  });
};
