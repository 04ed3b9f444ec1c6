/** For whom an image is drawn: a lower number comes first. */
export const priorities = { reader: 0, morning: 1, backNumber: 2 } as const;

/** A page that fails this often is not tried again by itself. */
export const MAX_ATTEMPTS = 3;

/** A claim that is not renewed for this time has died with its process. */
export const LEASE_SECONDS = 15;

/** After this time a reader's request tries a failed page again. */
export const FAILED_SECONDS = 300;

/** What becomes of an image after its failed attempt of this number, from 1. */
export const afterFailure = (
  attempts: number,
): { readonly state: 'waiting'; readonly delaySeconds: number } | { readonly state: 'failed' } =>
  attempts >= MAX_ATTEMPTS ? { state: 'failed' } : { state: 'waiting', delaySeconds: 30 * 4 ** (attempts - 1) };

interface Ahead {
  readonly width: number;
  readonly format: 'avif' | 'webp';
  /** Whether only the front page has it. */
  readonly isFront: boolean;
}

/** Images of a front page that the home pages and the e-paper show first. */
const fronts: readonly Ahead[] = [320, 640, 1000].flatMap((width) =>
  (['avif', 'webp'] as const).map((format) => ({ width, format, isFront: true })),
);

/** What the e-paper asks for until a reader enlarges a page threefold. */
const whole: readonly Ahead[] = [320, 640, 1000, 1400, 2000].map((width) => ({
  width,
  format: 'avif',
  isFront: false,
}));

/** The images that are drawn before a reader asks for them. */
export const ahead = {
  /** Of the day's papers. */
  morning: [...fronts.filter(({ format }) => format === 'webp'), ...whole],
  /** Of the next day's papers, before midnight. */
  fronts,
  /** Of papers in a list. */
  covers: fronts.filter(({ width, format }) => width === 640 && format === 'webp'),
} as const;
