import { replaceable } from '../language/replaceable.ts';
import type { UserType } from './profile.ts';

/** The consents of an account, in the words of `consentTextVersion`. */
export const consentTexts = replaceable('consents', {
  promo: 'Promozioni e statistiche del titolare: offerte, novità e sondaggi del giornale.',
  profiling: 'Profilazione: contenuti e offerte in base alle mie preferenze.',
  third_parties: 'Promozioni di terzi: comunicazioni commerciali di partner selezionati.',
  company_contract: 'Approvo specificamente le clausole contrattuali per aziende (artt. 4, 7 e 11).',
});

export type ConsentId = keyof typeof consentTexts;

/** Raise it with every change of a text: receipts store the version. */
export const consentTextVersion = '2025-11';

/** The consents that each kind of user is asked. Companies and public bodies must accept the contract clauses. */
export const askedConsents = (type: UserType): readonly ConsentId[] => {
  const optional = ['promo', 'profiling', 'third_parties'] as const;
  return type === 'person' ? optional : [...optional, 'company_contract'];
};

export const isMandatoryConsent = (id: string): boolean => id === 'company_contract';
