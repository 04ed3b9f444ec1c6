import { path as octagon } from '@phosphor-icons/core/assets/light/warning-octagon-light.svg?icon';
import { path as offline } from '@phosphor-icons/core/assets/light/wifi-slash-light.svg?icon';
import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type ReactNode, useCallback, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { followTheme } from '../../core/article/reading-settings.ts';
import { core } from '../../core/page/core.ts';
import { lockScroll } from '../../core/page/scroll/lock-scroll.ts';
import { definePanel, useAttributes, useShell } from '../../element-kit/panel/panel.tsx';
import type { EditionPlace } from '../../rules/epaper/edition-link.ts';
import { Lazy } from '../../screen-kit/Lazy.tsx';
import { ownedBy } from '../../screen-kit/own-signal.ts';
import { LinkArea } from '../../ui/area/LinkArea.tsx';
import controls from '../../ui/base/controls.css?inline';
import { Icon } from '../../ui/base/Icon.tsx';
import tokens from '../../ui/base/tokens.css?inline';
import { useRequest } from '../../ui/base/use-request.ts';
import { Message, Waiting } from '../../ui/message/Message.tsx';
import message from '../../ui/message/message.css?inline';
import { copy } from './copy.ts';
import { editionFor, type OpenedResult } from './data.ts';
import panels from './drawers/panels.css?inline';
import styles from './epaper.css?inline';
import { close, drawn, followRequest, request, requestOf } from './request.ts';
import { writtenPage } from './stage/first-image.rest.ts';
import pages from './stage/pages.css?inline';
import { Viewer } from './Viewer.tsx';

const fetchLocked = () => import('./LockedEdition.tsx');
const fetchFault = () => import('./FaultMessage.tsx');

interface ProblemProps {
  readonly result: Exclude<OpenedResult, { readonly kind: 'ok' }>;
  readonly edition: string;
  readonly onRetry: () => void;
}

/** Shown in place of an edition that cannot be loaded. */
const Problem = ({ result, edition, onRetry }: ProblemProps): ReactNode => {
  if (result.kind === 'badStatus' && result.status === 403)
    return (
      <Lazy name="locked edition" load={fetchLocked} texts={copy} fallback={<p role="status">{copy.loading}</p>}>
        {({ Part }) => <Part edition={edition} issue={result.issue} />}
      </Lazy>
    );
  const retry = (
    <button type="button" className="button" onClick={onRetry}>
      {copy.retry}
    </button>
  );
  if (result.kind === 'badShape' || (result.kind === 'network' && result.isWithheld))
    return (
      <Lazy name="message" load={fetchFault} texts={copy} fallback={<p role="status">{copy.loading}</p>}>
        {({ Part }) => <Part failure={result}>{retry}</Part>}
      </Lazy>
    );
  if (result.kind === 'network')
    return (
      <Message icon={offline} title={copy.offlineTitle} text={copy.offline}>
        {retry}
      </Message>
    );
  const isMissing = result.kind === 'badStatus' && result.status === 404;
  return (
    <Message icon={octagon} title={isMissing ? copy.missing : copy.failed}>
      {isMissing ? null : retry}
    </Message>
  );
};

interface EditionProps {
  readonly place: EditionPlace;
  /** Closes the viewer that covers the page. */
  readonly onClose?: () => void;
}

/** Loads an edition and shows its pages. */
const Edition = ({ place, onClose }: EditionProps): ReactNode => {
  const shell = useShell();
  const { edition } = place;
  const [result, setResult] = useState<OpenedResult>();
  const load = useCallback(
    (signal: AbortSignal) => {
      setResult(undefined);
      ownedBy(shell)(signal);
      void editionFor(edition, signal).then((answer) => {
        if (!signal.aborted) setResult(answer);
      });
    },
    [edition, shell],
  );
  const retry = useRequest(load);
  const isShown = result?.kind === 'ok' && result.data.edition.pages.length > 0;
  const settled = result !== undefined && !isShown;
  useLayoutEffect(() => {
    if (settled) drawn(shell);
  }, [settled, shell]);
  if (isShown) return <Viewer key={edition} {...result.data} place={place} {...(onClose && { onClose })} />;
  const isWritten = onClose && result === undefined && writtenPage();
  return (
    <div className={isWritten ? 'alone written' : 'alone'}>
      {onClose ? (
        <button type="button" className="tool" aria-label={copy.close} onClick={onClose}>
          <Icon path={cross} size={24} />
        </button>
      ) : null}
      {result === undefined ? <Waiting text={copy.loading} /> : null}
      {result?.kind === 'ok' ? <Message icon={octagon} title={copy.none} /> : null}
      {result && result.kind !== 'ok' ? <Problem result={result} edition={edition} onRetry={retry} /> : null}
    </div>
  );
};

/** The newsstand's button for its paper, which replaces the one that the server wrote. */
const paperButton = (): HTMLElement | null | undefined =>
  document.querySelector('np-newsstand')?.shadowRoot?.querySelector<HTMLElement>('.cover-note a');

/** Covers the page, which is inert and does not scroll. Escape closes it and restores the focus. */
const Over = ({ place }: { readonly place: EditionPlace }): ReactNode => {
  const shell = useShell();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useCallback(() => close(shell), [shell]);
  // Close the dialog before it leaves the page: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    const release = lockScroll();
    element?.showModal();
    return () => {
      element?.close();
      release();
      // Pressed before the newsstand was drawn, the button that had the focus is gone.
      const { activeElement: focused } = document;
      if (!focused || focused === document.body || focused === shell.element) paperButton()?.focus();
    };
  }, [shell]);
  return (
    <dialog
      ref={dialog}
      className="over"
      aria-label={copy.viewer}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
    >
      <Edition place={place} onClose={leave} />
    </dialog>
  );
};

/** Draws in place with an edition of its own; over the page for a requested one. */
const EpaperScreen = (): ReactNode => {
  const shell = useShell();
  const { edition, page } = useAttributes();
  const requested = useSyncExternalStore(
    (callback) => followRequest(shell, callback),
    () => requestOf(shell),
  );
  useEffect(() => followTheme(shell.element, shell.signal), [shell]);
  const follow = (click: MouseEvent) => {
    if (click.defaultPrevented) return;
    core.navigation.follow(click);
    // The newsstand shows the linked article: close the viewer; going back opens it again.
    if (click.defaultPrevented) request(shell, undefined);
  };
  const own = String(edition);
  return (
    <LinkArea className="own" onFollow={follow}>
      {own === '' ? null : <Edition place={{ edition: own, page: Number(page) }} />}
      {own === '' && requested ? <Over place={requested} /> : null}
    </LinkArea>
  );
};

export const panel = definePanel(
  EpaperScreen,
  [tokens, controls, message, styles, pages, panels],
  <p role="alert">{copy.failed}</p>,
);
