import { type NamedChoice, type PurposeMap, preferenceIn } from './purpose-map.ts';
import { type ConsentMode, isComplete, type Preference } from './tracking-consent.ts';

/** What a TC string says. */
export interface TcChoice extends NamedChoice {
  readonly vocabulary: 'tcf';
  /** Version of the TCF's policies: 4 for TCF 2.2, 5 for 2.3. */
  readonly policyVersion: number;
  /** The string has the segment of the vendors that the reader was shown. */
  readonly disclosesVendors: boolean;
}

/** From this version of the policies (TCF 2.3), a string without the segment of disclosed vendors is incomplete. */
const disclosesSince = 5;

/** Whether a TC string has all that its version of the TCF demands. */
export const isWholeString = ({ policyVersion, disclosesVendors }: TcChoice): boolean =>
  policyVersion < disclosesSince || disclosesVendors;

/** The TCF version of a string; undefined for one before 2.2. */
export const tcfVersionOf = ({ policyVersion }: TcChoice): string | undefined => {
  if (policyVersion >= disclosesSince) return '2.3';
  return policyVersion === 4 ? '2.2' : undefined;
};

/** What a TC string states. Strict mode refuses an incomplete one; by default it grants what it names and no more. */
const preferenceOf = (choice: TcChoice, map: PurposeMap, mode: ConsentMode): Preference =>
  mode === 'default' || isWholeString(choice) ? preferenceIn(choice, map) : { consent: false };

/** Whether a preference decides anything. */
export const saysSomething = (own: Preference | undefined): own is Preference =>
  own !== undefined && (own.consent !== undefined || isComplete(own.purposes));

/**
 * The manager's own preference and its TC string as one: a purpose is granted if neither refuses it. A string that
 * cannot be read may be a refusal, so it refuses unless the own preference says something.
 */
export const agreed = (
  own: Preference | undefined,
  choice: TcChoice | undefined,
  map: PurposeMap,
  mode: ConsentMode,
): Preference => {
  if (own?.consent === false) return own;
  if (!choice) return saysSomething(own) ? own : { consent: false };
  const inString = preferenceOf(choice, map, mode);
  const timestamp = own?.timestamp ?? inString.timestamp;
  const given = Object.entries(inString.purposes ?? {});
  return {
    ...(inString.consent === false && { consent: false }),
    purposes: Object.fromEntries(given.map(([purpose, is]) => [purpose, is && own?.purposes?.[purpose] !== false])),
    ...(timestamp !== undefined && { timestamp }),
  };
};
