import { path as down } from '@phosphor-icons/core/assets/regular/arrow-down.svg?icon';
import { path as up } from '@phosphor-icons/core/assets/regular/arrow-up.svg?icon';
import { path as grip } from '@phosphor-icons/core/assets/regular/dots-six-vertical.svg?icon';
import { path as pencil } from '@phosphor-icons/core/assets/regular/pencil-simple.svg?icon';
import { path as cross } from '@phosphor-icons/core/assets/regular/x.svg?icon';
import { type PointerEvent, type ReactNode, useRef, useState } from 'react';
import type { Item } from '../../../api/press/review.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { dayText, otherMastheads } from '../model.ts';
import { reviewCopy } from './review-copy.ts';

interface ReviewItemProps {
  readonly item: Item;
  readonly place: number;
  /** Index of the last story. */
  readonly last: number;
  /** A heading is above it. */
  readonly headed: boolean;
  readonly onMove: (place: number) => void;
  readonly onRemove: () => void;
  readonly onEdit: () => void;
}

/** Index for a row dropped at a height: after the rows whose middle is above it. */
const placeAt = (row: HTMLElement, y: number): number =>
  [...(row.parentElement?.children ?? [])].filter((one) => {
    const { top, bottom } = one.getBoundingClientRect();
    return one !== row && (top + bottom) / 2 < y;
  }).length;

/** Moves a row with the pointer. `shift` is its distance in pixels while it is dragged. */
const useDrag = (onMove: (place: number) => void) => {
  const row = useRef<HTMLLIElement>(null);
  const [shift, setShift] = useState<number>();
  const begun = useRef(0);
  return {
    row,
    shift,
    onPointerDown(event: PointerEvent<HTMLButtonElement>) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      begun.current = event.clientY;
      setShift(0);
    },
    onPointerMove({ clientY }: PointerEvent) {
      if (shift !== undefined) setShift(clientY - begun.current);
    },
    onPointerUp({ clientY }: PointerEvent) {
      if (shift === undefined) return;
      setShift(undefined);
      if (row.current && Math.abs(clientY - begun.current) > 4) onMove(placeAt(row.current, clientY));
    },
    onPointerCancel: () => setShift(undefined),
  };
};

const Acts = ({ item: { titolo }, place, last, onMove, onRemove, onEdit }: ReviewItemProps): ReactNode => {
  const acts = [
    { icon: up, label: reviewCopy.up(titolo), disabled: place === 0, act: () => onMove(place - 1) },
    { icon: down, label: reviewCopy.down(titolo), disabled: place === last, act: () => onMove(place + 1) },
    { icon: pencil, label: reviewCopy.edit(titolo), act: onEdit },
    { icon: cross, label: reviewCopy.remove(titolo), act: onRemove },
  ];
  return (
    <div className="review-acts">
      {acts.map(({ icon, label, disabled, act }) => (
        <button
          key={icon}
          type="button"
          className="press-action"
          aria-label={label}
          aria-disabled={disabled}
          onClick={act}
        >
          <Icon path={icon} />
        </button>
      ))}
    </div>
  );
};

/** A story of the review. Moves by its handle, by the arrow keys on it, or by two buttons (WCAG 2.5.7). */
export const ReviewItem = (props: ReviewItemProps): ReactNode => {
  const { item, place, headed, onMove } = props;
  const { titolo, testata, edizione, data, pagina, section, note, anche_in } = item;
  const { row, shift, ...drag } = useDrag(onMove);
  const where = [testata, edizione, dayText(data), pagina === null ? '' : copy.page(pagina)];
  const others = otherMastheads(anche_in);
  return (
    <li
      ref={row}
      className={shift === undefined ? 'review-item' : 'review-item taken'}
      style={shift === undefined ? {} : { translate: `0 ${shift}px` }}
    >
      {headed ? <h2 className="review-section">{section || reviewCopy.noSection}</h2> : null}
      <button
        type="button"
        className="press-action grip"
        aria-label={reviewCopy.drag(titolo)}
        {...drag}
        onKeyDown={(event) => {
          const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
          if (by === undefined) return;
          event.preventDefault();
          onMove(place + by);
        }}
      >
        <Icon path={grip} />
      </button>
      <div className="review-text">
        <p className="press-headline">{titolo}</p>
        <p className="hint">{where.filter(Boolean).join(' · ')}</p>
        {others.length > 0 ? (
          <ul className="desk-chips" aria-label={reviewCopy.editions}>
            {others.map((name) => (
              <li key={name} className="desk-chip">
                {name}
              </li>
            ))}
          </ul>
        ) : null}
        {note ? <p className="review-note">{reviewCopy.note(note)}</p> : null}
      </div>
      <Acts {...props} />
    </li>
  );
};
