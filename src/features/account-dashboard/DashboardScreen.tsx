import { path as errorIcon } from '@phosphor-icons/core/assets/fill/warning-circle-fill.svg?icon';
import { path as warningIcon } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';
import type { ReactNode } from 'react';
import { devicesOf } from '../../api/account/devices.ts';
import { newsletterLines, paperOfDay, subscriptionLines, topicLines } from '../../api/account/overview.ts';
import { profileOf } from '../../api/account/profile.ts';
import { brandLink } from '../../core/brand/brand-link.ts';
import { newsstandElsewhere } from '../../core/newsstand/newsstand-elsewhere.ts';
import { ownLink } from '../../core/notices/own-link.ts';
import { core } from '../../core/page/core.ts';
import { subscribeUrl } from '../../rules/brand/links.ts';
import { partOf } from '../../rules/page/failures.ts';
import type { Result } from '../../rules/page/result.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { payNowPath } from '../../rules/subscriptions/payment.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Bones, Card, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { Devices, Help, Newsletters, Profile, Topics } from './Cards.tsx';
import { copy } from './copy.ts';
import { Edition } from './Edition.tsx';
import { FirstSteps } from './FirstSteps.tsx';
import { alertsIn } from './model.ts';
import { Receipt } from './Receipt.tsx';
import { Subscription } from './Subscription.tsx';

const { account } = core.clients;

interface LoadedProps<T> {
  readonly ask: (signal: AbortSignal) => Promise<Result<T>>;
  readonly failed: string;
  readonly children: (data: T) => ReactNode;
}

/** A part of the overview. It loads by itself; its failure does not affect the others. */
const Loaded = <T,>({ ask, failed, children }: LoadedProps<T>): ReactNode => {
  const [state, reload] = usePart(async (signal) => partOf(await ask(signal), failed));
  return (
    <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
      {children}
    </Part>
  );
};

/** Urgent notices, unless the page has a notice area that shows them. */
const Alerts = (): ReactNode => {
  const alerts = alertsIn(useSignalValue(core.store.notices));
  if (alerts.length === 0 || document.querySelector('np-notices')) return null;
  return (
    <section className="alerts" aria-label={copy.alerts}>
      {alerts.map(({ id, type, title, url, cta }) => (
        <div key={id} className={type === 'error' ? 'notice error' : 'notice'} role="alert">
          <Icon path={type === 'error' ? errorIcon : warningIcon} />
          <p>{title}</p>
          {ownLink(url) && cta ? <a href={ownLink(url)}>{cta}</a> : null}
        </div>
      ))}
    </section>
  );
};

const Dashboard = (): ReactNode => {
  const at = (path: string) => core.addressOf('account') + path;
  const now = new Date();
  return (
    <div className="frame">
      <div className="dashboard">
        <Alerts />
        <FirstSteps href={at('/user-onboarding')} />
        <div className="wide">
          <Card>
            <Loaded ask={(signal) => subscriptionLines(account, signal)} failed={copy.subscription.failed}>
              {(lines) => (
                <Subscription
                  lines={lines}
                  ways={{
                    manage: at('/user/subscriptions'),
                    pay: at(payNowPath),
                    renew: at('/user-onboarding-upselling'),
                  }}
                  shop={subscribeUrl(core.addressOf('shop'))}
                  receipt={(id) => <Receipt key={id} subscription={id} />}
                />
              )}
            </Loaded>
          </Card>
        </div>
        <div className="side">
          <Card>
            <Loaded ask={(signal) => paperOfDay(newsstandElsewhere, signal)} failed={copy.edition.failed}>
              {(paper) => <Edition paper={paper} href={brandLink('//{www}/') ?? '/'} now={now} />}
            </Loaded>
          </Card>
        </div>
        <div className="third">
          <Card title={copy.profile.title}>
            <Loaded ask={(signal) => profileOf(account, signal)} failed={copy.profile.failed}>
              {(answer) => <Profile answer={answer} href={at('/user/profile')} />}
            </Loaded>
          </Card>
        </div>
        <div className="third">
          <Card title={copy.topics.title}>
            <Loaded ask={(signal) => topicLines(account, signal)} failed={copy.topics.failed}>
              {(lines) => <Topics lines={lines} href={at('/user/profile/topics/manage')} />}
            </Loaded>
          </Card>
        </div>
        <div className="third">
          <Card title={copy.newsletters.title}>
            <Loaded ask={(signal) => newsletterLines(account, signal)} failed={copy.newsletters.failed}>
              {(lines) => <Newsletters lines={lines} href={at('/user/newsletter/')} />}
            </Loaded>
          </Card>
        </div>
        <div className="half">
          <Card title={copy.devices.title}>
            <Loaded ask={(signal) => devicesOf(account, signal)} failed={copy.devices.failed}>
              {(answer) => <Devices answer={answer} now={now} href={at('/user-devices')} />}
            </Loaded>
          </Card>
        </div>
        <div className="half">
          <Card title={copy.help.title}>
            <Help href={at('/contact')} />
          </Card>
        </div>
      </div>
    </div>
  );
};

export const DashboardScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Dashboard />
  </Private>
);
