import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type ReactNode, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { shareLink } from '../../core/article/sharing.ts';
import { core } from '../../core/page/core.ts';
import { useShell } from '../../element-kit/panel/panel.tsx';
import { type EditionPlace, editionHash } from '../../rules/epaper/edition-link.ts';
import { pagesOfStories } from '../../rules/epaper/page-regions.ts';
import { fitWidth, type Size, stepZoom } from '../../rules/epaper/page-zoom.ts';
import { momentOf } from '../../rules/text/calendar.ts';
import { relativeDay } from '../../rules/text/dates.ts';
import { Lazy } from '../../screen-kit/Lazy.tsx';
import { Icon } from '../../ui/base/Icon.tsx';
import { Arrow } from './bar/Arrow.tsx';
import { Bar, type Drawer } from './bar/Bar.tsx';
import { Chosen } from './bar/Chosen.tsx';
import { copy } from './copy.ts';
import type { OpenedEdition } from './data.ts';
import { Thumbs } from './drawers/Thumbs.tsx';
import { useDrawer } from './drawers/use-drawer.ts';
import { keptImagesOf } from './offline/kept.ts';
import { drawn } from './request.ts';
import { roomFor, Stage } from './stage/Stage.tsx';
import { type Pages, usePages } from './stage/use-pages.ts';
import { useRoom } from './stage/use-room.ts';
import { viewerKeys } from './stage/viewer-keys.ts';

interface ViewerProps extends OpenedEdition {
  readonly place: EditionPlace;
  readonly onClose?: () => void;
}

const fetchExtra = () => import('./drawers/Extra.tsx');
const drawerNames: Readonly<Record<Drawer, string>> = { find: copy.find, left: copy.left, keep: copy.keep };

/** Props of the tools beside the pages. */
type ExtraProps = Omit<Parameters<Awaited<ReturnType<typeof fetchExtra>>['Part']>[0], 'kind'>;

type ToolKind = Parameters<Awaited<ReturnType<typeof fetchExtra>>['Part']>[0]['kind'];

const Tools = ({ kind, extra }: { readonly kind: ToolKind; readonly extra: ExtraProps }): ReactNode => (
  <Lazy name="tools" load={fetchExtra} texts={copy} fallback={<p role="status">{copy.loading}</p>}>
    {({ Part }) => <Part kind={kind} {...extra} />}
  </Lazy>
);

interface DrawerPanelProps {
  readonly panel: RefObject<HTMLElement | null>;
  readonly drawer: Drawer;
  readonly extra: ExtraProps;
  readonly onClose: () => void;
}

const DrawerPanel = ({ panel, drawer, extra, onClose }: DrawerPanelProps): ReactNode => (
  <section ref={panel} className="drawer" tabIndex={-1} aria-label={drawerNames[drawer]}>
    <div className="drawer-head">
      <h2>{drawerNames[drawer]}</h2>
      <button type="button" className="tool" aria-label={copy.close} onClick={onClose}>
        <Icon path={cross} />
      </button>
    </div>
    <Tools kind={drawer} extra={extra} />
  </section>
);

interface SpreadProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly room: Size;
  readonly pages: Pages;
  readonly extra: ExtraProps;
}

/** The pages as images, with the arrows beside them and the selected story. */
const Spread = ({ stage, room, pages, extra }: SpreadProps): ReactNode => {
  const shell = useShell();
  const { spreads, index, zoom, setZoom, selected, select, turn, onScroll, onHold } = pages;
  const { edition, stories, kept } = extra;
  const story = selected === undefined ? undefined : stories.get(selected);
  return (
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
        onScroll={onScroll}
        onHold={onHold}
        onZoom={setZoom}
        onSelect={select}
        onShown={() => drawn(shell)}
      />
      {index > 0 ? <Arrow onClick={() => turn(-1)} /> : null}
      {index < spreads.length - 1 ? <Arrow isNext onClick={() => turn(1)} /> : null}
      {story ? <Chosen story={story} /> : null}
    </>
  );
};

