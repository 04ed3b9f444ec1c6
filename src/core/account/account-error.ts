import { routeError, routeTexts } from '../../rules/page/route-errors.ts';
import { core } from '../page/core.ts';

/** The message for a broken screen of the account area, with a link to its main page. */
export const accountError = () => ({
  title: routeError('account').title,
  text: routeTexts.accountText,
  action: routeTexts.accountAction,
  href: `${core.addressOf('account')}/dashboard`,
});
