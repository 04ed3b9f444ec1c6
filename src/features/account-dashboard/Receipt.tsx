import { path as download } from '@phosphor-icons/core/assets/bold/download-simple-bold.svg?icon';
import { type ReactNode, useState } from 'react';
import { latestReceipt } from '../../api/account/overview.ts';
import { linkTo } from '../../core/brand/link.ts';
import { core } from '../../core/page/core.ts';
import { failureText } from '../../rules/page/failures.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Problem } from '../../ui/message/Problem.tsx';
import { copy } from './copy.ts';

const texts = copy.receipt;

/** Saves the latest receipt of a subscription, which is requested on the click. */
export const Receipt = ({ subscription }: { readonly subscription: number }): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await latestReceipt(core.clients.account, subscription);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, texts.failed));
    const address = linkTo(result.data);
    if (address) core.navigation.go(address);
    else setProblem(texts.none);
  };
  return (
    <>
      <Button icon={download} busy={busy} onClick={() => void save()}>
        {texts.action}
      </Button>
      {problem ? <Problem>{problem}</Problem> : null}
    </>
  );
};
