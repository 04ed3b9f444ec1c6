import { path as buildings } from '@phosphor-icons/core/assets/regular/buildings.svg?icon';
import { path as user } from '@phosphor-icons/core/assets/regular/user.svg?icon';
import { type FormEvent, type ReactNode, useId } from 'react';
import { askedConsents, consentTexts, isMandatoryConsent } from '../../rules/account/consents.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { passwordList, passwordTexts } from '../../rules/account/password.ts';
import { type UserType, userTypes } from '../../rules/account/profile.ts';
import { fieldMessages } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { CheckField, RadioCards } from '../../ui/form/Choice.tsx';
import { PasswordField, SelectField, TextField } from '../../ui/form/Field.tsx';
import { PasswordRules } from '../../ui/form/PasswordRules.tsx';
import { Summary } from '../../ui/form/Summary.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { type Draft, type Errors, type FieldName, fieldNames, longest, requiredOf } from './model.ts';

export interface RegistrationLinks {
  readonly signIn: string;
  readonly privacy: string;
  readonly clauses: string | undefined;
  readonly business: string;
}

interface RegistrationViewProps {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly attempt: number;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly links: RegistrationLinks;
  readonly onChange: (changes: Partial<Draft>) => void;
  readonly onSubmit: () => void;
}

const typeOf = (value: string): UserType => userTypes.find((type) => type === value) ?? 'person';

type Fields = Pick<RegistrationViewProps, 'draft' | 'errors' | 'links' | 'onChange'>;

const faultOf = (errors: Errors, name: FieldName): string | undefined =>
  errors[name] && fieldText(errors[name], longest[name]);

const TypeFields = ({ draft: { user_type: type }, onChange }: Fields): ReactNode => (
  <>
    <RadioCards
      legend={copy.type}
      name="user_type"
      value={type === 'person' ? 'person' : 'company'}
      cards={[
        { value: 'person', title: copy.person, icon: user },
        { value: 'company', title: copy.company, icon: buildings },
      ]}
      onChange={(value) => onChange({ user_type: typeOf(value) })}
    />
    {type === 'person' ? null : (
      <SelectField
        label={copy.body}
        name="organization"
        value={type}
        options={Object.entries(copy.kinds)}
        onChange={({ target }) => onChange({ user_type: typeOf(target.value) })}
      />
    )}
  </>
);

const Consents = ({ draft, errors, links, onChange }: Fields): ReactNode => (
  <fieldset className="consents">
    <legend className="unseen">{copy.consents}</legend>
    {askedConsents(draft.user_type).map((id) => (
      <CheckField
        key={id}
        name={id}
        checked={draft.consents[id] === true}
        error={id === 'company_contract' ? faultOf(errors, id) : undefined}
        onChange={({ target }) => onChange({ consents: { ...draft.consents, [id]: target.checked } })}
        label={
          <>
            {consentTexts[id]}
            {isMandatoryConsent(id) && links.clauses ? (
              <>
                {' '}
                <a className="link" href={links.clauses} target="_blank" rel="noopener">
                  {copy.clauses}
                </a>
              </>
            ) : null}
          </>
        }
      />
    ))}
  </fieldset>
);

/** A business contact for companies. */
const Business = ({ href }: { readonly href: string }): ReactNode => (
  <aside className="business" aria-label={copy.business.title}>
    <strong>{copy.business.title}</strong>
    <p>{copy.business.text}</p>
    <a className="link" href={href}>
      {copy.business.action}
    </a>
  </aside>
);

export const RegistrationView = (props: RegistrationViewProps): ReactNode => {
  const { draft, errors, attempt, busy, problem, links, onChange, onSubmit } = props;
  const rules = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  const field = (name: 'company_name' | 'name' | 'surname' | 'email' | 'password' | 'password_confirm') => ({
    name,
    label: copy.labels[name],
    value: draft[name],
    error: faultOf(errors, name),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  const optional = (name: FieldName) => (requiredOf(draft).includes(name) ? undefined : copy.optional);
  const secret = { show: copy.show, hide: copy.hide, autoComplete: 'new-password', maxLength: 1024 } as const;
  return (
    <form className="registration" noValidate onSubmit={submit}>
      <h1>{copy.title}</h1>
      <p className="lead">
        {copy.haveAccount}{' '}
        <a className="link" href={links.signIn}>
          {copy.signIn}
        </a>
      </p>
      <Summary
        title={fieldMessages.form}
        attempt={attempt}
        errors={fieldNames.filter((name) => errors[name]).map((name) => ({ name, label: copy.labels[name] }))}
      />
      <TypeFields {...props} />
      {draft.user_type === 'person' ? null : (
        <>
          <Business href={links.business} />
          <TextField {...field('company_name')} autoComplete="organization" />
        </>
      )}
      <div className="two">
        <TextField {...field('name')} optional={optional('name')} autoComplete="given-name" />
        <TextField {...field('surname')} optional={optional('surname')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" spellCheck={false} />
      <PasswordField {...field('password')} {...secret} aria-details={rules} />
      <PasswordRules id={rules} heading={passwordTexts.heading} rules={passwordList(draft.password)} met={copy.met} />
      <PasswordField {...field('password_confirm')} {...secret} />
      <CheckField
        name="declared"
        checked={draft.declared}
        error={faultOf(errors, 'declared')}
        onChange={({ target }) => onChange({ declared: target.checked })}
        label={
          <>
            {copy.declare.before}
            <a className="link" href={links.privacy} target="_blank" rel="noopener">
              {copy.declare.link}
            </a>
            {copy.declare.after}
          </>
        }
      />
      <Consents {...props} />
      <slot name="np-captcha" />
      {problem ? <Problem>{problem}</Problem> : null}
      <Button kind="primary" size="large" type="submit" busy={busy} busyText={copy.submitting}>
        {copy.submit}
      </Button>
    </form>
  );
};
