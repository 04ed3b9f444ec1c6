/** Undefined in a browser without broadcast channels: its tabs learn of a change at their next call. */
const open = (name: string): BroadcastChannel | undefined => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return undefined;
  }
};

export interface Broadcast {
  /** Sends a message to the other tabs. */
  announce(message: string): void;
}

/** Joins the channel of a name, which all tabs of this origin share. */
export const joinBroadcast = (name: string, callback: (message: unknown) => void): Broadcast => {
  const channel = open(name);
  channel?.addEventListener('message', ({ data }) => callback(data));
  return { announce: (message) => channel?.postMessage(message) };
};
