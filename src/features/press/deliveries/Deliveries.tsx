import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Delivery, ledgerOf, repeatDelivery, versionCsv, versionPdf } from '../../../api/press/deliveries.ts';
import { core } from '../../../core/page/core.ts';
import { failureText, partOf } from '../../../rules/page/failures.ts';
import { versionChanges } from '../../../rules/press/press-versions.ts';
import { momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Card, Part } from '../../../ui/base/Part.tsx';
import { usePart } from '../../../ui/base/use-part.ts';
import { resultOf } from '../model.ts';
import type { Say } from '../recipients/use-recipients.ts';
import { Files } from '../review/Files.tsx';
import { momentText, Plans } from './Plans.tsx';
import { sendingCopy } from './sending-copy.ts';

const copy = sendingCopy.ledger;

/** What a version adds to the previous one of the same review. */
const Changes = ({ before, after }: { readonly before: Delivery; readonly after: Delivery }): ReactNode => {
  const { added, removed, changed, reordered } = versionChanges(before.items, after.items);
  const lines = [
    ...(added.length > 0 ? [copy.added(added)] : []),
    ...(removed.length > 0 ? [copy.removed(removed)] : []),
    ...(changed.length > 0 ? [copy.changed(changed)] : []),
    ...(reordered ? [copy.reordered] : []),
  ];
  return (
    <details className="version-changes">
      <summary>{copy.changes}</summary>
      {lines.length === 0 ? <p>{copy.same}</p> : lines.map((line) => <p key={line}>{line}</p>)}
    </details>
  );
};

interface DeliveryCardProps {
  readonly delivery: Delivery;
  readonly before: Delivery | undefined;
  readonly say: Say;
  readonly onRepeated: (delivery: Delivery) => void;
}

const DeliveryCard = ({ delivery, before, say, onRepeated }: DeliveryCardProps): ReactNode => {
  const [busy, setBusy] = useState(false);
  const { id, subject, version, data, created_at, items, recipients } = delivery;
  const { sent, failed } = resultOf(recipients);
  const repeat = async () => {
    setBusy(true);
    const result = await repeatDelivery(core.clients.newsstand, id);
    setBusy(false);
    if (result.kind !== 'ok') return say(failureText(result, copy.repeatFailed), { isError: true });
    onRepeated(result.data.invio);
    const now = resultOf(result.data.invio.recipients);
    say(copy.repeated(now.sent, now.failed));
  };
  return (
    <Card title={subject} aside={<span className="desk-tag">{copy.version(version)}</span>}>
      <p className="hint">
        {[copy.of(longDate(momentOf(data))), momentText(created_at), sendingCopy.stories(items.length)].join(' · ')}
      </p>
      {before ? <Changes before={before} after={delivery} /> : null}
      <div className="delivery-head">
        <p>{copy.result(sent, failed)}</p>
        <span className="version-files">
          <Files pdf={versionPdf(id)} csv={versionCsv(id)} of={copy.version(version)} />
        </span>
        {failed > 0 ? (
          <Button size="small" busy={busy} onClick={() => void repeat()}>
            {copy.repeat(failed)}
          </Button>
        ) : null}
      </div>
      <div className="ledger">
        <table>
          <caption className="unseen">{copy.recipients(subject)}</caption>
          <thead>
            <tr>
              <th scope="col">{copy.name}</th>
              <th scope="col">{copy.state}</th>
              <th scope="col">{copy.when}</th>
            </tr>
          </thead>
          <tbody>
            {recipients.map(({ email, name, status, reason, attempts, at }) => (
              <tr key={email}>
                <th scope="row">
                  {name || email}
                  {name ? <small>{email}</small> : null}
                </th>
                <td className={status}>
                  {copy.states[status]}
                  {reason ? <small>{reason}</small> : null}
                </td>
                <td>
                  {momentText(at)}
                  {attempts > 1 ? <small>{copy.attempts(attempts)}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
};

/** The previous version of the same review. */
const versionBefore = (all: readonly Delivery[], { selezione_id, version }: Delivery): Delivery | undefined =>
  all.find((one) => one.selezione_id === selezione_id && one.version === version - 1);

/**
 * Sent reviews with their recipients, newest first. A failed delivery can be repeated for the failed recipients only.
 */
export const Deliveries = ({ say }: { readonly say: Say }): ReactNode => {
  const [state, reload, put] = usePart(async (signal) =>
    partOf(await ledgerOf(core.clients.newsstand, signal), copy.loadFailed),
  );
  const box = useRef<HTMLDivElement>(null);
  const [cancelled, setCancelled] = useState(0);
  // The focused button disappears with the entry.
  useEffect(() => {
    if (cancelled > 0) box.current?.focus();
  }, [cancelled]);
  return (
    <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
      {({ programmati = [], ...ledger }) => (
        <div className="deliveries" ref={box} tabIndex={-1}>
          {programmati.length > 0 ? (
            <Plans
              plans={programmati}
              say={say}
              onCancelled={(plans) => {
                put({ ...ledger, programmati: [...plans] });
                setCancelled(cancelled + 1);
              }}
            />
          ) : null}
          {ledger.invii.length === 0 ? <p className="desk-lead">{copy.none}</p> : null}
          <ul className="deliveries">
            {ledger.invii.map((delivery) => (
              <li key={delivery.id}>
                <DeliveryCard
                  delivery={delivery}
                  before={versionBefore(ledger.invii, delivery)}
                  say={say}
                  onRepeated={(now) => {
                    const invii = ledger.invii.map((one) => (one.id === now.id ? now : one));
                    put({ ...ledger, programmati, invii });
                  }}
                />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Part>
  );
};
