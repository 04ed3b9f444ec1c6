import { expect, test } from 'vitest';
import { accountSections, screenOf, sectionAt, sectionNames, userPanelSections } from './account-sections.ts';

test('the sections keep their names and order, after the overview', () => {
  expect(accountSections.map(({ key }) => sectionNames[key])).toEqual([
    'Panoramica',
    'Profilo',
    'Abbonamenti',
    'Interessi e notifiche',
    'Newsletter',
    'Utilità',
    'Contattaci',
  ]);
});

test('the user panel has five links', () => {
  expect(userPanelSections.map(({ path }) => path)).toEqual([
    '/user/profile',
    '/user/subscriptions',
    '/user/profile/topics/manage',
    '/user/newsletter/',
    '/contact',
  ]);
});

test.each([
  ['browsers', 'user-devices'],
  ['devices', 'user-devices'],
  ['profile', 'user-profile'],
  ['invoicing', 'user-profile'],
  ['consents', 'user-profile'],
  ['newsletters', undefined],
  ['constructor', undefined],
])('section key %s → screen %s', (key, screen) => {
  expect(screenOf(key)).toBe(screen);
});

test.each([
  ['/', 'dashboard'],
  ['/dashboard', 'dashboard'],
  ['/dashboard/', 'dashboard'],
  ['/user/profile', 'profile'],
  ['/user-profile', 'profile'],
  ['/user-profile-edit-password', 'profile'],
  ['/user/profile/topics/manage', 'topics'],
  ['/user/newsletter', 'newsletter'],
  ['/user/newsletter/', 'newsletter'],
  ['/user-devices', 'utilities'],
  ['/user/subscriptions', 'subscriptions'],
  ['/contact', 'contact'],
  ['/faq', 'contact'],
  ['/registrazione', undefined],
  ['/user', undefined],
])('%s belongs to %s', (path, key) => {
  expect(sectionAt(path)).toBe(key);
});
