import { replaceable } from '../language/replaceable.ts';

/**
 * The parts of a section of the account area: their names by their paths on the account host. Some parts are on the page
 * of another section.
 */
export const accountPlaces = replaceable('account-places', {
  profile: {
    '/user/profile': 'Dati personali',
    '/user/profile#fatturazione': 'Fatturazione',
    '/user/profile#consensi': 'Consensi',
    '/user-profile-edit-password': 'Password',
  },
  utilities: {
    '/user-devices': 'Browser e dispositivi',
    '/user/subscriptions#codici': 'Codici di attivazione',
    '/user/profile#dati': 'I tuoi dati',
  },
});
