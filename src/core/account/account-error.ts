import { routeError } from '../../rules/page/route-errors.ts';
import { core } from '../page/core.ts';

/** Specification, point 2.1: what the account area says of a screen that broke, and the way back to its main page. */
export const accountError = () => ({
  title: routeError('account').title,
  action: 'Torna alla pagina principale',
  href: `${core.addressOf('account')}/dashboard`,
});
