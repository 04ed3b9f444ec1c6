import type { ReactNode } from 'react';
import { panelCopy as copy } from './panel-copy.ts';

/** Starting a chat is consent to the processing of personal data. */
export const Terms = ({ policy }: { readonly policy: string }): ReactNode => (
  <p className="small">
    {copy.terms}{' '}
    <a href={policy} target="_blank" rel="noopener">
      {copy.policy}
    </a>
  </p>
);
