import { type ReactNode, useState } from 'react';
import { type GdprRequest, requestDeletion } from '../../api/account/gdpr.ts';
import { core } from '../../core/page/core.ts';
import { fieldText } from '../../rules/account/field-texts.ts';
import { failureText } from '../../rules/page/failures.ts';
import { PasswordField, TextField } from '../../ui/form/Field.tsx';
import { Confirm } from '../../ui/overlay/Dialog.tsx';
import { copy } from './copy.ts';

const texts = copy.deletion;

interface DeletionProps {
  readonly onAsked: (request: GdprRequest) => void;
  readonly onCancel: () => void;
}

/** Requests the deletion, with the password and a typed word. */
export const Deletion = ({ onAsked, onCancel }: DeletionProps): ReactNode => {
  const [password, setPassword] = useState('');
  const [word, setWord] = useState('');
  const [isTried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isConfirmed = word.trim().toUpperCase() === texts.word.toUpperCase();
  const confirm = async () => {
    setTried(true);
    setProblem(undefined);
    if (password === '' || !isConfirmed) return;
    setBusy(true);
    const result = await requestDeletion(core.clients.account, password);
    setBusy(false);
    if (result.kind === 'ok') onAsked(result.data.request);
    else setProblem(failureText(result));
  };
  return (
    <Confirm
      title={texts.title}
      text={texts.text}
      confirm={texts.confirm}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    >
      <div className="questions">
        <PasswordField
          label={texts.password}
          show={texts.show}
          hide={texts.hide}
          name="deletion_password"
          autoComplete="current-password"
          value={password}
          error={isTried && password === '' ? fieldText('required') : undefined}
          onChange={({ target }) => setPassword(target.value)}
        />
        <TextField
          label={texts.wordLabel}
          name="confirm"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={word}
          error={isTried && !isConfirmed ? texts.wordError : undefined}
          onChange={({ target }) => setWord(target.value)}
        />
      </div>
    </Confirm>
  );
};
