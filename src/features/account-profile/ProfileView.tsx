import { path as warningIcon } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';
import type { FormEvent, ReactNode } from 'react';
import { missingFieldsMessage, type ProfileField } from '../../rules/account/profile.ts';
import { fieldMessages } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { TextField } from '../../ui/form/Field.tsx';
import { Summary } from '../../ui/form/Summary.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { ConsentsCard, InvoicingCard, PersonalCard } from './form/Cards.tsx';
import { textNames } from './form/draft.ts';
import { type Form, FormProvider } from './form/form.tsx';
import { SaveBar } from './form/SaveBar.tsx';

interface ProfileViewProps {
  readonly form: Form;
  readonly email: string;
  readonly picture: ReactNode;
  /** Fields that the server still misses, until the reader starts to fill them in. */
  readonly missing: readonly ProfileField[];
  /** Number of saves that errors of the form prevented. */
  readonly attempt: number;
  /** Why the last save failed. */
  readonly problem: string | undefined;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  readonly consentTexts: Readonly<Record<string, string>>;
  readonly clauses: string | undefined;
  readonly today: string;
  readonly onChangeEmail: () => void;
  readonly onSave: () => void;
  readonly onReset: () => void;
}

/** The missing fields, with a link to the first. */
const Missing = ({ fields, onFill }: { readonly fields: readonly ProfileField[]; readonly onFill: () => void }) => (
  <div className="notice" role="status">
    <Icon path={warningIcon} />
    <p>{missingFieldsMessage(fields)}</p>
    <button type="button" onClick={onFill}>
      {copy.fillIn}
    </button>
  </div>
);

const focusField = (from: HTMLElement | null, name: string): void => {
  from?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
};

export const ProfileView = (props: ProfileViewProps): ReactNode => {
  const { form, email, picture, missing, attempt, problem, isDirty, isSaving, consentTexts, clauses, today } = props;
  const { onChangeEmail, onSave, onReset } = props;
  const names = [...textNames, 'company_contract' as const].filter((name) => form.errors[name]);
  const errors = names.map((name) => ({
    name,
    label: name === 'company_contract' ? copy.contractLabel : copy.labels[name],
  }));
  let box: HTMLFormElement | null = null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSaving) onSave();
  };
  return (
    <FormProvider value={form}>
      <form
        className="profile"
        noValidate
        onSubmit={submit}
        ref={(element) => {
          box = element;
        }}
      >
        {missing.length > 0 && errors.length === 0 ? (
          <Missing fields={missing} onFill={() => focusField(box, missing[0] ?? 'name')} />
        ) : null}
        <Summary title={fieldMessages.form} errors={errors} attempt={attempt} />
        <PersonalCard
          picture={picture}
          today={today}
          email={
            <div className="with-action">
              <TextField label={copy.email.label} name="email" type="email" value={email} readOnly />
              <Button onClick={onChangeEmail} aria-label={copy.email.changeName}>
                {copy.email.change}
              </Button>
            </div>
          }
        />
        <InvoicingCard />
        <ConsentsCard texts={consentTexts} clauses={clauses} />
        {problem ? <Problem>{problem}</Problem> : null}
        <SaveBar draft={form.draft} isDirty={isDirty} isSaving={isSaving} onReset={onReset} />
      </form>
    </FormProvider>
  );
};
