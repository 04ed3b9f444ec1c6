import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Edition } from '../../../api/epaper/edition.ts';
import { markSeen } from '../../../core/epaper/seen-pages.ts';
import { useShell } from '../../../element-kit/panel/panel.tsx';
import type { EditionPlace } from '../../../rules/epaper/edition-link.ts';
import type { Size } from '../../../rules/epaper/page-zoom.ts';
import { hasRoomForTwo, spreadsOf, spreadWith } from '../../../rules/epaper/spreads.ts';
import { turnedTo } from '../request.ts';
import { useSlide } from './use-slide.ts';

const frontPage: readonly number[] = [1];

/** The pages before the reader, and how to turn them. */
export interface Pages {
  readonly spreads: readonly (readonly number[])[];
  /** Index of the visible spread. */
  readonly index: number;
  /** Numbers of the visible pages. */
  readonly shown: readonly number[];
  readonly first: number;
  readonly zoom: number;
  readonly setZoom: (zoom: number) => void;
  /** Id of the selected story. */
  readonly selected: number | undefined;
  readonly select: (story: number | undefined) => void;
  readonly canDouble: boolean;
  readonly isDouble: boolean;
  readonly toggleDouble: () => void;
  readonly goTo: (page: number, story?: number) => void;
  readonly turn: (direction: 1 | -1) => void;
  readonly onScroll: () => void;
  readonly onHold: () => void;
}

interface Options {
  readonly edition: Edition;
  readonly place: EditionPlace;
  readonly room: Size;
  readonly stage: RefObject<HTMLElement | null>;
  /** The text of the pages is shown instead of their images. */
  readonly isText: boolean;
}

/** Reports the visible pages. Emits an event only when the reader turned to them. */
const useReport = (edition: Edition, shown: readonly number[], isMeasured: boolean, isTurned: RefObject<boolean>) => {
  const shell = useShell();
  const { id } = edition;
  useEffect(() => {
    if (!isMeasured) return;
    const place = { edition: String(id), page: shown[0] ?? 1 };
    markSeen(id, shown);
    turnedTo(shell, place);
    if (isTurned.current) shell.emit('np-epaper-page', place);
  }, [shell, id, shown, isMeasured, isTurned]);
};

/** The reader's place in an edition. A place set from outside moves there unless it is visible. */
export const usePages = ({ edition, place, room, stage, isText }: Options): Pages => {
  const total = edition.pages.length;
  const [page, setPage] = useState(Math.min(Math.max(1, place.page), total));
  const [zoom, setZoom] = useState(1);
  const [wantsOne, setWantsOne] = useState(false);
  const [selected, select] = useState(place.article === undefined ? undefined : Number(place.article));
  const canDouble = total > 2 && hasRoomForTwo(room);
  const isDouble = canDouble && !wantsOne;
  const spreads = useMemo(() => spreadsOf(total, isDouble), [total, isDouble]);
  const index = spreadWith(spreads, page);
  const shown = spreads[index] ?? frontPage;

  const isTurned = useRef(false);
  const goTo = useCallback((next: number, story?: number) => {
    isTurned.current = true;
    setPage(next);
    setZoom(1);
    select(story);
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
  // The next pages are drawn already: show them first, render the rest afterwards.
  const turn = (direction: 1 | -1) => {
    const next = spreads[target.current + direction]?.[0];
    if (next === undefined) return;
    target.current += direction;
    if (zoom === 1 && !isText) slideTo(target.current);
    requestAnimationFrame(() => requestAnimationFrame(() => startTransition(() => goTo(next))));
  };
  useReport(edition, shown, room.width > 0, isTurned);
  const toggleDouble = () => setWantsOne(isDouble);
  const [first = 1] = shown;
  return {
    ...{ spreads, index, shown, first, zoom, setZoom, selected, select },
    ...{ canDouble, isDouble, toggleDouble, goTo, turn, onScroll: follow, onHold: hold },
  };
};
