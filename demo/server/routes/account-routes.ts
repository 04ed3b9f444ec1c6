import type { App } from '../http/base-app.ts';
import type { Services } from '../http/services.ts';
import { addAvatar } from './account/avatar.ts';
import { addConsents } from './account/consents.ts';
import { addDevices } from './account/devices.ts';
import { addEmail } from './account/email.ts';
import { addGdpr } from './account/gdpr.ts';
import { addInvoicing } from './account/invoicing.ts';
import { addPasskeys } from './account/passkeys.ts';
import { addPassword } from './account/password.ts';
import { addPasswordReset } from './account/password-reset.ts';
import { addProfile } from './account/profile.ts';
import { addOnboarding } from './account/registration/onboarding.ts';
import { addRegister } from './account/registration/register.ts';
import { addRegisterVerify } from './account/registration/register-verify.ts';
import { addTowns } from './account/towns.ts';
import { addNotices } from './notices/notices.ts';
import { addIdCode } from './session/id-code.ts';
import { addLogin } from './session/login.ts';
import { addAccountLogout, addNewsstandLogout } from './session/logout.ts';
import { addNotMe } from './session/not-me.ts';
import { addPasskeySignIn } from './session/passkey-sign-in.ts';

/** The account host's calls about the reader: session, profile, consents, registration. */
export const addAccountRoutes = (app: App, services: Services): void => {
  addLogin(app, services);
  addPasskeySignIn(app, services);
  addNotMe(app, services);
  addAccountLogout(app, services);
  addIdCode(app, services);
  addNotices(app, services);
  addProfile(app, services);
  addAvatar(app, services);
  addInvoicing(app, services);
  addPassword(app, services);
  addPasskeys(app, services);
  addEmail(app, services);
  addConsents(app, services);
  addDevices(app, services);
  addOnboarding(app, services);
  addRegister(app, services);
  addRegisterVerify(app, services);
  addPasswordReset(app, services);
  addGdpr(app, services);
  addTowns(app);
};

/** The account calls that the newsstand has too. */
export const addNewsstandAccountRoutes = (app: App, services: Services): void => {
  addNewsstandLogout(app, services);
};
