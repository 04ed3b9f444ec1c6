import { path as pages } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import { path as plane } from '@phosphor-icons/core/assets/regular/paper-plane-tilt.svg?icon';
import { type MouseEvent, type ReactNode, useEffect, useMemo, useState } from 'react';
import { hiddenColumns, keepHiddenColumns } from '../../../core/press/press-columns.ts';
import { type Day, momentOf } from '../../../rules/text/calendar.ts';
import { relativeDay } from '../../../rules/text/dates.ts';
import { useBrands } from '../../../screen-kit/use-brands.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { useSignalValue } from '../../../ui/base/use-signal-value.ts';
import { useToast } from '../../../ui/overlay/use-toast.tsx';
import { copy } from '../copy.ts';
import { spanTo } from '../model.ts';
import { useProfile } from '../profile/use-profile.ts';
import { RecipientsCard } from '../recipients/RecipientsCard.tsx';
import { useRecipients } from '../recipients/use-recipients.ts';
import { createReviewKeeper } from '../review/review-keeper.ts';
import { Stories, useIds } from '../stories/Stories.tsx';
import { useRows } from '../stories/use-rows.ts';
import { Late } from './Lazy.tsx';
import { type DeskQuery, initialQuery } from './query.ts';
import { Tabs } from './Tabs.tsx';

const parts = ['stories', 'review', 'recipients', 'ledger', 'profile'] as const;
type PartName = (typeof parts)[number];

/** What is fetched when it is first wanted. */
const late = {
  review: () => import('../review/Review.tsx'),
  recipients: () => import('../recipients/Recipients.tsx'),
  ledger: () => import('../deliveries/Deliveries.tsx'),
  profile: () => import('../profile/ProfileForm.tsx'),
  preview: () => import('../review/Preview.tsx'),
  send: () => import('../deliveries/SendDialog.tsx'),
};

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
  const fail = (text: string) => toast(text, { isError: true });
  const [keeper] = useState(() => createReviewKeeper(fail));
  useEffect(() => keeper.start(), [keeper]);
  const { review, items, isWaiting } = useSignalValue(keeper.state);
  const chosen = useIds(items);
  const [query, setQuery] = useState(() => initialQuery(last, hiddenColumns()));
  const { day, span, onlyMatches, grouped } = query;
  const days = useMemo(() => spanTo(day, span), [day, span]);
  const [rows, reload] = useRows({ ...days, onlyMatches, grouped });
  useEffect(() => keeper.learn(rows.rows), [keeper, rows.rows]);
  const recipients = useRecipients(toast);
  const profile = useProfile();
  const brands = useBrands();
  const [tab, setTab] = useState<PartName>('stories');
  const [sendings, setSendings] = useState(0);
  const [open, setOpen] = useState<'preview' | 'send'>();
  const change = (next: Partial<DeskQuery>) => {
    setQuery((before) => ({ ...before, ...next }));
    if (next.hidden) keepHiddenColumns(next.hidden);
  };
  const close = () => setOpen(undefined);
  const ready = profile.state.kind === 'ready' ? profile.state.data : undefined;
  const counts: Partial<Record<PartName, number>> = { review: items.length, recipients: recipients.active.length };
  const done = (text: string, isError = false) => {
    close();
    setTab('ledger');
    setSendings(sendings + 1);
    keeper.retry();
    toast(text, { isError });
  };
  /** A file is made of what the server has: it waits for the changes that are on their way. */
  const fetchFile = (event: MouseEvent<HTMLAnchorElement>) => {
    if (keeper.isSettled()) return;
    event.preventDefault();
    const link = event.currentTarget;
    void keeper.settled().then((now) => {
      if (now) return link.click();
      close();
      fail(copy.unsaved);
    });
  };
  const views: Readonly<Record<PartName, () => ReactNode>> = {
    stories: () => (
      <div className="desk-grid">
        <div className="desk-main">
          <Stories
            query={query}
            last={last}
            state={rows}
            chosen={chosen}
            onQuery={change}
            onReload={reload}
            onChoose={(ids, selected) => keeper.change({ ids, selected })}
            onRefuse={fail}
          />
        </div>
        <div className="desk-side">
          <RecipientsCard list={recipients} say={toast} />
        </div>
      </div>
    ),
    review: () => (
      <Late key="review" name="the review" load={late.review}>
        {({ Review }) => (
          <Review
            id={review?.selezione?.id}
            items={items}
            profile={profile}
            onPreview={() => setOpen('preview')}
            onFile={fetchFile}
            onChange={keeper.change}
            say={toast}
          />
        )}
      </Late>
    ),
    recipients: () => (
      <Late key="recipients" name="the recipients" load={late.recipients}>
        {({ Recipients }) => <Recipients list={recipients} say={toast} />}
      </Late>
    ),
    ledger: () => (
      <Late key={`ledger ${sendings}`} name="the deliveries" load={late.ledger}>
        {({ Deliveries }) => <Deliveries say={toast} />}
      </Late>
    ),
    profile: () => (
      <Late key="profile" name="the profile" load={late.profile}>
        {({ ProfileForm }) => <ProfileForm profile={profile} mastheads={brands} say={toast} />}
      </Late>
    ),
  };
  return (
    <div className="desk">
      <h1 className="desk-title">{copy.title}</h1>
      <p className="desk-lead">{relativeDay(momentOf(day), new Date())}</p>
      {isWaiting ? <Waiting onRetry={keeper.retry} /> : null}
      <Tabs
        label={copy.sections}
        current={tab}
        onTab={setTab}
        tabs={parts.map((id) => ({ id, label: copy.tabs[id], count: counts[id] }))}
      >
        {views[tab]()}
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
          <Button icon={pages} onClick={() => setOpen('preview')}>
            {copy.preview}
          </Button>
          <Button kind="primary" icon={plane} unavailable={!review?.selezione} onClick={() => setOpen('send')}>
            <span>
              {copy.sendTo(recipients.active.length)}
              <span className="desk-wide">{copy.recipients(recipients.active.length)}</span>
            </span>
          </Button>
        </div>
      ) : null}
      {open === 'preview' ? (
        <Late name="the preview" load={late.preview} unseen>
          {({ Preview }) => (
            <Preview
              id={review?.selezione?.id}
              day={review?.selezione?.data ?? day}
              cover={ready?.cover}
              items={items}
              onFile={fetchFile}
              onClose={close}
            />
          )}
        </Late>
      ) : null}
      {open === 'send' && review ? (
        <Late name="sending" load={late.send} unseen>
          {({ SendDialog }) => (
            <SendDialog
              review={review}
              items={items}
              settled={keeper.settled}
              profile={ready}
              list={recipients}
              onDone={done}
              onClose={close}
            />
          )}
        </Late>
      ) : null}
      {toasts}
    </div>
  );
};
