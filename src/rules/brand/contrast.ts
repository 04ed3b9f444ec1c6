/** The grounds on which an accent appears; see src/ui/base/tokens-rest.css. Then the texts on a filled accent. */
const grounds = {
  light: ['#ffffff', '#f7f5f0', '#ffffff'],
  dark: ['#151411', '#23211d', '#12110f'],
} as const;

export type Scheme = keyof typeof grounds;

/** WCAG 2.2, 1.4.3: the least contrast of text. */
const LEAST = 4.5;

const channels = (hex: string): readonly [number, number, number] => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [r, g, b];
};

const luminance = (hex: string): number => {
  const [r, g, b] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

/** WCAG 2.2: contrast ratio of two colours, written as `#0b5a66`. */
export const contrast = (one: string, other: string): number => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/** The least contrast that an accent has in a scheme, as text and as ground. */
export const accentContrast = (accent: string, scheme: Scheme): number =>
  Math.min(...grounds[scheme].map((ground) => contrast(accent, ground)));

/** Whether an accent can be read in a scheme: at least 4.5 to 1 everywhere, or another ratio. */
export const isReadable = (accent: string, scheme: Scheme, least = LEAST): boolean =>
  accentContrast(accent, scheme) >= least;

const mixed = (accent: string, towards: number, share: number): string =>
  `#${channels(accent)
    .map((channel) => Math.round(channel + (towards - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`.toUpperCase();

const STEPS = 200;

/** The nearest colour that can be read: darker in the light scheme, lighter in the dark one. The accent itself if it can. */
export const nearestReadable = (accent: string, scheme: Scheme, least = LEAST): string => {
  for (let step = 0; ; step += 1) {
    const colour = mixed(accent, scheme === 'light' ? 0 : 255, step / STEPS);
    if (isReadable(colour, scheme, least)) return colour;
  }
};
