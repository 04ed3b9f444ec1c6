import { type FormEvent, type ReactNode, useState } from 'react';
import { activateCode, type Subscription } from '../../../api/subscriptions/subscriptions.ts';
import { core } from '../../../core/page/core.ts';
import { fieldText } from '../../../rules/account/field-texts.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card } from '../../../ui/base/Part.tsx';
import { TextField } from '../../../ui/form/Field.tsx';
import { copy } from '../copy.ts';

const texts = copy.activation;

/** The code in the page's address, from the link of an invitation, in groups of four as in the mail. */
const codeFromAddress = (): string => {
  const code = new URLSearchParams(location.search).get('activation_code') ?? '';
  return (code.slice(0, 64).match(/.{1,4}/g) ?? []).join('-');
};

interface ActivationProps {
  readonly onActivated: (subscription: Subscription) => void;
}

/** Uses an activation code. */
export const Activation = ({ onActivated }: ActivationProps): ReactNode => {
  const [code, setCode] = useState(codeFromAddress);
  const [isGiven] = useState(code !== '');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const activate = async () => {
    if (code.trim() === '') return setProblem(fieldText('required'));
    setBusy(true);
    setProblem(undefined);
    const result = await activateCode(core.clients.account, code);
    setBusy(false);
    if (result.kind === 'ok') onActivated(result.data.subscription);
    else if (result.kind !== 'aborted') setProblem(failureText(result, texts.failed));
  };
  return (
    <Card title={texts.title} id="codici">
      <details className="fold" open={isGiven}>
        <summary>{texts.have}</summary>
        <form
          className="activation"
          noValidate
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            if (!busy) void activate();
          }}
        >
          <TextField
            label={texts.label}
            name="activation_code"
            maxLength={64}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={problem}
            onChange={({ target }) => setCode(target.value)}
          />
          <Button kind="primary" type="submit" busy={busy}>
            {texts.action}
          </Button>
        </form>
      </details>
    </Card>
  );
};
