import type { ReactNode } from 'react';
import { accountError } from '../core/account/account-error.ts';

/** Stands in place of a panel of the account area that broke; `ui/message.css` has its looks. */
export const AccountError = (): ReactNode => {
  const { title, action, href } = accountError();
  return (
    <div className="message" role="alert">
      <h1>{title}</h1>
      <a className="button primary" href={href}>
        {action}
      </a>
    </div>
  );
};
