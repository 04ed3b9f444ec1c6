import { routeError } from '../../rules/page/route-errors.ts';
import { core } from '../page/core.ts';

/** The message for a broken screen of the account area, with a link to its main page. */
export const accountError = () => ({
  title: routeError('account').title,
  text: 'Non siamo riusciti a completare l’operazione. I tuoi dati sono al sicuro.',
  action: 'Torna alla pagina principale',
  href: `${core.addressOf('account')}/dashboard`,
});
