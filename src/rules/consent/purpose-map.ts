import type { Preference } from './tracking-consent.ts';

/** Whose names for purposes a choice uses: the TCF's numbers, or those of a consent manager without a TC string. */
export type Vocabulary = 'tcf' | 'didomi' | 'onetrust' | 'cookiebot';

/** What a reader granted, in the words of a TC string or of a consent manager. */
export interface NamedChoice {
  readonly vocabulary: Vocabulary;
  /** Purposes 1 to 11 of the TCF, or the manager's own names. */
  readonly granted: readonly (number | string)[];
  /** When it was expressed, ISO 8601. */
  readonly timestamp?: string;
}

/** The site's purposes that need consent. */
const mapped = [2, 3, 4, 5] as const;
type Mapped = (typeof mapped)[number];

/** For each purpose of the site, what the reader must have granted: purposes of the TCF (numbers), names of a manager. */
export type PurposeMap = Readonly<Partial<Record<Mapped, readonly (number | string)[]>>>;

/**
 * TCF: 1 store and read on the device, 2 to 4 advertising by profile, 5 and 6 content by profile, 8 measure content,
 * 9 statistics about readers.
 */
const ofTcf = { 2: [1], 3: [1, 5, 6], 4: [1, 8, 9], 5: [1, 2, 3, 4] } as const;

/** What each purpose of the site needs by default. Didomi numbers its standard purposes as the TCF does. */
export const defaultPurposeMap: Readonly<Record<Vocabulary, Required<PurposeMap>>> = {
  tcf: ofTcf,
  didomi: ofTcf,
  onetrust: { 2: ['C0003'], 3: ['C0003'], 4: ['C0002'], 5: ['C0004'] },
  cookiebot: { 2: ['preferences'], 3: ['preferences'], 4: ['statistics'], 5: ['marketing'] },
};

/** Which entries of a configured map apply, in order of preference. */
const kinds: Readonly<Record<Vocabulary, readonly ('number' | 'string')[]>> = {
  tcf: ['number'],
  didomi: ['string', 'number'],
  onetrust: ['string'],
  cookiebot: ['string'],
};

/** The highest purpose of the TCF, 2.3. */
const lastTcfPurpose = 11;

/** Whether a value can be in a map: a purpose of the TCF, or a name. */
export const isMapped = (value: unknown): value is number | string =>
  typeof value === 'string'
    ? value !== ''
    : Number.isInteger(value) && Number(value) >= 1 && Number(value) <= lastTcfPurpose;

/** The valid entries of a configured map. An entry with an unknown purpose, or an empty one, is ignored as a whole. */
export const readPurposeMap = (value: unknown): PurposeMap => {
  const given: Readonly<Record<string, unknown>> = Object(value);
  return Object.fromEntries(
    mapped.flatMap((purpose) => {
      const names = given[purpose];
      return Array.isArray(names) && names.length > 0 && names.every(isMapped) ? [[purpose, names]] : [];
    }),
  );
};

const neededFor = (purpose: Mapped, vocabulary: Vocabulary, configured: PurposeMap): readonly (number | string)[] =>
  kinds[vocabulary]
    .map((kind) => configured[purpose]?.filter((name) => typeof name === kind) ?? [])
    .find((names) => names.length > 0) ?? defaultPurposeMap[vocabulary][purpose];

/**
 * The site's preference that a choice amounts to: a purpose is granted if the reader granted everything that the map
 * names for it. Numbers of a configured map apply to the TCF, texts to a manager; where it names none, the default map.
 */
export const preferenceIn = ({ vocabulary, granted, timestamp }: NamedChoice, configured: PurposeMap): Preference => {
  const isGranted = (purpose: Mapped): boolean =>
    neededFor(purpose, vocabulary, configured).every((name) => granted.includes(name));
  return {
    purposes: { 1: true, 2: isGranted(2), 3: isGranted(3), 4: isGranted(4), 5: isGranted(5) },
    ...(timestamp !== undefined && { timestamp }),
  };
};
