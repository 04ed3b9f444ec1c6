import { replaceable } from '../language/replaceable.ts';

/** The sections of the account area. */
export type SectionKey = 'dashboard' | 'profile' | 'subscriptions' | 'topics' | 'newsletter' | 'utilities' | 'contact';

export interface AccountSection {
  readonly key: SectionKey;
  /** Path on the account host. */
  readonly path: string;
  /** Other paths that belong to it. */
  readonly paths?: readonly string[];
}

export const sectionNames = replaceable('account-sections', {
  dashboard: 'Panoramica',
  profile: 'Profilo',
  subscriptions: 'Abbonamenti',
  topics: 'Interessi e notifiche',
  newsletter: 'Newsletter',
  utilities: 'Utilità',
  contact: 'Contattaci',
} satisfies Readonly<Record<SectionKey, string>>);

/** The sections of the account area, in the order of its menu. */
export const accountSections: readonly AccountSection[] = [
  { key: 'dashboard', path: '/dashboard', paths: ['/'] },
  { key: 'profile', path: '/user/profile', paths: ['/user-profile', '/user-profile-edit-password'] },
  { key: 'subscriptions', path: '/user/subscriptions', paths: ['/user-onboarding-upselling'] },
  { key: 'topics', path: '/user/profile/topics/manage' },
  { key: 'newsletter', path: '/user/newsletter/' },
  { key: 'utilities', path: '/user-devices' },
  { key: 'contact', path: '/contact', paths: ['/faq'] },
];

const inUserPanel: readonly SectionKey[] = ['profile', 'subscriptions', 'topics', 'newsletter', 'contact'];

/** The links of the user panel in the header. */
export const userPanelSections: readonly AccountSection[] = accountSections.filter(({ key }) =>
  inUserPanel.includes(key),
);

/** The section of a path on the account host; undefined for a path outside the area's menu. */
export const sectionAt = (path: string): SectionKey | undefined => {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return accountSections.find((section) =>
    [section.path, ...(section.paths ?? [])].some((own) => own === plain || own === `${plain}/`),
  )?.key;
};

/** Internal section keys → screens. */
export const sectionScreens = {
  browsers: 'user-devices',
  devices: 'user-devices',
  profile: 'user-profile',
  invoicing: 'user-profile',
  consents: 'user-profile',
} as const;

/** The screen of an internal section key; undefined for an unknown key. */
export const screenOf = (key: string): 'user-devices' | 'user-profile' | undefined =>
  Object.hasOwn(sectionScreens, key) ? sectionScreens[key as keyof typeof sectionScreens] : undefined;
