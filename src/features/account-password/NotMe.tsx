import { type ReactNode, useState } from 'react';
import { refuseAccess } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import { announceSignOut } from '../../core/session/reader-changes.ts';
import { failureText } from '../../rules/page/failures.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { Choose, Chosen } from './Choose.tsx';
import { copy } from './copy.ts';

const texts = copy.notMe;

/**
 * The reader comes from a mail about a sign-in. Nothing ends before the button is pressed: programs that check mails open
 * their links.
 */
export const NotMe = (): ReactNode => {
  const [resetCode, setResetCode] = useState<string>();
  const [isDone, setDone] = useState(false);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const refuse = async () => {
    setBusy(true);
    setProblem(undefined);
    const code = new URLSearchParams(location.search).get('code') ?? '';
    const result = await refuseAccess(core.clients.account, code);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result));
    announceSignOut();
    setResetCode(result.data);
  };
  if (isDone) return <Chosen />;
  if (resetCode !== undefined)
    return <Choose code={resetCode} lead={texts.done} hidesCode onDone={() => setDone(true)} />;
  return (
    <div className="password reset">
      <h1>{texts.title}</h1>
      <p className="lead">{texts.lead}</p>
      {problem ? <Problem>{problem}</Problem> : null}
      <Button kind="danger-solid" size="large" busy={busy} onClick={() => void refuse()}>
        {texts.confirm}
      </Button>
      <a className="link" href={`${core.addressOf('account')}/password-dimenticata`}>
        {texts.other}
      </a>
    </div>
  );
};
