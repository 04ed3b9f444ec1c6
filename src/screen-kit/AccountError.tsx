import { path as cloud } from '@phosphor-icons/core/assets/light/cloud-warning-light.svg?icon';
import type { ReactNode } from 'react';
import { accountError } from '../core/account/account-error.ts';
import { Icon } from '../ui/base/Icon.tsx';

/** Replaces a panel of the account area after a render error; styled by ui/message/message.css. */
export const AccountError = (): ReactNode => {
  const { title, text, action, href } = accountError();
  return (
    <div className="message" role="alert">
      <Icon path={cloud} size={32} />
      <h1>{title}</h1>
      <p>{text}</p>
      <a className="button primary" href={href}>
        {action}
      </a>
    </div>
  );
};
