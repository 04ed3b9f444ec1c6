import { type ConsentMode, withoutPreference } from '../../../src/rules/consent/tracking-consent.ts';
import { brandIdentities } from '../../server/base/brands.ts';
import { consentModeOf } from '../elements.ts';

const brandsIn = (mode: ConsentMode): string =>
  brandIdentities.flatMap(({ sigla }) => (consentModeOf(sigla) === mode ? [sigla] : [])).join(', ');

const grantedIn = (mode: ConsentMode): string => (withoutPreference(mode)[5] ? 'finalità 1–5' : 'solo finalità 1');

/** What counts where the manager states no valid preference, by the mode of each brand's pages. */
const missing = `${brandsIn('default')} (default): ${grantedIn('default')}. ${brandsIn('strict')} (strict): ${grantedIn('strict')}.`;

/** The behaviours of the consent manager: value, name, and what they grant where the brands differ. */
export const consentChoices: readonly (readonly [value: string, name: string, note?: string])[] = [
  ['not_needed', 'Non richiesti'],
  ['ask', 'Da chiedere'],
  ['all', 'Finalità 1–5'],
  ['necessary', 'Solo finalità 1'],
  ['expired', 'Rifiuto scaduto', missing],
  ['incomplete', 'Preferenza incompleta', missing],
  ['pending', 'In attesa, per sempre', missing],
  ['late', 'Dopo 4 secondi'],
];
