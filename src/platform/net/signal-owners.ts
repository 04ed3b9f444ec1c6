const owners = new WeakMap<AbortSignal, Element>();

/** Says which element makes the calls of a signal. */
export const ownSignal = (signal: AbortSignal, element: Element | undefined): void => {
  if (element) owners.set(signal, element);
};

/** The element that makes the calls of a signal. */
export const ownerOf = (signal: AbortSignal | null | undefined): Element | undefined =>
  signal ? owners.get(signal) : undefined;
