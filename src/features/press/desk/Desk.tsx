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
import { ReviewKeeper } from '../review/review-keeper.ts';
import { Stories, useIds } from '../stories/Stories.tsx';
import { useRows } from '../stories/use-rows.ts';
import { LazyPart } from './LazyPart.tsx';
import { type DeskQuery, initialQuery } from './query.ts';
import { Tabs } from './Tabs.tsx';

const parts = ['stories', 'review', 'recipients', 'ledger', 'profile'] as const;
type PartName = (typeof parts)[number];

/** Parts that load when the reader first opens them. */
const load = {
  review: () => import('../review/Review.tsx'),
  recipients: () => import('../recipients/Recipients.tsx'),
  ledger: () => import('../deliveries/Deliveries.tsx'),
  profile: () => import('../profile/ProfileForm.tsx'),
  preview: () => import('../review/Preview.tsx'),
  send: () => import('../deliveries/SendDialog.tsx'),
};

/** Unsent changes, with the way to try again. */
const Unsent = ({ onRetry }: { readonly onRetry: () => void }): ReactNode => (
  <div className="notice" role="status">
    <p>{copy.waiting}</p>
    <button type="button" onClick={onRetry}>
      {copy.retry}
    </button>
  </div>
);

/** State and actions of the desk, shared by its tabs and dialogs. */
const useDesk = (last: Day) => {
  const [toasts, toast] = useToast();
  const fail = (text: string) => toast(text, { isError: true });
  const [keeper] = useState(() => new ReviewKeeper(fail));
  useEffect(() => keeper.start(), [keeper]);
  const { review, items, isWaiting } = useSignalValue(keeper.state);
  const [query, setQuery] = useState(() => initialQuery(last, hiddenColumns()));
  const { day, span, onlyMatches, grouped } = query;
  const days = useMemo(() => spanTo(day, span), [day, span]);
  const [rows, reload] = useRows({ ...days, onlyMatches, grouped });
  useEffect(() => keeper.learn(rows.rows), [keeper, rows.rows]);
  const recipients = useRecipients(toast);
  const profile = useProfile();
  const [tab, setTab] = useState<PartName>('stories');
  const [deliveries, setDeliveries] = useState(0);
  const [dialog, setDialog] = useState<'preview' | 'send'>();
  const close = () => setDialog(undefined);
  return {
    ...{ last, toasts, toast, fail, keeper, review, items, isWaiting, query, rows, reload, recipients, profile },
    ...{ tab, setTab, deliveries, dialog, setDialog, close },
    chosen: useIds(items),
    changeQuery(next: Partial<DeskQuery>) {
      setQuery((before) => ({ ...before, ...next }));
      if (next.hidden) keepHiddenColumns(next.hidden);
    },
    /** A review was sent or planned: shows the deliveries. */
    finish(text: string, isError = false) {
      close();
      setTab('ledger');
      setDeliveries(deliveries + 1);
      keeper.retry();
      toast(text, { isError });
    },
    /** The server makes a file of what it has stored: the link waits for pending changes. */
    fetchFile(event: MouseEvent<HTMLAnchorElement>) {
      if (keeper.isSettled()) return;
      event.preventDefault();
      const link = event.currentTarget;
      void keeper.settled().then((stored) => {
        if (stored) return link.click();
        close();
        fail(copy.unsaved);
      });
    },
  };
};

type DeskState = ReturnType<typeof useDesk>;

const StoriesTab = ({ desk }: { readonly desk: DeskState }): ReactNode => (
  <Stories
    query={desk.query}
    last={desk.last}
    state={desk.rows}
    chosen={desk.chosen}
    side={<RecipientsCard list={desk.recipients} say={desk.toast} />}
    onQuery={desk.changeQuery}
    onReload={desk.reload}
    onChoose={(ids, selected) => desk.keeper.change({ ids, selected })}
    onRefuse={desk.fail}
  />
);

const ReviewTab = ({ desk }: { readonly desk: DeskState }): ReactNode => (
  <LazyPart name="the review" load={load.review}>
    {({ Review }) => (
      <Review
        id={desk.review?.selezione?.id}
        items={desk.items}
        profile={desk.profile}
        onPreview={() => desk.setDialog('preview')}
        onFile={desk.fetchFile}
        onChange={desk.keeper.change}
        say={desk.toast}
      />
    )}
  </LazyPart>
);

