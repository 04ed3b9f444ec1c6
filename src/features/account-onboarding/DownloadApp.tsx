import { path as android } from '@phosphor-icons/core/assets/regular/android-logo.svg?icon';
import { path as apple } from '@phosphor-icons/core/assets/regular/apple-logo.svg?icon';
import { type ReactNode, useEffect, useState } from 'react';
import { brandLink } from '../../core/brand/brand-link.ts';
import { core } from '../../core/page/core.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { copy } from './copy.ts';
import { Frame } from './Frame.tsx';
import type { StepProps } from './Interests.tsx';
import { QrCode } from './QrCode.tsx';

type App = readonly [name: string, icon: string, address: string];

/** The brand's apps; undefined while its record is loading. */
const useApps = (): readonly App[] | undefined => {
  const [apps, setApps] = useState<readonly App[]>();
  useEffect(() => {
    core.brandRecord().then(
      ({ android_app_url, ios_app_url }) =>
        setApps([
          [copy.app.android, android, android_app_url],
          [copy.app.ios, apple, ios_app_url],
        ]),
      () => setApps([]),
    );
  }, []);
  return apps;
};

/** The last step: the brand's apps. */
export const DownloadApp = ({ isMove, onNext }: StepProps): ReactNode => {
  const apps = useApps();
  const links = (apps ?? []).flatMap(([name, icon, address]) => {
    const href = brandLink(address);
    return href ? [{ name, icon, href }] : [];
  });
  return (
    <Frame title={copy.app.title} lead={copy.app.lead} action={copy.end} isMove={isMove} onNext={onNext}>
      <div className="apps">
        {links.map(({ name, icon, href }) => (
          <div className="app" key={name}>
            <QrCode address={new URL(href, location.href).href} label={copy.app.code(name)} />
            <a className="button large" href={href}>
              <Icon path={icon} size={24} />
              {name}
            </a>
          </div>
        ))}
        {apps && links.length === 0 ? <p>{copy.app.missing}</p> : null}
      </div>
      {links.length > 0 ? <p className="scan">{copy.app.scan}</p> : null}
    </Frame>
  );
};
