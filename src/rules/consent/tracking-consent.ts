/** The site's own purposes 1 to 5, not the purposes of the TCF. */
export const purposes = [1, 2, 3, 4, 5] as const;
export type Purpose = (typeof purposes)[number];

/** 1 necessary, 2 functionality, 3 experience, 4 measurement, 5 marketing. */
export type Purposes = Readonly<Record<Purpose, boolean>>;

/** What a missing preference means: `default` grants all purposes, `strict` only the necessary one. */
export type ConsentMode = 'default' | 'strict';

/** The fields of the consent manager's preference that the rule reads. */
export interface Preference {
  readonly consent?: boolean;
  readonly purposes?: Readonly<Record<string, boolean>>;
  /** When it was expressed, ISO 8601. */
  readonly timestamp?: string;
}

/** What a preference is checked against. */
export interface ConsentTerms {
  readonly mode: ConsentMode;
  /** yyyy-mm-dd: a preference from before this day counts as missing. */
  readonly invalidBefore: string;
  /** New consent is requested once the vendor list is newer than this version. */
  readonly vendorListVersion: number;
}

/** Versions of the vendor list: now, and when the preference was given. Undefined when the manager does not say. */
export interface VendorLists {
  readonly current: number | undefined;
  readonly given: number | undefined;
}

const every = (granted: boolean): Purposes => ({ 1: true, 2: granted, 3: granted, 4: granted, 5: granted });

/** All purposes. */
export const allGranted: Purposes = every(true);

/** Only the necessary purpose, which needs no consent. */
export const onlyNecessary: Purposes = every(false);

/** The purposes granted when a preference is missing or incomplete. */
export const withoutPreference = (mode: ConsentMode): Purposes => (mode === 'strict' ? onlyNecessary : allGranted);

/** Whether the vendor list is now newer than `limit`, but the preference was given for one that is not. */
export const isOutdated = ({ current, given }: VendorLists, limit: number): boolean =>
  current !== undefined && current > limit && (given ?? limit) <= limit;

/** Whether all five purposes are decided. */
export const isComplete = (given: Preference['purposes']): given is Purposes & Record<string, boolean> =>
  given !== undefined && purposes.every((purpose) => typeof given[purpose] === 'boolean');

/**
 * The purposes that a preference grants. `consent: false` refuses; five booleans in `purposes` decide; `consent: true`
 * alone grants all. A preference that is older than `invalidBefore`, outdated or incomplete counts as missing. Where its
 * vendor list is unknown, default mode takes it as it is: counting as missing would grant what it refuses.
 */
export const purposesOf = (
  preference: Preference | undefined,
  { mode, invalidBefore, vendorListVersion }: ConsentTerms,
  lists: VendorLists,
): Purposes => {
  const given = preference?.timestamp?.slice(0, 10);
  const isUnknown = lists.given === undefined && mode === 'default';
  const isOld = (given !== undefined && given < invalidBefore) || (!isUnknown && isOutdated(lists, vendorListVersion));
  if (!preference || isOld) return withoutPreference(mode);
  if (preference.consent === false) return onlyNecessary;
  if (isComplete(preference.purposes)) {
    const [first, second, third, fourth, fifth] = purposes.map((purpose) => preference.purposes?.[purpose] === true);
    return { 1: first === true, 2: second === true, 3: third === true, 4: fourth === true, 5: fifth === true };
  }
  const isWhole = preference.consent === true && preference.purposes === undefined;
  return isWhole ? allGranted : withoutPreference(mode);
};

/** Whether two decisions grant the same. */
export const isSameConsent = (one: Purposes | undefined, other: Purposes | undefined): boolean =>
  one === other || purposes.every((purpose) => one?.[purpose] === other?.[purpose]);

const granted = (is: boolean) => (is ? 'granted' : 'denied');

/** The signals of the tag manager's consent mode, version 2, from the site's categories. */
export const consentSignals = (given: Purposes): Readonly<Record<string, 'granted' | 'denied'>> => ({
  ad_storage: granted(given[5]),
  ad_user_data: granted(given[5]),
  ad_personalization: granted(given[5]),
  analytics_storage: granted(given[4]),
  functionality_storage: granted(given[2]),
  personalization_storage: granted(given[3]),
  security_storage: granted(given[1]),
});

/** Position and width of the vendor list's version in the core of a TC string, in bits. */
const before = 120;
const width = 12;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The vendor list version of a TC string (version 2); undefined for any other text. */
export const vendorListOf = (tcString: string | undefined): number | undefined => {
  const core = tcString?.split('.')[0] ?? '';
  if (!core.startsWith('C') || core.length * 6 < before + width) return undefined;
  const letters = [...core.slice(before / 6, (before + width) / 6)].map((letter) => alphabet.indexOf(letter));
  return letters.some((value) => value < 0) ? undefined : letters.reduce((sum, value) => sum * 64 + value, 0);
};
