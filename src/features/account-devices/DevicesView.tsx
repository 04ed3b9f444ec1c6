import { path as info } from '@phosphor-icons/core/assets/fill/info-fill.svg?icon';
import { path as desktop } from '@phosphor-icons/core/assets/regular/desktop.svg?icon';
import { path as phone } from '@phosphor-icons/core/assets/regular/device-mobile.svg?icon';
import { path as laptop } from '@phosphor-icons/core/assets/regular/laptop.svg?icon';
import type { ReactNode } from 'react';
import type { Device, DevicesAnswer } from '../../api/account/devices.ts';
import { Button } from '../../ui/base/Button.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Card } from '../../ui/base/Part.tsx';
import { copy } from './copy.ts';
import { firstUse, kindOf, lastUse } from './model.ts';

const icons = { phone, laptop, desktop } as const;

interface RowProps {
  readonly device: Device;
  readonly now: Date;
  readonly onDisconnect: (device: Device) => void;
}

const Row = ({ device, now, onDisconnect }: RowProps): ReactNode => {
  const { label, os, city, first_seen, last_seen, current } = device;
  return (
    <li className="device">
      <span className="device-icon">
        <Icon path={icons[kindOf(os)]} size={24} />
      </span>
      <div className="device-body">
        <div>
          <p className="device-name">
            <strong>{label}</strong>
            {current ? <span className="tag">{copy.current}</span> : null}
          </p>
          <p className="device-use">
            {[city, lastUse(last_seen, current, now), firstUse(first_seen)].filter(Boolean).join(' · ')}
          </p>
        </div>
        <Button size="small" aria-label={copy.disconnectName(label)} onClick={() => onDisconnect(device)}>
          {copy.disconnect}
        </Button>
      </div>
    </li>
  );
};

/** The panel's text; the way to the password ends all sessions. */
export const Lead = ({ account }: { readonly account: string }): ReactNode => (
  <p className="lead">
    {copy.lead}{' '}
    <a className="link" href={`${account}/user-profile-edit-password`}>
      {copy.password}
    </a>
  </p>
);

interface DevicesViewProps {
  readonly answer: DevicesAnswer;
  readonly now: Date;
  readonly onDisconnect: (device: Device) => void;
  readonly onDisconnectOthers: () => void;
}

export const DevicesView = ({ answer, now, onDisconnect, onDisconnectOthers }: DevicesViewProps): ReactNode => {
  const { devices, limit } = answer;
  const count = devices.length;
  const isOver = count > limit;
  return (
    <>
      <Card
        title={copy.count(count)}
        aside={
          count > 1 ? (
            <Button size="small" kind="danger" onClick={onDisconnectOthers}>
              {copy.others}
            </Button>
          ) : undefined
        }
      >
        <ul className="devices">
          {devices.map((device) => (
            <Row key={device.id} device={device} now={now} onDisconnect={onDisconnect} />
          ))}
        </ul>
        {count > 1 ? null : <p className="hint">{copy.only}</p>}
      </Card>
      <div className={isOver ? 'notice' : 'notice info'}>
        <Icon path={info} />
        <p>{isOver ? copy.over(count, limit) : copy.limit(limit)}</p>
      </div>
    </>
  );
};
