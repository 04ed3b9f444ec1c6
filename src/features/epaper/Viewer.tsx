import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import {
  type KeyboardEvent,
  type ReactNode,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { shareLink } from '../../core/article/sharing.ts';
import { markSeen } from '../../core/epaper/seen-pages.ts';
import { core } from '../../core/page/core.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { type EditionPlace, editionHash } from '../../rules/epaper/edition-link.ts';
import { pagesOfStories } from '../../rules/epaper/page-regions.ts';
import { fitWidth, stepZoom } from '../../rules/epaper/page-zoom.ts';
import { hasRoomForTwo, spreadsOf, spreadWith } from '../../rules/epaper/spreads.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { relativeDay } from '../../rules/text/dates.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { Arrow } from './bar/Arrow.tsx';
import { Bar, type Drawer } from './bar/Bar.tsx';
import { Chosen } from './bar/Chosen.tsx';
import { copy } from './copy.ts';
import type { OpenedEdition } from './data.ts';
import { Thumbs } from './drawers/Thumbs.tsx';
import { useDrawer } from './drawers/use-drawer.ts';
import { Late } from './Lazy.tsx';
import { keptImagesOf } from './offline/kept.ts';
import { drawn, turnedTo } from './request.ts';
import { roomFor, Stage } from './stage/Stage.tsx';
import { useRoom } from './stage/use-room.ts';
import { useSlide } from './stage/use-slide.ts';

interface ViewerProps extends OpenedEdition {
  readonly place: EditionPlace;
  readonly onClose?: () => void;
}

const fetchExtra = () => import('./drawers/Extra.tsx');
const drawerNames: Readonly<Record<Drawer, string>> = { find: copy.find, left: copy.left, keep: copy.keep };

/** An edition with its pages before the reader. */
export const Viewer = ({ edition, isKept, place, onClose }: ViewerProps): ReactNode => {
  const shell = useShell();
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const room = useRoom(table);
  const total = edition.pages.length;
  const [page, setPage] = useState(Math.min(Math.max(1, place.page), total));
  const [zoom, setZoom] = useState(1);
  const [wantsOne, setWantsOne] = useState(false);
  const [isText, setText] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const [drawer, showDrawer] = useDrawer(panel, root);
  const [selected, setSelected] = useState(place.article === undefined ? undefined : Number(place.article));
  const kept = useMemo(() => (isKept ? keptImagesOf(edition) : undefined), [edition, isKept]);
  const stories = useMemo(() => {
    const pages = pagesOfStories(edition.pages);
    return new Map(edition.toc.map((story) => [story.id, { ...story, page: pages.get(story.id) }]));
  }, [edition]);
  const canDouble = total > 2 && hasRoomForTwo(room);
  const isDouble = canDouble && !wantsOne;
  const spreads = useMemo(() => spreadsOf(total, isDouble), [total, isDouble]);
  const index = spreadWith(spreads, page);
  const shown = spreads[index] ?? [1];

  const isReaders = useRef(false);
  const goTo = useCallback((next: number, article?: number) => {
    isReaders.current = true;
    setPage(next);
    setZoom(1);
    setSelected(article);
  }, []);
  const [requested, setRequested] = useState(place);
  if (requested !== place) {
    setRequested(place);
    if (!shown.includes(place.page)) setPage(Math.min(Math.max(1, place.page), total));
  }
  const { slideTo, follow, hold } = useSlide(stage, room.width, index, (next) => goTo(spreads[next]?.[0] ?? 1));
  const target = useRef(index);
  useLayoutEffect(() => {
    target.current = index;
  }, [index]);
  // The next pages are there: they are seen first, and what belongs to them is drawn after.
  const turn = (direction: 1 | -1) => {
    const next = spreads[target.current + direction]?.[0];
    if (next === undefined) return;
    target.current += direction;
    if (zoom === 1 && !isText) slideTo(target.current);
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => goTo(next))));
  };
  const [first = 1] = shown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each page that comes to lie before the reader
  useEffect(() => {
    if (room.width === 0) return;
    markSeen(edition.id, shown);
    turnedTo(shell, { edition: String(edition.id), page: first });
    if (isReaders.current) shell.emit('np-epaper-page', { edition: String(edition.id), page: first });
  }, [first, shown.length, edition.id, room.width === 0]);

  const keys = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented) return;
    if ((event.target as Element).closest('input, .drawer, .thumbs, .replica')) return;
    const isMoved = zoom > 1;
    const actions: Readonly<Record<string, (() => void) | undefined>> = {
      ArrowRight: isMoved ? undefined : () => turn(1),
      ArrowLeft: isMoved ? undefined : () => turn(-1),
      PageDown: () => turn(1),
      PageUp: () => turn(-1),
      Home: () => goTo(1),
      End: () => goTo(total),
      '+': () => setZoom(stepZoom(zoom, 1)),
      '-': () => setZoom(stepZoom(zoom, -1)),
      '0': () => setZoom(1),
    };
    const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
    if (!action) return;
    event.preventDefault();
    action();
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    const inner = drawer ? () => showDrawer(undefined) : selected ? () => setSelected(undefined) : undefined;
    if (!inner) return;
    event.preventDefault();
    inner();
  };
  // What had the focus while the pages were on their way is gone.
  useEffect(() => {
    if (onClose) stage.current?.focus({ preventScroll: true });
  }, [onClose]);
  const [{ w, h } = { w: 1, h: 1 }] = edition.pages;
  const scale = (fitWidth(roomFor(room), { width: w, height: h }, shown.length) * zoom) / w;
  const pages = shown.flatMap((n) => edition.pages[n - 1] ?? []);
  const extra = { edition, pages, stories, kept, onPage: goTo };
  const story = selected === undefined ? undefined : stories.get(selected);
  const [paper, setPaper] = useState('');
  useEffect(() => {
    core.brandRecord().then(
      ({ name }) => setPaper(name),
      () => {},
    );
  }, []);
  const wholeScreen = () => {
    if (document.fullscreenElement) void document.exitFullscreen();
    else void root.current?.requestFullscreen();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what is inside
    <div ref={root} className={drawer ? 'viewer with-drawer' : 'viewer'} onKeyDown={keys} onKeyDownCapture={leave}>
      <Bar
        title={[paper, edition.title].filter(Boolean).join(' · ')}
        day={relativeDay(momentOf(edition.date), new Date())}
        shown={shown}
        total={total}
        percent={room.width > 0 ? copy.percent(scale) : ''}
        isDouble={isDouble}
        canDouble={canDouble}
        isText={isText}
        drawer={drawer}
        isFirst={index === 0}
        isLast={index === spreads.length - 1}
        onTurn={turn}
        onZoom={(direction) => setZoom(stepZoom(zoom, direction))}
        onDouble={() => setWantsOne(isDouble)}
        onText={() => setText(!isText)}
        onDrawer={(next) => showDrawer(next === drawer ? undefined : next)}
        onShare={() => {
          const address = new URL(editionHash({ edition: String(edition.id), page: first }), location.href).href;
          void shareLink(edition.title, address);
        }}
        onWholeScreen={document.fullscreenEnabled ? wholeScreen : undefined}
        onClose={onClose}
      />
      <Thumbs pages={edition.pages} shown={shown} kept={kept} onPage={goTo} />
      {drawer ? (
        <section ref={panel} className="drawer" tabIndex={-1} aria-label={drawerNames[drawer]}>
          <div className="drawer-head">
            <h2>{drawerNames[drawer]}</h2>
            <button type="button" className="tool" aria-label={copy.close} onClick={() => showDrawer(undefined)}>
              <Icon path={cross} />
            </button>
          </div>
          <Late from={fetchExtra} props={{ kind: drawer, ...extra }} />
        </section>
      ) : null}
      <div ref={table} className="table">
        {isText ? (
          <Late from={fetchExtra} props={{ kind: 'text' as const, ...extra }} />
        ) : (
          <>
            <Stage
              stage={stage}
              edition={edition}
              stories={stories}
              kept={kept}
              spreads={spreads}
              index={index}
              room={room}
              zoom={zoom}
              selected={selected}
              onScroll={follow}
              onHold={hold}
              onZoom={setZoom}
              onSelect={setSelected}
              onShown={() => drawn(shell)}
            />
            {index > 0 ? <Arrow onClick={() => turn(-1)} /> : null}
            {index < spreads.length - 1 ? <Arrow isNext onClick={() => turn(1)} /> : null}
            {story ? <Chosen story={story} /> : null}
          </>
        )}
        {isKept ? <p className="kept-note">{copy.offlineNow}</p> : null}
      </div>
      <p className="strip-note" aria-hidden="true">
        <strong>{pages[0]?.section}</strong> <span>{copy.place(shown, total)}</span>
      </p>
      <p className="unseen" role="status">
        {copy.place(shown, total)}
      </p>
    </div>
  );
};
