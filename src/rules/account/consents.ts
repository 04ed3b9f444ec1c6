import type { UserType } from './profile.ts';

/** Specification, point 3, "Consent options": what a reader may agree to, in the words of the version below. */
export const consentTexts = {
  promo: 'Promozioni e statistiche del titolare: offerte, novità e sondaggi del giornale.',
  profiling: 'Profilazione: contenuti e offerte in base alle mie preferenze.',
  third_parties: 'Promozioni di terzi: comunicazioni commerciali di partner selezionati.',
  company_contract: 'Approvo specificamente le clausole contrattuali per aziende (artt. 4, 7 e 11).',
} as const;

export type ConsentId = keyof typeof consentTexts;

/** Other words than these get another version. */
export const consentTextVersion = '2025-11';

/** What a kind of user is asked; only companies and bodies sign contract clauses, and they must (point 5). */
export const askedConsents = (type: UserType): readonly ConsentId[] => {
  const optional = ['promo', 'profiling', 'third_parties'] as const;
  return type === 'person' ? optional : [...optional, 'company_contract'];
};

export const isMandatoryConsent = (id: string): boolean => id === 'company_contract';
