import { Component, memo, type ReactNode, useDeferredValue, useEffect, useLayoutEffect, useState } from 'react';
import { core } from '../../core/page/core.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { LinkArea } from '../../ui/area/LinkArea.tsx';
import { useSignalValue } from '../../ui/base/use-signal-value.ts';
import { copy } from './copy.ts';
import { Problem } from './Problem.tsx';
import { Standing } from './routing/page.ts';
import type { Router, Shown } from './routing/router.ts';
import { travelOf } from './routing/travel.ts';

/** A screen that loads faster is not announced. */
const announceDelayMs = 200;

/** The places of an article, or of the home. */
const Skeleton = ({ isArticle }: { readonly isArticle: boolean }): ReactNode => (
  <>
    <div className={isArticle ? 'skeleton of-article' : 'skeleton'} aria-hidden="true">
      <i />
      <i />
      <i />
      <i />
    </div>
    <p className="unseen" role="status">
      {copy.loading}
    </p>
  </>
);

interface BoundaryProps {
  readonly children: ReactNode;
  /** Resets the boundary on navigation. */
  readonly entry: string;
  readonly onRetry: () => void;
}

/** The error boundary of the routes. */
class Boundary extends Component<BoundaryProps, { error: unknown; entry: string }> {
  override state: { error: unknown; entry: string } = { error: undefined, entry: this.props.entry };

  static getDerivedStateFromError(error: unknown): { error: unknown } {
    return { error };
  }

  static getDerivedStateFromProps({ entry }: BoundaryProps, state: { entry: string }) {
    return entry === state.entry ? null : { error: undefined, entry };
  }

  override render(): ReactNode {
    const { error } = this.state;
    return error === undefined ? this.props.children : <Problem error={error} onRetry={this.props.onRetry} />;
  }
}

/** Renders on a new screen, not while one is loading. */
const Screen = memo(({ router, shown }: { readonly router: Router; readonly shown?: Shown | undefined }): ReactNode => {
  if (!shown) return null;
  const { outcome, route, key, path, back } = shown;
  return (
    <Standing value={{ key, path, back }}>
      {'error' in outcome ? (
        <Problem error={outcome.error} onRetry={router.again} />
      ) : (
        <Boundary key={route.path} entry={key} onRetry={router.again}>
          {route.draw(outcome.data)}
        </Boundary>
      )}
    </Standing>
  );
});

/** The frame of all screens: keeps navigation inside the page and announces a slow screen. */
export const Frame = ({ router }: { readonly router: Router }): ReactNode => {
  const shell = useShell();
  const loaded = useSignalValue(router.shown);
  // Drawn in slices, because a screen takes long on a slow phone.
  const shown = useDeferredValue(loaded);
  const pending = useSignalValue(router.pending) ?? (shown === loaded ? undefined : loaded?.route);
  const waiting = pending !== undefined;
  // A screen that only changes its own address, such as the search, stays usable.
  const isOther = waiting && pending !== shown?.route;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!waiting) {
      setLate(false);
      return;
    }
    travelOf(shell).leave();
    const timer = setTimeout(() => setLate(true), announceDelayMs);
    return () => clearTimeout(timer);
  }, [waiting, shell]);
  const isOutlined = late && isOther;
  useLayoutEffect(() => {
    if (isOutlined) travelOf(shell).outlined();
  }, [isOutlined, shell]);
  const follow = (click: MouseEvent) => {
    travelOf(shell).followed(click);
    core.navigation.follow(click);
  };
  return (
    <LinkArea className="newsstand" aria-busy={waiting} onFollow={follow}>
      {isOutlined ? (
        <Skeleton isArticle={pending.path.startsWith('/articolo')} />
      ) : (
        <Screen router={router} shown={shown} />
      )}
      <p className="unseen announcer" role="status" />
    </LinkArea>
  );
};
