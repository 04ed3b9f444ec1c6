import type { ReactNode } from 'react';
import { Private } from '../../element-kit/Private.tsx';
import { accessTexts } from '../../rules/access-texts.ts';
import { partOf } from '../../rules/failures.ts';
import { Bones, Part } from '../../ui/Part.tsx';
import { usePart } from '../../ui/use-part.ts';
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
