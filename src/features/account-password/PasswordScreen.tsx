import { type ReactNode, useEffect, useRef, useState } from 'react';
import { changePassword, type PasswordChange } from '../../api/account/password.ts';
import { core } from '../../core/page/core.ts';
import { announceSignOut } from '../../core/session/reader-changes.ts';
import { useAttributes } from '../../element-kit/panel/panel.tsx';
import { signInUrl } from '../../rules/brand/links.ts';
import { failureText, mayBeDone } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Lazy } from '../../screen-kit/Lazy.tsx';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';
import { NotMe } from './NotMe.tsx';
import { type PasswordErrors, PasswordView } from './PasswordView.tsx';
import { Reset } from './Reset.tsx';

/** The reader is signed out: shown outside of what only signed-in readers see. */
const Changed = (): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Card>
      <div ref={box} tabIndex={-1} role="status" className="changed">
        <p>{copy.saved}</p>
        <a className="button primary" href={signInUrl(core.addressOf('account'), core.addressOf('account'))}>
          {copy.signIn}
        </a>
      </div>
    </Card>
  );
};

const Password = ({ onDone }: { readonly onDone: () => void }): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [refused, setRefused] = useState<PasswordErrors>({});
  const submit = async (change: PasswordChange) => {
    setBusy(true);
    setProblem(undefined);
    setRefused({});
    const result = await changePassword(core.clients.account, change);
    setBusy(false);
    if (result.kind === 'ok') return onDone();
    setRefused(result.kind === 'badStatus' ? result.errors : {});
    setProblem([failureText(result), mayBeDone(result) ? copy.maybe : ''].join(' ').trim());
  };
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

const Change = (): ReactNode => {
  const [isDone, setDone] = useState(false);
  const done = () => {
    setDone(true);
    announceSignOut();
  };
  if (isDone) return <Changed />;
  return (
    <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
      <Password onDone={done} />
      <Lazy
        load={() => import('./passkeys/Passkeys.tsx')}
        name="passkeys"
        texts={{ failed: accessTexts.failed, retry: accessTexts.again }}
        fallback={<Bones loading={copy.loadingPasskeys} />}
      >
        {({ Passkeys }) => <Passkeys />}
      </Lazy>
    </Private>
  );
};

export const PasswordScreen = (): ReactNode => {
  const { mode } = useAttributes();
  if (mode === 'reset') return <Reset />;
  return mode === 'not-me' ? <NotMe /> : <Change />;
};
