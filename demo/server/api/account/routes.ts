import type { App } from '../../http/base-app.ts';
import type { Services } from '../../services.ts';
import { addAvatar } from './avatar.ts';
import { addConsents } from './consents.ts';
import { addDevices } from './devices.ts';
import { addEmail } from './email.ts';
import { addGdpr } from './gdpr.ts';
import { addIdCode } from './id-code.ts';
import { addInvoicing } from './invoicing.ts';
import { addLogin } from './login.ts';
import { addAccountLogout, addNewsstandLogout } from './logout.ts';
import { addNotices } from './notices.ts';
import { addOnboarding } from './onboarding.ts';
import { addPassword } from './password.ts';
import { addPasswordReset } from './password-reset.ts';
import { addProfile } from './profile.ts';
import { addRegister } from './register.ts';
import { addRegisterVerify } from './register-verify.ts';
import { addTowns } from './towns.ts';

/** The account host's calls about who the reader is and what belongs to them. */
export const addAccountRoutes = (app: App, services: Services): void => {
  addLogin(app, services);
  addAccountLogout(app, services);
  addIdCode(app, services);
  addNotices(app, services);
  addProfile(app, services);
  addAvatar(app, services);
  addInvoicing(app, services);
  addPassword(app, services);
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

/** The part of them that the newsstand has. */
export const addNewsstandAccountRoutes = (app: App, services: Services): void => {
  addNewsstandLogout(app, services);
};
