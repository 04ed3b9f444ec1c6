import type { ReactNode } from 'react';
import { subscriptionsOf } from '../../api/subscriptions/subscriptions.ts';
import { core } from '../../core/page/core.ts';
import { partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { copy } from './copy.ts';
import { Shelf } from './Shelf.tsx';

const { account } = core.clients;

const Subscriptions = (): ReactNode => {
  const [state, reload] = usePart(async (signal) => partOf(await subscriptionsOf(account, signal), copy.loadFailed));
  return (
    <div className="subscriptions-panel">
      <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
        {({ subscriptions }) => <Shelf loaded={subscriptions} />}
      </Part>
    </div>
  );
};

export const SubscriptionsScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Subscriptions />
  </Private>
);