/** The brand's name; empty until its record is loaded. */
const usePaperName = (): string => {
  const [name, setName] = useState('');
  useEffect(() => {
    core.brandRecord().then(
      (record) => setName(record.name),
      () => {},
    );
  }, []);
  return name;
};

const toggleFullscreen = (element: Element | null): void => {
  if (document.fullscreenElement) void document.exitFullscreen();
  else void element?.requestFullscreen();
};

/** Shows the pages of an edition. */
export const Viewer = ({ edition, isKept, place, onClose }: ViewerProps): ReactNode => {
  const root = useRef<HTMLDivElement>(null);
  const stage = useRef<HTMLElement>(null);
  const table = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const room = useRoom(table);
  const [isText, setText] = useState(false);
  const [drawer, showDrawer] = useDrawer(panel, root);
  const kept = useMemo(() => (isKept ? keptImagesOf(edition) : undefined), [edition, isKept]);
  const stories = useMemo(() => {
    const pageOf = pagesOfStories(edition.pages);
    return new Map(edition.toc.map((story) => [story.id, { ...story, page: pageOf.get(story.id) }]));
  }, [edition]);
  const pages = usePages({ edition, place, room, stage, isText });
  const { spreads, index, shown, first, zoom, goTo } = pages;
  const total = edition.pages.length;
  // The element that had the focus while the pages loaded is gone.
  useEffect(() => {
    if (onClose) stage.current?.focus({ preventScroll: true });
  }, [onClose]);
  const paper = usePaperName();
  const [{ w, h } = { w: 1, h: 1 }] = edition.pages;
  const scale = (fitWidth(roomFor(room), { width: w, height: h }, shown.length) * zoom) / w;
  const visible = shown.flatMap((n) => edition.pages[n - 1] ?? []);
  const extra = { edition, pages: visible, stories, kept, onPage: goTo };
  const closeDrawer = () => showDrawer(undefined);
  return (
    <div
      ref={root}
      className={drawer ? 'viewer with-drawer' : 'viewer'}
      {...viewerKeys(pages, total, drawer && closeDrawer)}
    >
      <Bar
        title={[paper, edition.title].filter(Boolean).join(' · ')}
        day={relativeDay(momentOf(edition.date), new Date())}
        shown={shown}
        total={total}
        percent={room.width > 0 ? copy.percent(scale) : ''}
        isDouble={pages.isDouble}
        canDouble={pages.canDouble}
        isText={isText}
        drawer={drawer}
        isFirst={index === 0}
        isLast={index === spreads.length - 1}
        onTurn={pages.turn}
        onZoom={(direction) => pages.setZoom(stepZoom(zoom, direction))}
        onDouble={pages.toggleDouble}
        onText={() => setText(!isText)}
        onDrawer={(next) => showDrawer(next === drawer ? undefined : next)}
        onShare={() => {
          const { href } = new URL(editionHash({ edition: String(edition.id), page: first }), location.href);
          void shareLink(edition.title, href);
        }}
        onWholeScreen={document.fullscreenEnabled ? () => toggleFullscreen(root.current) : undefined}
        onClose={onClose}
      />
      <Thumbs pages={edition.pages} shown={shown} kept={kept} onPage={goTo} />
      {drawer ? <DrawerPanel panel={panel} drawer={drawer} extra={extra} onClose={closeDrawer} /> : null}
      <div ref={table} className="table">
        {isText ? (
          <Tools kind="text" extra={extra} />
        ) : (
          <Spread stage={stage} room={room} pages={pages} extra={extra} />
        )}
        {isKept ? <p className="kept-note">{copy.offlineNow}</p> : null}
      </div>
      <p className="strip-note" aria-hidden="true">
        <strong>{visible[0]?.section}</strong> <span>{copy.place(shown, total)}</span>
      </p>
      <p className="unseen" role="status">
        {copy.place(shown, total)}
      </p>
    </div>
  );
};
