import { type ChangeEvent, type ReactNode, useRef, useState } from 'react';
import { saveAvatar } from '../../../api/account/profile.ts';
import { linkTo } from '../../../core/brand/link.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Fault } from '../../../ui/form/Field.tsx';
import { copy } from '../copy.ts';

const texts = copy.avatar;
const mostBytes = 2 * 1024 * 1024;

interface PictureProps {
  readonly address: string | null;
  /** Shown when there is no picture. */
  readonly initial: string;
  readonly onSaved: (address: string | null) => void;
}

/** The reader's picture. Saved at once, not with the form. */
export const Picture = ({ address, initial, onSaved }: PictureProps): ReactNode => {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async (file: File | undefined) => {
    setBusy(true);
    setProblem(undefined);
    const result = await saveAvatar(core.clients.account, file);
    setBusy(false);
    if (result.kind === 'ok') onSaved(result.data);
    else if (result.kind === 'badStatus' && result.status === 413) setProblem(texts.tooLarge);
    else setProblem(failureText(result, texts.failed));
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    target.value = '';
    if (!file) return;
    if (file.size > mostBytes) setProblem(texts.tooLarge);
    else void save(file);
  };
  const source = linkTo(address ?? undefined);
  return (
    <fieldset className="full picture" aria-label={texts.label}>
      {source ? <img src={source} alt="" width="56" height="56" /> : <span aria-hidden="true">{initial}</span>}
      <div>
        <div className="actions">
          <Button size="small" busy={busy} onClick={() => input.current?.click()}>
            {texts.upload}
          </Button>
          {source ? (
            <Button size="small" kind="quiet" unavailable={busy} onClick={() => void save(undefined)}>
              {texts.remove}
            </Button>
          ) : null}
        </div>
        <input ref={input} type="file" accept="image/*" aria-label={texts.upload} hidden onChange={choose} />
        {problem ? (
          <div role="alert">
            <Fault>{problem}</Fault>
          </div>
        ) : (
          <p className="hint">{texts.hint}</p>
        )}
      </div>
    </fieldset>
  );
};
