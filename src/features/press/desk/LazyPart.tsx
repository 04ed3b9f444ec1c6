import type { ReactNode } from 'react';
import { failureTexts } from '../../../rules/page/failures.ts';
import { Lazy } from '../../../screen-kit/Lazy.tsx';
import { Bones } from '../../../ui/base/Part.tsx';
import { copy } from '../copy.ts';

interface LazyPartProps<T> {
  readonly load: () => Promise<T>;
  /** Name of the part in the developer's console. */
  readonly name: string;
  /** Shows nothing while loading. */
  readonly unseen?: boolean;
  readonly children: (module: T) => ReactNode;
}

const texts = { failed: failureTexts.network, retry: copy.retry };

/** Loads a part of the desk on demand, so that the table shows sooner. All lazy parts share one sheet. */
export const LazyPart = <T,>({ load, name, unseen = false, children }: LazyPartProps<T>): ReactNode => (
  <Lazy
    name={name}
    load={async () => {
      const [module, { styles }] = await Promise.all([load(), import('./lazy-styles.ts')]);
      return { module, styles };
    }}
    texts={texts}
    fallback={unseen ? null : <Bones loading={copy.loading} />}
  >
    {({ module }) => children(module)}
  </Lazy>
);
