import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Device,
  type DevicesAnswer,
  devicesOf,
  disconnectDevice,
  disconnectOthers,
} from '../../api/account/devices.ts';
import { core } from '../../core/page/core.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { Confirm } from '../../ui/overlay/Dialog.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { DevicesView, Lead } from './DevicesView.tsx';

const { account } = core.clients;

/** What the dialog removes: one device, or all but this one. */
type Asked = Device | 'others';

const wordsOf = (asked: Asked) => {
  if (asked === 'others') return copy.askOthers;
  return asked.current ? copy.askThis : { title: copy.askOne.title(asked.label), text: copy.askOne.text };
};

interface QuestionProps {
  readonly asked: Asked;
  readonly onDone: (answer: DevicesAnswer) => void;
  readonly onCancel: () => void;
}

const Question = ({ asked, onDone, onCancel }: QuestionProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    if (asked !== 'others' && asked.current) {
      const isOut = await core.session.logOut();
      if (isOut) return;
      setProblem(copy.failed);
    } else {
      const result = await (asked === 'others' ? disconnectOthers(account) : disconnectDevice(account, asked.id));
      if (result.kind === 'ok') return onDone(result.data);
      setProblem(failureText(result, copy.failed));
    }
    setBusy(false);
  };
  return (
    <Confirm
      {...wordsOf(asked)}
      confirm={copy.disconnect}
      cancel={copy.cancel}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onCancel}
    />
  );
};

const Devices = (): ReactNode => {
  const [state, reload, put] = usePart(async (signal) => partOf(await devicesOf(account, signal), copy.loadFailed));
  const [asked, setAsked] = useState<Asked>();
  const [toasts, toast] = useToast();
  const box = useRef<HTMLDivElement>(null);
  const isGone = useRef(false);
  // The button that opened the dialog is gone with its device: focus the panel instead.
  useEffect(() => {
    if (asked || !isGone.current) return;
    isGone.current = false;
    box.current?.focus();
  }, [asked]);
  const done = (answer: DevicesAnswer) => {
    put(answer);
    isGone.current = true;
    toast(asked === 'others' || !asked ? copy.doneOthers : copy.done(asked.label));
    setAsked(undefined);
  };
  return (
    <div className="devices-panel" ref={box} tabIndex={-1}>
      <Lead account={core.addressOf('account')} />
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {(answer) => (
          <DevicesView
            answer={answer}
            now={new Date()}
            onDisconnect={setAsked}
            onDisconnectOthers={() => setAsked('others')}
          />
        )}
      </Part>
      {asked ? <Question asked={asked} onDone={done} onCancel={() => setAsked(undefined)} /> : null}
      {toasts}
    </div>
  );
};

export const DevicesScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Devices />
  </Private>
);
