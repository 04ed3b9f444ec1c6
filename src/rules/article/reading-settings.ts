/** How a reader wants articles set; kept in the browser under `np_reading`. */
export interface ReadingSettings {
  /** Index into the four sizes of the design. */
  readonly size: 0 | 1 | 2 | 3;
  /** Index into the three distances of lines. */
  readonly leading: 0 | 1 | 2;
  readonly theme: Theme;
}

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

/** Pixels at the element's unit, as the design sets them. */
export const textSizes = [17, 19, 21, 24] as const;
export const leadings = [1.45, 1.58, 1.75] as const;

/** What holds until the reader chooses; without a theme of the reader's the page's own scheme stays. */
export const defaultSettings = { size: 1, leading: 1 } as const;

const within = (value: unknown, length: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < length;

/** Stored settings, part by part: what another hand wrote there counts as not chosen. */
export const readSettings = (value: unknown): Omit<ReadingSettings, 'theme'> & { readonly theme?: Theme } => {
  const given: Readonly<Record<string, unknown>> = typeof value === 'object' && value !== null ? { ...value } : {};
  const theme = themes.find((one) => one === given.theme);
  return {
    size: within(given.size, textSizes.length) ? (given.size as ReadingSettings['size']) : defaultSettings.size,
    leading: within(given.leading, leadings.length)
      ? (given.leading as ReadingSettings['leading'])
      : defaultSettings.leading,
    ...(theme && { theme }),
  };
};
