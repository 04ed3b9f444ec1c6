import { type ReactNode, useState } from 'react';
import { cancelPlan, type Plan } from '../../../api/press/deliveries.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { clockTime, shortDate } from '../../../rules/text/dates.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card } from '../../../ui/base/Part.tsx';
import { Confirm } from '../../../ui/overlay/Dialog.tsx';
import type { Say } from '../recipients/use-recipients.ts';
import { sendingCopy } from './sending-copy.ts';

const copy = sendingCopy.plans;

/** `18 mar 2026, 07:30` in Italian time; empty for an invalid date. */
export const momentText = (at: string): string => {
  const moment = new Date(at);
  return Number.isNaN(moment.getTime()) ? '' : sendingCopy.ledger.at(shortDate(moment), clockTime(moment));
};

interface PlansProps {
  readonly plans: readonly Plan[];
  readonly say: Say;
  /** Called with the remaining plans after one was cancelled. */
  readonly onCancelled: (plans: readonly Plan[]) => void;
}

interface CancellingProps extends Omit<PlansProps, 'plans'> {
  readonly plan: Plan;
  readonly onClose: () => void;
}

const Cancelling = ({ plan, say, onCancelled, onClose }: CancellingProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    const result = await cancelPlan(core.clients.newsstand, plan.id);
    setBusy(false);
    if (result.kind !== 'ok') return setProblem(failureText(result, copy.failed));
    onClose();
    onCancelled(result.data.programmati);
    say(copy.cancelled(plan.subject));
  };
  return (
    <Confirm
      {...copy.ask}
      text={copy.ask.text(plan.subject, momentText(plan.at))}
      busy={busy}
      problem={problem}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  );
};

/** Planned deliveries, and those that failed at their time. */
export const Plans = ({ plans, ...rest }: PlansProps): ReactNode => {
  const [asked, setAsked] = useState<Plan>();
  return (
    <Card title={copy.title}>
      <ul className="plans">
        {plans.map((plan) => (
          <li key={plan.id}>
            <span className="plan-text">
              <strong>{plan.subject}</strong>
              <small>
                {[momentText(plan.at), sendingCopy.stories(plan.stories), copy.recipients(plan.recipients)].join(' · ')}
              </small>
              {plan.state === 'missed' ? <small className="failed">{copy.missed}</small> : null}
            </span>
            {plan.state === 'waiting' ? (
              <Button size="small" aria-label={copy.cancelOf(plan.subject)} onClick={() => setAsked(plan)}>
                {copy.cancel}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {asked ? <Cancelling plan={asked} {...rest} onClose={() => setAsked(undefined)} /> : null}
    </Card>
  );
};
