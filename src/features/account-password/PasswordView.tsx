import { type FormEvent, type ReactNode, useState } from 'react';
import type { PasswordChange } from '../../api/account/password.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { fieldMessages } from '../../rules/text/fields.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { CheckField } from '../../ui/form/Choice.tsx';
import { PasswordField } from '../../ui/form/Field.tsx';
import { Summary } from '../../ui/form/Summary.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';
import { pairErrors } from './model.ts';
import { PasswordPair } from './PasswordPair.tsx';

export type PasswordErrors = Readonly<Partial<Record<keyof PasswordChange, string>>>;

const names = ['old_password', 'password', 'password_confirm'] as const;
const labels = { old_password: copy.old, password: copy.next, password_confirm: copy.confirm } as const;

const empty: PasswordChange = { old_password: '', password: '', password_confirm: '', logout_devices: true };

/** Errors that prevent a change, as keys. */
const passwordErrors = (change: PasswordChange): PasswordErrors => ({
  ...(change.old_password === '' && { old_password: 'required' }),
  ...pairErrors(change),
});

interface PasswordViewProps {
  readonly busy: boolean;
  readonly problem: string | undefined;
  /** The server's errors by field. */
  readonly refused: PasswordErrors;
  readonly forgotten: string;
  readonly onSubmit: (change: PasswordChange) => void;
}

export const PasswordView = ({ busy, problem, refused, forgotten, onSubmit }: PasswordViewProps): ReactNode => {
  const [change, setChange] = useState(empty);
  const [attempt, setAttempt] = useState(0);
  const errors = attempt > 0 ? { ...refused, ...passwordErrors(change) } : {};
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt(attempt + 1);
    if (Object.keys(passwordErrors(change)).length === 0) onSubmit(change);
  };
  return (
    <form className="password" noValidate onSubmit={submit}>
      <Summary
        title={fieldMessages.form}
        attempt={attempt}
        errors={names.filter((name) => errors[name]).map((name) => ({ name, label: labels[name] }))}
      />
      <Card title={copy.title}>
        <p className="hint above">{copy.lead}</p>
        <PasswordField
          label={copy.old}
          show={copy.show}
          hide={copy.hide}
          name="old_password"
          autoComplete="current-password"
          maxLength={1024}
          value={change.old_password}
          error={errors.old_password && fieldText(errors.old_password)}
          onChange={({ target }) => setChange({ ...change, old_password: target.value })}
        />
        <PasswordPair value={change} errors={errors} onChange={(changes) => setChange({ ...change, ...changes })} />
        <CheckField
          name="logout_devices"
          label={copy.logoutDevices}
          checked={change.logout_devices}
          onChange={({ target }) => setChange({ ...change, logout_devices: target.checked })}
        />
        {problem ? <Problem>{problem}</Problem> : null}
        <div className="actions">
          <Button kind="primary" type="submit" busy={busy} busyText={copy.saving}>
            {copy.save}
          </Button>
          <a className="link" href={forgotten}>
            {copy.forgotten}
          </a>
        </div>
      </Card>
    </form>
  );
};
