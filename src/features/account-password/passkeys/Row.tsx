import { type FormEvent, type ReactNode, useState } from 'react';
import type { Passkey } from '../../../api/session/passkeys.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { copy } from './copy.ts';
import { factsOf } from './model.ts';

const maxName = 60;

interface NameFormProps {
  readonly name: string;
  /** Resolves with why the name was not stored. */
  readonly onSave: (name: string) => Promise<string | undefined>;
  readonly onCancel: () => void;
}

const NameForm = ({ name: old, onSave, onCancel }: NameFormProps): ReactNode => {
  const [name, setName] = useState(old);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    if (name.trim() === '') return setError(fieldText('required'));
    setBusy(true);
    setError(await onSave(name.trim()));
    setBusy(false);
  };
  return (
    <form className="passkey-name" noValidate onSubmit={(event) => void save(event)}>
      <TextField
        label={copy.name}
        name="passkey-name"
        autoComplete="off"
        autoFocus
        maxLength={maxName}
        value={name}
        error={error}
        onChange={({ target }) => setName(target.value)}
      />
      <div className="actions">
        <Button size="small" kind="primary" type="submit" busy={busy}>
          {copy.save}
        </Button>
        <Button size="small" unavailable={busy} onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
};

interface RowProps {
  readonly passkey: Passkey;
  readonly onRename: (name: string) => Promise<string | undefined>;
  readonly onRemove: () => void;
}

/** A passkey with its name, which the reader may change, and its facts. */
export const Row = ({ passkey, onRename, onRemove }: RowProps): ReactNode => {
  const [isNaming, setNaming] = useState(false);
  const [wasNaming, setWasNaming] = useState(false);
  const { name } = passkey;
  const close = () => {
    setNaming(false);
    setWasNaming(true);
  };
  const rename = async (next: string): Promise<string | undefined> => {
    const problem = await onRename(next);
    if (problem === undefined) close();
    return problem;
  };
  if (isNaming)
    return (
      <li className="passkey">
        <NameForm name={name} onSave={rename} onCancel={close} />
      </li>
    );
  return (
    <li className="passkey">
      <div>
        <p>
          <strong>{name}</strong>
        </p>
        <p className="hint">{factsOf(passkey)}</p>
      </div>
      <Button size="small" aria-label={copy.renameName(name)} autoFocus={wasNaming} onClick={() => setNaming(true)}>
        {copy.rename}
      </Button>
      <Button size="small" aria-label={copy.removeName(name)} onClick={onRemove}>
        {copy.remove}
      </Button>
    </li>
  );
};
