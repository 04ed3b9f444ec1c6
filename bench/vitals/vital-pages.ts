/** A page of the bench. `{edition}` in its path is the id of the day's edition. */
export interface VitalPage {
  readonly name: string;
  readonly host: string;
  readonly path: string;
  /** Only visitors, only readers, or both, one after the other. */
  readonly for: 'visitors' | 'readers' | 'all';
  /** The reader, where the usual one may not see the page. */
  readonly reader?: string;
}

/** A reader with a digital subscription. */
export const usualReader = 'digital@example.it';

const newsstand = (name: string, path: string, who: VitalPage['for'] = 'all', reader?: string): VitalPage => ({
  name,
  host: 'mg',
  path,
  for: who,
  ...(reader && { reader }),
});

const account = (name: string, path: string, who: VitalPage['for'] = 'readers'): VitalPage => ({
  name,
  host: 'account.mg',
  path,
  for: who,
});

/** Every kind of page of newsstand and account site. */
export const vitalPages: readonly VitalPage[] = [
  newsstand('home', '/'),
  newsstand('sections', '/sezioni'),
  newsstand('section', '/sezione/cronaca'),
  newsstand('specials', '/speciali'),
  newsstand('signatures', '/firme'),
  newsstand('article', '/articolo/1'),
  newsstand('search', '/ricerca?q=tram'),
  newsstand('archive', '/ricerca?q=tram&dove=archivio', 'readers'),
  newsstand('e-paper', '/#sfoglia={edition}', 'readers'),
  newsstand('favourites', '/preferiti', 'readers'),
  newsstand('press', '/rassegna', 'readers', 'azienda@example.it'),
  newsstand('chatbot', '/chatbot', 'readers', 'redazione@staff.example.it'),
  account('sign-in', '/sso/request-login', 'visitors'),
  account('registration', '/registrazione', 'visitors'),
  account('forgotten', '/password-dimenticata', 'visitors'),
  account('dashboard', '/dashboard'),
  account('profile', '/user/profile'),
  account('subscriptions', '/user/subscriptions'),
  account('newsletters', '/user/newsletter'),
  account('interests', '/user/profile/topics/manage'),
  account('devices', '/user-devices'),
  account('password', '/user-profile-edit-password'),
  account('offer', '/user-onboarding-upselling'),
  account('onboarding', '/user-onboarding'),
  account('contact', '/contact', 'all'),
  account('faq', '/faq', 'all'),
];
