import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changePassword, type PasswordChange } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import { useAttributes } from '../../element-kit/panel/panel.tsx';
import { failureText } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Button } from '../../ui/base/Button.tsx';
import { Bones, Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';
import { type PasswordErrors, PasswordView } from './PasswordView.tsx';
import { Reset } from './Reset.tsx';

/** The session ended with the change: the reader must sign in again. */
const Changed = (): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card>
      <div ref={box} tabIndex={-1} role="status" className="changed">
        <p>{copy.saved}</p>
        <Button kind="primary" onClick={() => void core.session.logOut()}>
          {copy.signIn}
        </Button>
      </div>
    </Card>
  );
};

const Password = (): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<PasswordErrors>({});
  const submit = async (change: PasswordChange) => {
    setBusy(true);
    setProblem(undefined);
    setRefused({});
    const result = await changePassword(core.clients.account, change);
    setBusy(false);
    if (result.kind === 'ok') return setDone(true);
    setRefused(result.kind === 'badStatus' ? result.errors : {});
    setProblem(failureText(result));
  };
  if (isDone) return <Changed />;
  return (
    <PasswordView
      busy={busy}
      problem={problem}
      refused={refused}
      forgotten={`${core.addressOf('account')}/password-dimenticata`}
      onSubmit={(change) => void submit(change)}
    />
  );
};

export const PasswordScreen = (): ReactNode => {
  const { mode } = useAttributes();
  if (mode === 'reset') return <Reset />;
  return (
    <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
      <Password />
    </Private>
  );
};
