import type { MouseEventHandler, ReactNode } from 'react';
import { pageBrand } from '../../../core/page/page.ts';
import { isSupportOpen, nextSupportOpening } from '../../../rules/assistance/support-hours.ts';
import { reopening } from './hours-copy.ts';
import { panelCopy as copy } from './panel-copy.ts';

export interface WayOutProps {
  readonly contactForm: string;
  readonly onPerson: () => void;
  readonly onContact: MouseEventHandler<HTMLAnchorElement>;
}

/** The link to a person. Outside the support hours it says when they are back. */
export const WayOut = ({ contactForm, onPerson, onContact }: WayOutProps): ReactNode => {
  const now = new Date();
  const { hours } = pageBrand();
  if (isSupportOpen('chat', now, hours))
    return (
      <button type="button" onClick={onPerson}>
        {copy.person}
      </button>
    );
  return (
    <>
      {reopening(nextSupportOpening('chat', now, hours), now)}.{' '}
      <a href={contactForm} onClick={onContact}>
        {copy.message}
      </a>
    </>
  );
};
