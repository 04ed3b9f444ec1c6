import { path as fingerprint } from '@phosphor-icons/core/assets/bold/fingerprint-bold.svg?icon';
import { type ReactNode, useRef, useState } from 'react';
import {
  type Passkey,
  type PasskeysAnswer,
  passkeysOf,
  removePasskey,
  renamePasskey,
} from '../../../api/session/passkeys.ts';
import { core } from '../../../core/page/core.ts';
import { isPasskeyBrowser, makeOwnPasskey } from '../../../core/session/passkeys.ts';
import { failureText, partOf } from '../../../rules/page/failures.ts';
import { passkeyTexts } from '../../../rules/session/passkey-texts.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { Problem } from '../../../ui/message/Problem.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import sheet from './passkeys.css?inline';
import { Row } from './Row.tsx';

export const styles = [sheet];

const { account } = core.clients;

interface RemovalProps {
  readonly passkey: Passkey;
  readonly onDone: (answer: PasskeysAnswer) => void;
  readonly onCancel: () => void;
}

const Removal = ({ passkey: { id, name }, onDone, onCancel }: RemovalProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await removePasskey(account, id);
    if (result.kind === 'ok') return onDone(result.data);
    setBusy(false);
    setProblem(failureText(result));
  };
  return (
    <Confirm
      title={copy.ask.title(name)}
      text={copy.ask.text}
      confirm={copy.remove}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void remove()}
      onCancel={onCancel}
    />
  );
};

/** Makes a passkey, or says why this is not possible. */
const Create = ({ answer, onMade }: { answer: PasskeysAnswer; onMade: (answer: PasskeysAnswer) => void }) => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const make = async () => {
    setBusy(true);
    setProblem(undefined);
    const made = await makeOwnPasskey().catch(() => passkeyTexts.failed);
    setBusy(false);
    if (typeof made === 'string') setProblem(made);
    else onMade(made);
  };
  if (!isPasskeyBrowser()) return <p className="hint">{copy.unsupported}</p>;
  if (answer.passkeys.length >= answer.limit) return <p className="hint">{copy.full(answer.limit)}</p>;
  return (
    <>
      {problem ? <Problem>{problem}</Problem> : null}
      <div className="actions">
        <Button icon={fingerprint} busy={busy} onClick={() => void make()}>
          {copy.create}
        </Button>
      </div>
    </>
  );
};

/** The reader's passkeys: names, removal, a new one. */
export const Passkeys = (): ReactNode => {
  const [state, reload, put] = usePart(async (signal) => partOf(await passkeysOf(account, signal), copy.loadFailed));
  const [asked, setAsked] = useState<Passkey>();
  const [toasts, toast] = useToast();
  const box = useRef<HTMLDivElement>(null);
  const rename = async ({ id }: Passkey, name: string): Promise<string | undefined> => {
    const result = await renamePasskey(account, id, name);
    if (result.kind !== 'ok') return failureText(result);
    put(result.data);
    toast(copy.renamed);
    return undefined;
  };
  const removed = (answer: PasskeysAnswer, { name }: Passkey) => {
    setAsked(undefined);
    put(answer);
    toast(copy.removed(name));
    // The button that opened the dialog is gone.
    requestAnimationFrame(() => box.current?.focus());
  };
  return (
    <div className="passkeys" ref={box} tabIndex={-1}>
      <Card title={copy.title}>
        <p className="hint above">{copy.lead}</p>
        <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
          {(answer) => (
            <>
              {answer.passkeys.length === 0 ? (
                <p className="hint">{copy.none}</p>
              ) : (
                <ul>
                  {answer.passkeys.map((passkey) => (
                    <Row
                      key={passkey.id}
                      passkey={passkey}
                      onRename={(name) => rename(passkey, name)}
                      onRemove={() => setAsked(passkey)}
                    />
                  ))}
                </ul>
              )}
              <Create
                answer={answer}
                onMade={(made) => {
                  put(made);
                  toast(copy.created);
                }}
              />
            </>
          )}
        </Part>
      </Card>
      {asked ? (
        <Removal passkey={asked} onDone={(answer) => removed(answer, asked)} onCancel={() => setAsked(undefined)} />
      ) : null}
      {toasts}
    </div>
  );
};
