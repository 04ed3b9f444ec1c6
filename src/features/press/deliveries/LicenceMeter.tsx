import { path as warning } from '@phosphor-icons/core/assets/fill/warning-fill.svg?icon';
import { type ReactNode, useId } from 'react';
import type { Forecast, Licence } from '../../../rules/press/press-licence.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { sendingCopy as copy } from './sending-copy.ts';

interface LicenceMeterProps {
  readonly label: string;
  readonly licence: Licence;
  readonly forecast: Forecast;
  readonly stories: number;
  readonly recipients: number;
}

/** The day's copies: used, about to be used, allowed. Warns before the limit is exceeded. */
export const LicenceMeter = ({ label, licence, forecast, stories, recipients }: LicenceMeterProps): ReactNode => {
  const id = useId();
  const { consentite, usate } = licence;
  const { copies, over, left } = forecast;
  return (
    <div className="licence">
      <p id={id}>
        <strong>{label}</strong> {copy.meter(usate, { copies, stories, recipients }, consentite)}{' '}
        {over === 0 ? copy.left(left) : ''}
      </p>
      <meter
        aria-labelledby={id}
        min={0}
        max={Math.max(1, consentite)}
        high={consentite * 0.9}
        value={usate + copies}
      />
      {over > 0 ? (
        <div className="notice" role="alert">
          <Icon path={warning} />
          <p>{copy.over(over)}</p>
        </div>
      ) : null}
    </div>
  );
};
