/** Copies a day; one story for one recipient is one copy. */
export interface Licence {
  readonly consentite: number;
  readonly usate: number;
}

/** The effect of a delivery on the licence. */
export interface Forecast {
  /** Copies of this delivery. */
  readonly copies: number;
  /** Copies left for the day; at least 0. */
  readonly left: number;
  /** Copies beyond the licence; 0 when all are allowed. */
  readonly over: number;
  /** Used share of the day's copies, 0 to 1. */
  readonly share: number;
}

/** The licence after a delivery of `stories` stories to `recipients` recipients. */
export const forecastOf = ({ consentite, usate }: Licence, stories: number, recipients: number): Forecast => {
  const copies = stories * recipients;
  const after = usate + copies;
  return {
    copies,
    left: Math.max(0, consentite - after),
    over: Math.max(0, after - consentite),
    share: consentite > 0 ? Math.min(1, after / consentite) : Number(after > 0),
  };
};
