import { type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import type { Edition, EditionPage } from '../../../api/epaper/edition.ts';
import type { ArticleLine } from '../../../api/newsstand/shapes.ts';
import { fitWidth, type Size, sharpWidth } from '../../../rules/epaper/page-zoom.ts';
import { Scroller } from '../../../ui/area/Scroller.tsx';
import { copy } from '../copy.ts';
import type { KeptImages } from '../offline/kept.ts';
import { Page } from './Page.tsx';
import { useMouse } from './use-mouse.ts';
import { marginsOf, useZoom } from './use-zoom.ts';

interface StageProps {
  readonly stage: RefObject<HTMLElement | null>;
  readonly edition: Edition;
  readonly stories: ReadonlyMap<number, ArticleLine>;
  readonly kept: KeptImages | undefined;
  readonly spreads: readonly (readonly number[])[];
  readonly index: number;
  readonly room: Size;
  readonly zoom: number;
  readonly selected: number | undefined;
  readonly onScroll: () => void;
  readonly onHold: () => void;
  readonly onZoom: (zoom: number) => void;
  readonly onSelect: (article: number | undefined) => void;
  readonly onShown: () => void;
}

type SpreadProps = Omit<StageProps, 'stage' | 'spreads' | 'index' | 'onScroll' | 'onHold'> & {
  readonly pages: readonly EditionPage[];
  readonly isCurrent: boolean;
};

/** Size left for pages shown whole, without arrows and shadow. */
export const roomFor = ({ width, height }: Size): Size =>
  width > 820 ? { width: width - 176, height: height - 56 } : { width: width - 28, height: height - 28 };

const Spread = (props: SpreadProps): ReactNode => {
  const { pages, isCurrent, edition, room, zoom: asked, kept, selected, stories, onZoom, onSelect, onShown } = props;
  const view = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const zoom = isCurrent ? asked : 1;
  const [first] = pages;
  const { w: width = 1, h: height = 1 } = first ?? {};
  const fit = fitWidth(roomFor(room), { width, height }, pages.length);
  const whole = useMemo(
    () => ({ width: fit * pages.length, height: (fit * height) / width }),
    [fit, pages.length, width, height],
  );
  useZoom({ view, sheet, isCurrent, zoom, room, whole, onZoom });
  const isZoomed = zoom > 1;
  const unselect = useCallback(() => onSelect(undefined), [onSelect]);
  useMouse({ view, isZoomed, onClickBeside: unselect });
  const margins = marginsOf(room, { width: whole.width * zoom, height: whole.height * zoom });
  return (
    <div ref={view} className={isZoomed ? 'spread zoomed' : 'spread'} inert={!isCurrent}>
      <div
        ref={sheet}
        className="sheet"
        style={{ width: whole.width * zoom, marginInline: margins.x, marginTop: margins.y }}
      >
        {pages.map((page) => (
          <Page
            key={page.n}
            page={page}
            stories={stories}
            imageWidth={sharpWidth(edition.widths, fit * zoom, devicePixelRatio)}
            isCurrent={isCurrent}
            kept={kept}
            selected={selected}
            onSelect={onSelect}
            onShown={onShown}
          />
        ))}
      </div>
    </div>
  );
};

/** All pages in a row with scroll snap. Only the current spread and its neighbours load images. */
export const Stage = (props: StageProps): ReactNode => {
  const { stage, edition, spreads, index, room, onScroll, onHold } = props;
  return (
    <Scroller
      ref={stage as RefObject<HTMLDivElement>}
      className="stage"
      role="group"
      aria-label={copy.stage}
      onScroll={onScroll}
      onPointerDown={onHold}
      onWheel={onHold}
    >
      {spreads.map((numbers, place) => {
        const pages = numbers.flatMap((n) => edition.pages[n - 1] ?? []);
        return Math.abs(place - index) <= 1 && room.width > 0 ? (
          <Spread key={numbers[0]} {...props} pages={pages} isCurrent={place === index} />
        ) : (
          <div key={numbers[0]} className="spread" />
        );
      })}
    </Scroller>
  );
};
