import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { type Day, momentOf } from '../../rules/calendar.ts';
import { relativeDay } from '../../rules/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { useSignalValue } from '../../ui/use-signal-value.ts';
import { useToast } from '../../ui/use-toast.tsx';
import { copy } from './copy.ts';
import { spanTo } from './model.ts';
import { RecipientsCard } from './RecipientsCard.tsx';
import { createReviewKeeper } from './review-keeper.ts';
import { Stories, useIds } from './Stories.tsx';
import { Tabs } from './Tabs.tsx';
import { useRecipients } from './use-recipients.ts';
import { useRows } from './use-rows.ts';
import { type DeskWish, firstWish } from './wish.ts';

const parts = ['stories', 'recipients'] as const;
type PartName = (typeof parts)[number];

/** Changes that wait for the connection, and the way to try again. */
const Waiting = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <div className="notice" role="status">
    <p>{copy.waiting}</p>
    <button type="button" onClick={onRetry}>
      {copy.retry}
    </button>
  </div>
);

/** Specification, points 2.3 and 3: the stories to choose from, the review made of them, and whom it goes to. */
export const Desk = ({ last }: { readonly last: Day }): ReactNode => {
  const [toasts, toast] = useToast();
  const [keeper] = useState(() => createReviewKeeper((text) => toast(text, { isError: true })));
  useEffect(() => keeper.start(), [keeper]);
  const { items, isWaiting } = useSignalValue(keeper.state);
  const chosen = useIds(items);
  const [wish, setWish] = useState(() => firstWish(last));
  const { day, span, onlyMatches, grouped } = wish;
  const days = useMemo(() => spanTo(day, span), [day, span]);
  const [rows, reload] = useRows({ ...days, onlyMatches, grouped });
  useEffect(() => keeper.learn(rows.rows), [keeper, rows.rows]);
  const recipients = useRecipients(toast);
  const [tab, setTab] = useState<PartName>('stories');
  const change = (next: Partial<DeskWish>) => setWish((before) => ({ ...before, ...next }));
  return (
    <div className="desk">
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{relativeDay(momentOf(day), new Date())}</p>
      {isWaiting ? <Waiting onRetry={() => keeper.retry()} /> : null}
      <Tabs
        label={copy.sections}
        current={tab}
        onTab={setTab}
        tabs={parts.map((id) => ({
          id,
          label: copy.tabs[id],
          count: id === 'recipients' ? recipients.active.length : undefined,
        }))}
      >
        {tab === 'stories' ? (
          <div className="desk-grid">
            <div className="desk-main">
              <Stories
                wish={wish}
                last={last}
                state={rows}
                chosen={chosen}
                onWish={change}
                onReload={reload}
                onChoose={(ids, selected) => keeper.change({ ids, selected })}
                onRefuse={(text) => toast(text, { isError: true })}
              />
            </div>
            <RecipientsCard list={recipients} say={toast} />
          </div>
        ) : null}
      </Tabs>
      {items.length > 0 ? (
        <div className="desk-bar">
          <p role="status">{copy.chosen(items.length)}</p>
          <button
            type="button"
            className="unselect"
            onClick={() => keeper.change({ ids: items.map(({ id }) => id), selected: false })}
          >
            {copy.unselect}
          </button>
          <Button kind="secondary">{copy.preview}</Button>
        </div>
      ) : null}
      {toasts}
    </div>
  );
};
