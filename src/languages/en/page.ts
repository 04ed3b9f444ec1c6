import type { Translation } from '../catalogue.ts';
import type { parts } from '../parts.ts';
import { assistance } from './assistance.ts';

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** What any page may show. */
export const page: Translation<(typeof parts.page)[number]> = {
  ...assistance,
  language: { code: 'en-GB' },
  dates: {
    months,
    shortMonths: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sept', 'Oct', 'Nov', 'Dec'],
    date: (day, month, year) => `${day} ${month} ${year}`,
    today: (date) => `Today, ${date}`,
    yesterday: (date) => `Yesterday, ${date}`,
    time: (hours, minutes) => `${hours}:${minutes}`,
  },
  weekdays: { names: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] },
  fields: {
    required: 'Required',
    email: 'Enter a valid e-mail address',
    match: 'The fields do not match',
    fiscal_code: 'Enter a valid Italian tax code',
    form: 'Fill in all the required fields',
    acceptance: 'You must accept this to continue',
    maxLength: (most) => `${most} characters at most`,
  },
  'account-fields': {
    phone: 'Enter a valid phone number',
    zip: 'Enter a valid postcode',
    country: 'Choose a country from the list',
    date: 'Enter a valid date',
    choice: 'Choose an option',
    vat_number: 'Enter a valid VAT number',
    recipient_code: 'Enter a valid recipient code',
    cig: 'Enter a valid tender code (CIG)',
    image: 'Choose an image',
  },
  password: {
    heading: 'The password must contain at least:',
    rules: {
      length: '8 characters',
      letters: 'a capital and a small letter',
      number: 'a number',
      special: 'a special character',
    },
    faults: {
      format: 'The password does not meet all the rules',
      leaked: 'This is one of the most used passwords: it is easy to guess. Choose another',
    },
  },
  failures: {
    network: 'The connection is missing or unstable. Please try again.',
    generic: 'Something went wrong. Please try again in a moment.',
    sessionEnded: 'Your session has expired. Please sign in again.',
  },
  'backend-faults': {
    shape: {
      title: 'This page cannot be shown',
      text: 'The newspaper answered in a way that this page does not understand: it is nothing you did. Try again later or contact customer service.',
    },
    withheld: {
      title: 'The newspaper is not answering this page',
      text: 'Your connection works, but the newspaper is not answering this page. Try again later or contact customer service.',
    },
  },
  'own-notices': {
    network: 'The connection is missing or unstable. Please try again.',
    generic: 'Something went wrong. Please try again in a moment.',
  },
  'route-errors': {
    account: 'Something went wrong',
    accountText: 'We could not complete the operation. Your data are safe.',
    accountAction: 'Back to the main page',
  },
  access: {
    loading: 'Loading your details…',
    signIn: 'Sign in to continue.',
    action: 'Sign in',
    failed: 'Something went wrong. Please try again in a moment.',
    again: 'Try again',
  },
  'account-sections': {
    dashboard: 'Overview',
    profile: 'Profile',
    subscriptions: 'Subscriptions',
    topics: 'Interests and alerts',
    newsletter: 'Newsletters',
    utilities: 'Utilities',
    contact: 'Contact us',
  },
  'account-places': {
    profile: {
      '/user/profile': 'Personal details',
      '/user/profile#fatturazione': 'Invoicing',
      '/user/profile#consensi': 'Consents',
      '/user-profile-edit-password': 'Password',
    },
    utilities: {
      '/user-devices': 'Browsers and devices',
      '/user/subscriptions#codici': 'Activation codes',
      '/user/profile#dati': 'Your data',
    },
  },
  'account-nav': {
    nav: 'Your account',
    logOut: 'Sign out',
    badge: (count) => (count === 1 ? '1 important notice' : `${count} important notices`),
  },
  header: {
    home: 'Home',
    logo: (brand) => `${brand}, home`,
    sections: 'Sections',
    search: 'Search',
    subscribe: 'Subscribe',
    signIn: 'Sign in',
    user: (name) => `Account of ${name}`,
    panel: 'Your account',
    logOut: 'Sign out',
    alerts: (count) => (count === 1 ? '1 important notice' : `${count} important notices`),
  },
  'page-head': {
    title: 'Digital newsstand',
    description: (_, name) =>
      `The digital newsstand of ${name}: leaf through the day’s paper and read the articles, the specials and the archive.`,
  },
  menu: {
    close: 'Close the menu',
    home: 'Home',
    search: 'Search the paper',
    hello: (name) => `Hello, ${name}`,
    subscribed: 'Subscription active',
    notSubscribed: 'No active subscription',
    alerts: (count) => (count === 1 ? '1 notice' : `${count} notices`),
    onAccount: ' about your account',
    badge: (count) => (count === 1 ? '1 important notice' : `${count} important notices`),
    children: (name) => `${name}: more entries`,
    elsewhere: 'another site',
    subscribe: 'Subscribe',
    signIn: 'Sign in',
  },
  'menu-button': { menu: 'Menu' },
  footer: {
    links: 'Information',
    social: 'Social media',
    copyright: (year, holder) => `© ${year} ${holder} · All rights reserved`,
  },
  notices: {
    region: 'Notices',
    more: (hidden) => `${hidden} more`,
    of: ' notices',
    less: 'Show fewer',
    close: (title) => `Dismiss the notice: ${title}`,
    severity: { error: 'Error', warning: 'Warning', info: 'Information', other: 'Notice' },
  },
  captcha: {
    title: 'Security check',
    closed: 'The security check was closed. What you typed is still here: send it again to repeat the check.',
    expired: 'The security check has expired. What you typed is still here: send it again to repeat the check.',
    failed: 'The security check failed. What you typed is still here: send it again to repeat the check.',
  },
  'opening-hours': { at: (day, hour) => `${day} at ${hour}`, today: 'today', tomorrow: 'tomorrow' },
};
