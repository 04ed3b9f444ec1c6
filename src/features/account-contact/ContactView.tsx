import type { ReactNode, Ref } from 'react';

interface ContactViewProps {
  /** The reader comes from the closed live chat: the form is first. */
  readonly isFormFirst: boolean;
  /** Phone and chat. */
  readonly ways: ReactNode;
  readonly form: ReactNode;
  readonly formRef?: Ref<HTMLDivElement>;
}

/** The ways to get help beside the form. */
export const ContactView = ({ isFormFirst, ways, form, formRef }: ContactViewProps): ReactNode => (
  <div className={isFormFirst ? 'contact form-first' : 'contact'}>
    <div className="contact-ways">{ways}</div>
    <div ref={formRef}>{form}</div>
  </div>
);
