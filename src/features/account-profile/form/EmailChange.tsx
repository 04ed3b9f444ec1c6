import { type ReactNode, useState } from 'react';
import { confirmEmail, requestEmail } from '../../../api/account/email.ts';
import { newOrderKey } from '../../../core/account/order-key.ts';
import { core } from '../../../core/page/core.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { isEmail } from '../../../rules/text/fields.ts';
import { PasswordField, TextField } from '../../../ui/form/Field.tsx';
import { Modal } from '../../../ui/overlay/Modal.tsx';
import { copy } from '../copy.ts';

const texts = copy.email;

interface StepProps {
  readonly onCancel: () => void;
}

const Ask = ({ onCancel, onSent }: StepProps & { readonly onSent: (email: string) => void }): ReactNode => {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    const faults = {
      ...(!isEmail(email) && { email: email === '' ? 'required' : 'email' }),
      ...(password === '' && { password: 'required' }),
    };
    setErrors(faults);
    setProblem(undefined);
    if (Object.keys(faults).length > 0) return;
    setBusy(true);
    const result = await requestEmail(core.clients.account, email.trim(), password);
    setBusy(false);
    if (result.kind === 'ok') onSent(result.data);
    else {
      setErrors(result.kind === 'badStatus' ? result.errors : {});
      setProblem(failureText(result));
    }
  };
  const fault = (name: string) => errors[name] && fieldText(errors[name]);
  return (
    <Modal
      title={texts.title}
      text={texts.about}
      submit={texts.send}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void send()}
      onCancel={onCancel}
    >
      <TextField
        label={texts.next}
        name="new_email"
        type="email"
        autoComplete="email"
        value={email}
        error={fault('email')}
        onChange={({ target }) => setEmail(target.value)}
      />
      <PasswordField
        label={texts.password}
        show={copy.show}
        hide={copy.hide}
        name="email_password"
        autoComplete="current-password"
        value={password}
        error={fault('password')}
        onChange={({ target }) => setPassword(target.value)}
      />
    </Modal>
  );
};

interface ProveProps extends StepProps {
  readonly email: string;
  readonly code: string;
  readonly onChanged: (email: string) => void;
}

const Prove = ({ email, code: given, onCancel, onChanged }: ProveProps): ReactNode => {
  const [code, setCode] = useState(given);
  const [key] = useState(newOrderKey);
  const [missing, setMissing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setMissing(code.trim() === '');
    setProblem(undefined);
    if (code.trim() === '') return;
    setBusy(true);
    const result = await confirmEmail(core.clients.account, { verify_code: code.trim(), key });
    setBusy(false);
    if (result.kind === 'ok') onChanged(result.data);
    else setProblem(failureText(result));
  };
  return (
    <Modal
      title={texts.codeTitle}
      text={texts.codeAbout(email)}
      submit={texts.confirm}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onSubmit={() => void confirm()}
      onCancel={onCancel}
    >
      <TextField
        label={texts.code}
        name="verify_code"
        autoComplete="one-time-code"
        spellCheck={false}
        autoCapitalize="characters"
        value={code}
        error={missing ? fieldText('required') : undefined}
        onChange={({ target }) => setCode(target.value)}
      />
    </Modal>
  );
};

interface EmailChangeProps extends StepProps {
  /** The code in the link of a mail; empty without one. */
  readonly code: string;
  readonly onChanged: (email: string) => void;
}

/** Changes the email address: password first, then the code that is sent to the new address. */
export const EmailChange = ({ code, onCancel, onChanged }: EmailChangeProps): ReactNode => {
  const [pending, setPending] = useState(code === '' ? undefined : '');
  if (pending === undefined) return <Ask onCancel={onCancel} onSent={setPending} />;
  return <Prove key={pending} email={pending} code={code} onCancel={onCancel} onChanged={onChanged} />;
};
