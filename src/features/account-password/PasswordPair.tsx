import { type ReactNode, useId } from 'react';
import { fieldText } from '../../rules/account/field-texts.ts';
import { passwordList, passwordTexts } from '../../rules/account/password.ts';
import { PasswordField } from '../../ui/form/Field.tsx';
import { PasswordRules } from '../../ui/form/PasswordRules.tsx';
import { copy } from './copy.ts';

/** A new password, typed twice. */
export interface Pair {
  readonly password: string;
  readonly password_confirm: string;
}

interface PasswordPairProps {
  readonly value: Pair;
  /** Field → key of its error. */
  readonly errors: Readonly<Partial<Record<keyof Pair, string>>>;
  readonly onChange: (changes: Partial<Pair>) => void;
}

/** The new password with its requirements, and its repetition. */
export const PasswordPair = ({ value, errors, onChange }: PasswordPairProps): ReactNode => {
  const rules = useId();
  const field = (name: keyof Pair) => ({
    name,
    show: copy.show,
    hide: copy.hide,
    value: value[name],
    error: errors[name] && fieldText(errors[name]),
    maxLength: 1024,
    autoComplete: 'new-password',
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <PasswordField {...field('password')} label={copy.next} aria-details={rules} />
      <PasswordRules id={rules} heading={passwordTexts.heading} rules={passwordList(value.password)} met={copy.met} />
      <PasswordField {...field('password_confirm')} label={copy.confirm} />
    </>
  );
};
