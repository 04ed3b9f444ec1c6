/** The reader's settings for the text of articles; stored under `np_reading`. */
export interface ReadingSettings {
  /** Index into `textSizes`. */
  readonly size: 0 | 1 | 2 | 3;
  /** Index into `leadings`. */
  readonly leading: 0 | 1 | 2;
  readonly theme: Theme;
}

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** Pixels when `--np-rem` is 16px. */
export const textSizes = [17, 19, 21, 24] as const;
/** Line heights, as multiples of the text size. */
export const leadings = [1.45, 1.58, 1.75] as const;

/** The defaults. There is no default theme: the page's own scheme applies until the reader chooses one. */
export const defaultSettings = { size: 1, leading: 1 } as const;

const within = (value: unknown, length: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

/** Reads stored settings field by field; an invalid field counts as not chosen. */
export const readSettings = (value: unknown): Omit<ReadingSettings, 'theme'> & { readonly theme?: Theme } => {
  const stored: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const theme = themes.find((one) => one === stored.theme);
  return {
    size: within(stored.size, textSizes.length) ? (stored.size as ReadingSettings['size']) : defaultSettings.size,
    leading: within(stored.leading, leadings.length)
      ? (stored.leading as ReadingSettings['leading'])
      : defaultSettings.leading,
    ...(theme && { theme }),
  };
};
