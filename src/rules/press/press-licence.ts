/** Copies a day: a story to a recipient is one. */
export interface Licence {
  readonly consentite: number;
  readonly usate: number;
}

/** What a delivery does to the licence. */
export interface Forecast {
  /** Copies that it makes. */
  readonly copies: number;
  /** Copies that are left of the day's; never below none. */
  readonly left: number;
  /** Copies beyond what is allowed; none where all are allowed. */
  readonly over: number;
  /** How full the day is then, 0 to 1. */
  readonly share: number;
}

/** The licence after sending so many stories to so many recipients. */
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
