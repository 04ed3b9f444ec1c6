/** Specification, point 2.3: what the account area is divided into. */
export type SectionKey = 'dashboard' | 'profile' | 'subscriptions' | 'topics' | 'newsletter' | 'utilities' | 'contact';

export interface AccountLink {
  readonly name: string;
  /** Path on the account host. */
  readonly path: string;
}

export interface AccountSection extends AccountLink {
  readonly key: SectionKey;
  /** Other paths that belong to it. */
  readonly paths?: readonly string[];
}

/** The sections in their order, with the names of the specification, point 2.3; the dashboard's is 'Panoramica'. */
export const accountSections: readonly AccountSection[] = [
  { key: 'dashboard', name: 'Panoramica', path: '/dashboard', paths: ['/'] },
  {
    key: 'profile',
    name: 'Profilo',
    path: '/user/profile',
    paths: ['/user-profile', '/user-profile-edit-password'],
  },
  {
    key: 'subscriptions',
    name: 'Abbonamenti',
    path: '/user/subscriptions',
    paths: ['/user-onboarding-upselling'],
  },
  { key: 'topics', name: 'Interessi e notifiche', path: '/user/profile/topics/manage' },
  { key: 'newsletter', name: 'Newsletter', path: '/user/newsletter/' },
  {
    key: 'utilities',
    name: 'Utilità',
    path: '/user-devices',
  },
  { key: 'contact', name: 'Contattaci', path: '/contact', paths: ['/faq'] },
];

const inUserPanel: readonly SectionKey[] = ['profile', 'subscriptions', 'topics', 'newsletter', 'contact'];

/** Specification, point 2.2: the user panel's links. */
export const userPanelSections: readonly AccountSection[] = accountSections.filter(({ key }) =>
  inUserPanel.includes(key),
);

/** The section that a path of the account host belongs to; undefined for paths outside of the area's menu. */
export const sectionAt = (path: string): SectionKey | undefined => {
  const plain = path === '/' ? path : path.replace(/\/+$/, '');
  return accountSections.find((section) =>
    [section.path, ...(section.paths ?? [])].some((own) => own === plain || own === `${plain}/`),
  )?.key;
};

/** Specification, point 2.3: internal section keys → screens. */
export const sectionScreens = {
  browsers: 'user-devices',
  devices: 'user-devices',
  profile: 'user-profile',
  invoicing: 'user-profile',
  consents: 'user-profile',
} as const;

/** The screen of an internal section key; undefined for a key that none has. */
export const screenOf = (key: string): 'user-devices' | 'user-profile' | undefined =>
  Object.hasOwn(sectionScreens, key) ? sectionScreens[key as keyof typeof sectionScreens] : undefined;
