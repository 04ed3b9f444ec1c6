/** Browser family and operating system of a device. */
export interface Browser {
  readonly browser: string;
  readonly os: string;
}

const OTHER = 'Altro';

const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|HeadlessChrome|Chromium|CriOS)\//, 'Chrome'],
  [/\bVersion\/\S+ .*\bSafari\//, 'Safari'],
];

const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const firstMatch = (rows: typeof browsers, text: string): string =>
  rows.find(([pattern]) => pattern.test(text))?.[1] ?? OTHER;

/** Browser family and operating system of a `User-Agent` header; 'Altro' for unknown ones. */
export const browserOf = (userAgent: string | undefined): Browser => {
  const text = (userAgent ?? '').slice(0, 1024);
  return { browser: firstMatch(browsers, text), os: firstMatch(systems, text) };
};

/** 'Firefox su Windows'. */
export const deviceLabel = ({ browser, os }: Browser): string =>
  browser === OTHER && os === OTHER ? 'Altro dispositivo' : `${browser} su ${os}`;
