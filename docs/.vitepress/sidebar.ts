import type { DefaultTheme } from 'vitepress';

const pages = (folder: string, names: Readonly<Record<string, string>>): DefaultTheme.SidebarItem[] =>
  Object.entries(names).map(([name, text]) => ({ text, link: `/${folder}/${name}` }));

/** The left column, the same on every page. */
export const sidebar = (tags: readonly string[]): DefaultTheme.SidebarItem[] => [
  {
    text: 'Start',
    items: pages('start', {
      'plain-page': 'A plain page',
      wordpress: 'WordPress',
      drupal: 'Drupal',
      package: 'The package',
      react: 'React',
      vue: 'Vue',
      nextjs: 'Next.js',
      angular: 'Angular',
      astro: 'Astro',
      vite: 'Vite',
      webpack: 'webpack',
      'own-brand': 'Your own brand',
    }),
  },
  {
    text: 'Elements',
    items: [
      { text: 'All elements', link: '/elements/' },
      ...tags.map((tag) => ({ text: tag, link: `/elements/${tag}` })),
    ],
  },
  {
    text: 'Guides',
    items: pages('guides', {
      configuration: 'Configuration',
      theming: 'Theming',
      texts: 'Texts and English',
      consent: 'Consent and tracking',
      adapters: 'Captcha, live chat, tags, banners',
      storage: 'Storage',
      security: 'Security policy and integrity',
      'threat-model': 'Threat model',
      errors: 'Errors and ?np-doctor',
      production: 'Seen in production',
      accessibility: 'Accessibility',
      'own-backend': 'Own backend',
      operating: 'Operating',
      'server-adapters': 'Neighbours of the backend',
      upgrades: 'Upgrades',
      measurements: 'Measurements',
      law: 'Law',
      'assistance-chat': 'What users ask of a chat',
    }),
  },
  { text: 'Decisions', link: '/decisions/' },
  { text: 'In italiano', items: [{ text: 'Che cosa vede chi legge', link: '/it/' }] },
];
