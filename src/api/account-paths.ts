import { remappedPath } from './core-paths.ts';

/** The calls of the account area's panels; apart from paths.ts, which every page loads. */
const paths = {
  profile: '/api/user/profile',
  avatar: '/api/user/profile/avatar',
  invoicing: '/api/user/invoicing',
  consents: '/api/user/consents',
  password: '/api/user/password',
  email: '/api/user/email',
  emailConfirm: '/api/user/email/confirm',
  devices: '/api/user/devices',
  devicesDeleteOthers: '/api/user/devices/delete-others',
  subscriptions: '/api/user/subscriptions',
  newsletters: '/api/user/newsletters',
  topics: '/api/user/topics',
  gdprExport: '/api/user/gdpr/export',
  gdprDelete: '/api/user/gdpr/delete',
  gdprDeleteCancel: '/api/user/gdpr/delete/cancel',
  register: '/api/site/register',
  registerVerify: '/api/site/register/verify',
  registerResend: '/api/site/register/resend',
  passwordReset: '/api/site/password-reset',
  passwordResetConfirm: '/api/site/password-reset/confirm',
  towns: '/api/site/comuni',
} as const;

/** The calls of the account area, by name. */
export type AccountPathName = keyof typeof paths;

/** The path of a call of the account area, as remapped or as the API gives it. */
export const accountPath = (name: AccountPathName): string => remappedPath(name) ?? paths[name];