const RecipientsTab = ({ desk }: { readonly desk: DeskState }): ReactNode => (
  <LazyPart name="the recipients" load={load.recipients}>
    {({ Recipients }) => <Recipients list={desk.recipients} say={desk.toast} />}
  </LazyPart>
);

const DeliveriesTab = ({ desk }: { readonly desk: DeskState }): ReactNode => (
  <LazyPart key={desk.deliveries} name="the deliveries" load={load.ledger}>
    {({ Deliveries }) => <Deliveries say={desk.toast} />}
  </LazyPart>
);

const ProfileTab = ({ desk }: { readonly desk: DeskState }): ReactNode => {
  const brands = useBrands();
  return (
    <LazyPart name="the profile" load={load.profile}>
      {({ ProfileForm }) => <ProfileForm profile={desk.profile} mastheads={brands} say={desk.toast} />}
    </LazyPart>
  );
};

const tabs: Readonly<Record<PartName, (props: { readonly desk: DeskState }) => ReactNode>> = {
  stories: StoriesTab,
  review: ReviewTab,
  recipients: RecipientsTab,
  ledger: DeliveriesTab,
  profile: ProfileTab,
};

/** What to do with the chosen stories. */
const ChoiceBar = ({ desk }: { readonly desk: DeskState }): ReactNode => {
  const { items, keeper, review, recipients, setDialog } = desk;
  if (items.length === 0) return null;
  return (
    <div className="desk-bar">
      <p role="status">{copy.chosen(items.length)}</p>
      <button
        type="button"
        className="unselect"
        onClick={() => keeper.change({ ids: items.map(({ id }) => id), selected: false })}
      >
        {copy.unselect}
      </button>
      <Button icon={pages} onClick={() => setDialog('preview')}>
        {copy.preview}
      </Button>
      <Button kind="primary" icon={plane} unavailable={!review?.selezione} onClick={() => setDialog('send')}>
        <span>
          {copy.sendTo(recipients.active.length)}
          <span className="desk-wide">{copy.recipients(recipients.active.length)}</span>
        </span>
      </Button>
    </div>
  );
};

const OpenDialog = ({ desk }: { readonly desk: DeskState }): ReactNode => {
  const { dialog, review, items, keeper, recipients, query } = desk;
  const profile = desk.profile.state.kind === 'ready' ? desk.profile.state.data : undefined;
  if (dialog === 'preview')
    return (
      <LazyPart key="preview" name="the preview" load={load.preview} unseen>
        {({ Preview }) => (
          <Preview
            id={review?.selezione?.id}
            day={review?.selezione?.data ?? query.day}
            cover={profile?.cover}
            items={items}
            onFile={desk.fetchFile}
            onClose={desk.close}
          />
        )}
      </LazyPart>
    );
  if (dialog !== 'send' || !review) return null;
  return (
    <LazyPart key="send" name="sending" load={load.send} unseen>
      {({ SendDialog }) => (
        <SendDialog
          review={review}
          items={items}
          settled={keeper.settled}
          profile={profile}
          list={recipients}
          onDone={desk.finish}
          onClose={desk.close}
        />
      )}
    </LazyPart>
  );
};

/** The press review: the stories to choose from, the review made of them, its recipients and deliveries. */
export const Desk = ({ last }: { readonly last: Day }): ReactNode => {
  const desk = useDesk(last);
  const { items, recipients, keeper, tab, setTab } = desk;
  const counts: Partial<Record<PartName, number>> = { review: items.length, recipients: recipients.active.length };
  const Tab = tabs[tab];
  return (
    <div className="desk">
      {desk.isWaiting ? <Unsent onRetry={keeper.retry} /> : null}
      <Tabs
        head={
          <div className="desk-head">
            <h1 className="desk-title">{copy.title}</h1>
            <p className="desk-lead">{relativeDay(momentOf(desk.query.day), new Date())}</p>
          </div>
        }
        label={copy.sections}
        current={tab}
        onTab={setTab}
        tabs={parts.map((id) => ({ id, label: copy.tabs[id], count: counts[id] }))}
      >
        <Tab desk={desk} />
      </Tabs>
      <ChoiceBar desk={desk} />
      <OpenDialog desk={desk} />
      {desk.toasts}
    </div>
  );
};
