/** Messages between the tabs of one origin; a browser without them has tabs that learn at their next call. */
const open = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

export interface Broadcast {
  /** Tells the other tabs; this one does not hear itself. */
  announce(message: string): void;
}

/** Joins the tabs of this origin that listen under a name. */
export const joinBroadcast = (name: string, hear: (message: unknown) => void): Broadcast => {
  const channel = open(name);
  channel?.addEventListener('message', ({ data }) => hear(data));
  return { announce: (message) => channel?.postMessage(message) };
};
