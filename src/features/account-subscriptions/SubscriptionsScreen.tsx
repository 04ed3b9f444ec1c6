import type { ReactNode } from 'react';
import { subscriptionsOf } from '../../api/subscriptions.ts';
import { core } from '../../core/core.ts';
import { Private } from '../../element-kit/Private.tsx';
import { accessTexts } from '../../rules/access-texts.ts';
import { partOf } from '../../rules/failures.ts';
import { Bones, Part } from '../../ui/Part.tsx';
import { usePart } from '../../ui/use-part.ts';
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
