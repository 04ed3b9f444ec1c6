/** Specification, point 3, "Consent (tracking)": the site's own categories, not the purposes of the TCF. */
export const purposes = [1, 2, 3, 4, 5] as const;
export type Purpose = (typeof purposes)[number];

/** 1 necessary, 2 functionality, 3 experience, 4 measurement, 5 marketing. */
export type Purposes = Readonly<Record<Purpose, boolean>>;

/** What silence means: `default` takes it for agreement, as the specification does; `strict` for a refusal. */
export type ConsentMode = 'default' | 'strict';

/** The preference of the consent manager, with whatever else it carries. */
export interface Preference {
  readonly consent?: boolean;
  readonly purposes?: Readonly<Record<string, boolean>>;
  /** When it was expressed, ISO 8601. */
  readonly timestamp?: string;
}

/** What a preference is held against. */
export interface ConsentTerms {
  readonly mode: ConsentMode;
  /** yyyy-mm-dd: a preference from before this day counts as missing. */
  readonly invalidBefore: string;
  /** New consent is requested once the vendor list is newer than this version. */
  readonly vendorListVersion: number;
}

/** The vendor lists of now and of the moment of the preference; undefined where the manager does not tell. */
export interface VendorLists {
  readonly current: number | undefined;
  readonly given: number | undefined;
}

const every = (granted: boolean): Purposes => ({ 1: true, 2: granted, 3: granted, 4: granted, 5: granted });

/** Everything, as an agreement or where no preference is needed. */
export const allGranted: Purposes = every(true);

/** Only what works without asking. */
export const onlyNecessary: Purposes = every(false);

/** Specification, point 4: what counts where a preference is missing or incomplete. */
export const withoutPreference = (mode: ConsentMode): Purposes => (mode === 'strict' ? onlyNecessary : allGranted);

/** Specification, point 9: whether a preference was given for a vendor list that has since been replaced by a newer one than allowed. */
export const isOutdated = ({ current, given }: VendorLists, limit: number): boolean =>
  current !== undefined && current > limit && (given ?? limit) <= limit;

const isComplete = (given: Preference['purposes']): given is Purposes & Record<string, boolean> =>
  given !== undefined && purposes.every((purpose) => typeof given[purpose] === 'boolean');

/** Specification, points 4 and 9: the purposes that a preference grants. */
export const purposesOf = (
  preference: Preference | undefined,
  { mode, invalidBefore, vendorListVersion }: ConsentTerms,
  lists: VendorLists,
): Purposes => {
  const given = preference?.timestamp?.slice(0, 10);
  const isOld = (given !== undefined && given < invalidBefore) || isOutdated(lists, vendorListVersion);
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

/** Bits of a TC string's core before the version of its vendor list, and bits of that. */
const before = 120;
const width = 12;
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The vendor list that a TC string (version 2) was made for; undefined where it is none. */
export const vendorListOf = (tcString: string | undefined): number | undefined => {
  const core = tcString?.split('.')[0] ?? '';
  if (!core.startsWith('C') || core.length * 6 < before + width) return undefined;
  const letters = [...core.slice(before / 6, (before + width) / 6)].map((letter) => alphabet.indexOf(letter));
  return letters.some((value) => value < 0) ? undefined : letters.reduce((sum, value) => sum * 64 + value, 0);
};
