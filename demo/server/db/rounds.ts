/** Work that a process does again and again. */
export interface Rounds {
  /** Waits for the current round; begins no other. */
  stop(): Promise<void>;
}

/** A round that has begun. `done` never rejects. */
interface Round {
  readonly done: Promise<unknown>;
  /** Milliseconds until the next one, asked once this one is done. */
  readonly pauseMs: () => number;
}

/** Begins a round now, and the next one after the pause of each. */
export const startRounds = (begin: () => Round): Rounds => {
  let done: Promise<unknown> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  const next = (): void => {
    const round = begin();
    done = round.done.then(() => {
      if (!isStopped) timer = setTimeout(next, round.pauseMs());
    });
  };
  next();
  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await done;
    },
  };
};
