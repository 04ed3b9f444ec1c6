import type { ReactNode } from 'react';
import { core } from '../../core/page/core.ts';
import { copy } from './copy.ts';

export const ToSubscriptions = ({ className = 'button' }: { readonly className?: string }): ReactNode => (
  <a className={className} href={`${core.addressOf('account')}/user/subscriptions`}>
    {copy.subscriptions}
  </a>
);
