import type { ReactNode } from 'react';
import { accountError } from '../core/account/account-error.ts';

/** Replaces a panel of the account area after a render error; styled by ui/message/message.css. */
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
