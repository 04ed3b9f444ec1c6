import { type ReactNode, useState } from 'react';
import { consentsOf } from '../../api/account/consents.ts';
import { cancelDeletion, type GdprState, gdprOf, requestExport } from '../../api/account/gdpr.ts';
import { newOrderKey } from '../../core/account/order-key.ts';
import { core } from '../../core/page/core.ts';
import { failureText, partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Card, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { Problem } from '../../ui/message/Problem.tsx';
import { useToast } from '../../ui/overlay/use-toast.tsx';
import { copy } from './copy.ts';
import { Deletion } from './Deletion.tsx';
import { HistoryView, RequestsView } from './PrivacyView.tsx';

const { account } = core.clients;

interface RequestsProps {
  readonly state: GdprState;
  readonly onChange: (state: GdprState) => void;
}

const Requests = ({ state, onChange }: RequestsProps): ReactNode => {
  const [running, setRunning] = useState<'export' | 'undo'>();
  const [key, setKey] = useState(newOrderKey);
  const [isAsked, setAsked] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [toasts, toast] = useToast();
  const exportData = async () => {
    setRunning('export');
    setProblem(undefined);
    const result = await requestExport(account, key);
    setRunning(undefined);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.export.failed));
    setAsked(true);
    setKey(newOrderKey);
    onChange({ ...state, request: result.data.request });
  };
  const undo = async () => {
    setRunning('undo');
    setProblem(undefined);
    const result = await cancelDeletion(account);
    setRunning(undefined);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.deletion.undoFailed));
    onChange({ ...state, deletion: result.data.request });
    toast(copy.deletion.undone);
  };
  return (
    <>
      <RequestsView
        state={state}
        isExporting={running === 'export'}
        isUndoing={running === 'undo'}
        isAsked={isAsked}
        onExport={() => void exportData()}
        onDelete={() => setDeleting(true)}
        onUndo={() => void undo()}
      />
      {problem ? <Problem>{problem}</Problem> : null}
      {isDeleting ? (
        <Deletion
          onCancel={() => setDeleting(false)}
          onAsked={(deletion) => {
            setDeleting(false);
            onChange({ ...state, deletion });
          }}
        />
      ) : null}
      {toasts}
    </>
  );
};

const Privacy = (): ReactNode => {
  const [state, reload, put] = usePart(async (signal) => partOf(await gdprOf(account, signal), copy.loadFailed));
  const [consents, again] = usePart(async (signal) => partOf(await consentsOf(account, signal), copy.historyFailed));
  return (
    <div className="privacy">
      <Card title={copy.title} id="dati">
        <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
          {(data) => <Requests state={data} onChange={put} />}
        </Part>
      </Card>
      <Card title={copy.history.title}>
        <Part state={consents} loading={copy.loading} retry={copy.retry} onRetry={again}>
          {({ history }) => <HistoryView history={history} />}
        </Part>
      </Card>
    </div>
  );
};

export const PrivacyScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Privacy />
  </Private>
);
