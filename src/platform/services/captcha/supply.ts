/** A token is replaced after this time. */
export const tokenLifeMs = 90_000;

/** Requests a token for an action. */
export type TokenSource = (action: string) => Promise<string>;

interface Supply {
  /** The pending request, or its token. */
  token: Promise<string> | undefined;
  /** Time of the request, by the wall clock: tokens age while the device sleeps. */
  at: number;
  holders: number;
  timer: ReturnType<typeof setInterval> | undefined;
}

const supplies = new WeakMap<TokenSource, Map<string, Supply>>();

const supplyOf = (source: TokenSource, action: string): Supply => {
  const own = supplies.get(source) ?? new Map<string, Supply>();
  supplies.set(source, own);
  const supply = own.get(action) ?? { token: undefined, at: 0, holders: 0, timer: undefined };
  own.set(action, supply);
  return supply;
};

const isFresh = ({ token, at }: Supply, now: number): boolean =>
  token !== undefined && at <= now && now - at < tokenLifeMs;

const request = (supply: Supply, source: TokenSource, action: string): Promise<string> => {
  const token = source(action);
  supply.token = token;
  supply.at = Date.now();
  token.catch(() => {
    if (supply.token === token) supply.token = undefined;
  });
  return token;
};

/** Resolves with a one-time token for an action: the held one if it is younger than 90 s, else a new one. */
export const heldToken = (source: TokenSource, action: string): Promise<string> => {
  const supply = supplyOf(source, action);
  const token = isFresh(supply, Date.now()) && supply.token ? supply.token : request(supply, source, action);
  supply.token = undefined;
  const replace = () => (supply.holders > 0 ? request(supply, source, action) : undefined);
  if (supply.holders > 0) token.then(replace).catch(() => {});
  return token;
};

/**
 * Keeps a token ready while a chat or form is open, renewed every 90 seconds, once for all holders. Returns the
 * release; the last one stops the requests.
 */
export const holdToken = (source: TokenSource, action: string): (() => void) => {
  const supply = supplyOf(source, action);
  const renew = (): void => void request(supply, source, action).catch(() => {});
  supply.holders += 1;
  if (supply.holders === 1) {
    if (!isFresh(supply, Date.now())) renew();
    supply.timer = setInterval(renew, tokenLifeMs);
  }
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    supply.holders -= 1;
    if (supply.holders > 0) return;
    clearInterval(supply.timer);
    supply.token = undefined;
  };
};
