import { type ReactNode, useLayoutEffect } from 'react';
import { useShell } from '../element-kit/panel/panel.tsx';
import { adopt } from '../element-kit/shell/sheets.ts';
import { useLazy } from './use-lazy.ts';

interface LazyModule {
  readonly styles?: readonly string[];
}

interface LazyProps<T> {
  readonly load: () => Promise<T>;
  /** Name of the part in the developer's console. */
  readonly name: string;
  readonly texts: { readonly failed: string; readonly retry: string };
  /** Shown while the code loads. */
  readonly fallback: ReactNode;
  readonly children: (module: T) => ReactNode;
}

/** A part whose code loads when it is first shown, with the styles that its module exports. Offers a retry on failure. */
export const Lazy = <T extends LazyModule>({ load, name, texts, fallback, children }: LazyProps<T>): ReactNode => {
  const { root } = useShell();
  const [module, retry] = useLazy(name, load);
  const styles = module?.styles;
  useLayoutEffect(() => {
    if (styles) adopt(root, styles);
  }, [root, styles]);
  if (module) return children(module);
  if (!retry) return fallback;
  return (
    <div className="part-failed" role="alert">
      <p>{texts.failed}</p>
      <button type="button" className="button secondary small" onClick={retry}>
        {texts.retry}
      </button>
    </div>
  );
};
