import type { ReactNode } from 'react';
import { partOf } from '../../rules/page/failures.ts';
import { accessTexts } from '../../rules/session/access-texts.ts';
import { Private } from '../../screen-kit/Private.tsx';
import { Bones, Part } from '../../ui/base/Part.tsx';
import { usePart } from '../../ui/base/use-part.ts';
import { copy } from './copy.ts';
import { Editor } from './Editor.tsx';
import { load } from './load.ts';

const Profile = (): ReactNode => {
  const [state, reload] = usePart(async (signal) => partOf(await load(signal), copy.loadFailed));
  return (
    <Part state={state} loading={copy.loading} retry={copy.retry} onRetry={reload}>
      {(stored) => <Editor start={stored} />}
    </Part>
  );
};

export const ProfileScreen = (): ReactNode => (
  <Private texts={accessTexts} loading={<Bones loading={accessTexts.loading} />}>
    <Profile />
  </Private>
);
