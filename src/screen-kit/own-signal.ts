import type { Shell } from '../element-kit/shell/contract.ts';

/** Says that a shell makes the calls of a signal: a fault of the backend is reported by its element. */
export const ownedBy =
  ({ element }: Shell) =>
  (signal: AbortSignal): void =>
    void Object.assign(signal, { npOwner: element });
