import type { ReactNode } from 'react';
import { copy } from './copy.ts';

interface FaqViewProps {
  readonly search: ReactNode;
  /** Result of a search in one line. */
  readonly status: string;
  readonly busy: boolean;
  /** The contact page; undefined until the questions are there. */
  readonly contact: string | undefined;
  readonly children: ReactNode;
}

/** Search, result, questions, and the link to the contact screen. */
export const FaqView = ({ search, status, busy, contact, children }: FaqViewProps): ReactNode => (
  <div className="faq">
    {search}
    <p role="status" className="faq-count">
      {status}
    </p>
    <div aria-busy={busy} className="faq-found">
      {children}
    </div>
    {contact === undefined ? null : (
      <section className="faq-help">
        <div>
          <h2>{copy.help.title}</h2>
          <p>{copy.help.text}</p>
        </div>
        <a className="button primary" href={contact}>
          {copy.help.action}
        </a>
      </section>
    )}
  </div>
);
