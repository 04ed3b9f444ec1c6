import type { AccountLink, SectionKey } from './account-sections.ts';

/** The parts of a section of the account area. Some parts are on the page of another section. */
export const accountPlaces: Readonly<Partial<Record<SectionKey, readonly AccountLink[]>>> = {
  profile: [
    { name: 'Dati personali', path: '/user/profile' },
    { name: 'Fatturazione', path: '/user/profile#fatturazione' },
    { name: 'Consensi', path: '/user/profile#consensi' },
    { name: 'Password', path: '/user-profile-edit-password' },
  ],
  utilities: [
    { name: 'Browser e dispositivi', path: '/user-devices' },
    { name: 'Codici di attivazione', path: '/user/subscriptions#codici' },
    { name: 'I tuoi dati', path: '/user/profile#dati' },
  ],
};
