import { path as helpIcon } from '@phosphor-icons/core/assets/regular/chat-circle-dots.svg?icon';
import { path as devicesIcon } from '@phosphor-icons/core/assets/regular/devices.svg?icon';
import type { ReactNode } from 'react';
import type { DevicesAnswer } from '../../api/account/devices.ts';
import type { NewsletterLine, TopicLine } from '../../api/account/overview.ts';
import type { ProfileAnswer } from '../../api/account/profile.ts';
import { linkTo } from '../../core/brand/link.ts';
import { pageBrand } from '../../core/page/page.ts';
import { supportHoursOf } from '../../rules/assistance/support-hours.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { lastOther, lastUse } from './model.ts';

/** A named action that leads to another screen. */
const More = ({ href, children }: { readonly href: string; readonly children: ReactNode }): ReactNode => (
  <a className="more" href={href}>
    {children}
  </a>
);

/** How many fields a kind of user has to fill in. */
const needed = { person: 6, company: 3, public_body: 3 } as const;

export const Profile = ({ answer, href }: { readonly answer: ProfileAnswer; readonly href: string }): ReactNode => {
  const { profile, missing_fields: missing } = answer;
  const texts = copy.profile;
  const name = [profile.name, profile.surname].filter(Boolean).join(' ') || profile.company_name;
  const picture = linkTo(profile.avatar ?? undefined);
  const all = needed[profile.type];
  return (
    <>
      <div className="who">
        {picture ? <img src={picture} alt="" /> : <span aria-hidden="true">{[...name][0]}</span>}
        <div>
          <p className="strong">{name}</p>
          <p className="small cut">{profile.email}</p>
        </div>
      </div>
      {missing.length > 0 ? (
        <progress aria-label={texts.progress} max={all} value={Math.max(0, all - missing.length)} />
      ) : null}
      <div className="ends">
        <p className="small">{missing.length > 0 ? texts.missing(missing.length) : texts.complete}</p>
        <More href={href}>{missing.length > 0 ? texts.fillIn : texts.edit}</More>
      </div>
    </>
  );
};

const mostTags = 4;

export const Topics = ({ lines, href }: { readonly lines: readonly TopicLine[]; readonly href: string }): ReactNode => {
  const followed = lines.filter((line) => line.followed);
  const texts = copy.topics;
  return (
    <>
      {followed.length === 0 ? (
        <p>{texts.none}</p>
      ) : (
        <ul className="tags">
          {followed.slice(0, mostTags).map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
          {followed.length > mostTags ? <li>{texts.more(followed.length - mostTags)}</li> : null}
        </ul>
      )}
      <p className="small">{texts.push(followed.filter(({ push }) => push).length)}</p>
      <div>
        <More href={href}>{copy.manage}</More>
      </div>
    </>
  );
};

const mostNewsletters = 2;

interface NewslettersProps {
  readonly lines: readonly NewsletterLine[];
  readonly href: string;
}

export const Newsletters = ({ lines, href }: NewslettersProps): ReactNode => {
  const own = lines.filter(({ subscribed }) => subscribed);
  const rest = lines.length - own.length;
  const more = rest > 0 ? copy.newsletters.others(rest) : copy.manage;
  return (
    <>
      {own.length === 0 ? <p>{copy.newsletters.none}</p> : null}
      <ul className="rows">
        {own.slice(0, mostNewsletters).map(({ id, name, frequency }) => (
          <li key={id}>
            <span className="strong">{name}</span>
            <span className="small">{frequency}</span>
          </li>
        ))}
      </ul>
      <div>
        <More href={href}>{own.length === 0 ? copy.newsletters.choose : more}</More>
      </div>
    </>
  );
};

interface LineProps {
  readonly icon: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
  readonly action: string;
}

const Line = ({ icon, title, text, href, action }: LineProps): ReactNode => (
  <div className="line">
    <Icon path={icon} size={32} />
    <div>
      <p className="strong">{title}</p>
      <p className="small">{text}</p>
    </div>
    <More href={href}>{action}</More>
  </div>
);

interface DevicesProps {
  readonly answer: DevicesAnswer;
  readonly now: Date;
  readonly href: string;
}

export const Devices = ({ answer: { devices }, now, href }: DevicesProps): ReactNode => {
  const other = lastOther(devices);
  const texts = copy.devices;
  return (
    <Line
      icon={devicesIcon}
      title={texts.count(devices.length)}
      text={other ? lastUse(other, now) : texts.onlyThis}
      href={href}
      action={texts.action}
    />
  );
};

export const Help = ({ href }: { readonly href: string }): ReactNode => (
  <Line
    icon={helpIcon}
    title={copy.help.hours(...supportHoursOf('phone', pageBrand().hours))}
    text={copy.help.ways}
    href={href}
    action={copy.help.action}
  />
);
