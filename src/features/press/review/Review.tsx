import { type MouseEventHandler, type ReactNode, useRef, useState } from 'react';
import { type Item, reviewCsv, reviewPdf } from '../../../api/press/review.ts';
import type { Change } from '../../../rules/press/press-selection.ts';
import { movedTo } from '../../../rules/press/press-selection.ts';
import { Button } from '../../../ui/base/Button.tsx';
import type { ProfileState } from '../profile/use-profile.ts';
import type { Say } from '../recipients/use-recipients.ts';
import { CoverCard } from './CoverCard.tsx';
import { Files } from './Files.tsx';
import { ItemDialog } from './ItemDialog.tsx';
import { ReviewItem } from './ReviewItem.tsx';
import { reviewCopy as copy } from './review-copy.ts';

interface ReviewProps {
  readonly id: number | undefined;
  readonly items: readonly Item[];
  readonly profile: ProfileState;
  /** On a narrow page the bar has no room for this button. */
  readonly onPreview: () => void;
  readonly onFile: MouseEventHandler<HTMLAnchorElement>;
  readonly onChange: (change: Change) => void;
  readonly say: Say;
}

/** The chosen stories, with heading and note each. Dragging and keys change their order. */
export const Review = ({ id, items, profile, onPreview, onFile, onChange, say }: ReviewProps): ReactNode => {
  const [edited, setEdited] = useState<Item>();
  const [announcement, setAnnouncement] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const ids = items.map((item) => item.id);
  const move = (item: Item, place: number) => {
    const to = Math.max(0, Math.min(place, items.length - 1));
    if (to === ids.indexOf(item.id)) return;
    onChange({ ids: [], selected: true, order: movedTo(ids, item.id, to) });
    setAnnouncement(copy.moved(item.titolo, to + 1, items.length));
  };
  const remove = (item: Item) => {
    onChange({ ids: [item.id], selected: false });
    const undo = () => onChange({ ids: [item.id], selected: true, order: ids, section: item.section, note: item.note });
    say(copy.removed(item.titolo), { undo: { label: copy.undo, run: undo } });
    list.current?.focus();
  };
  return (
    <div className="desk-grid">
      <div className="desk-main">
        <div className="desk-filters">
          {items.length === 0 ? null : (
            <span className="narrow-preview">
              <Button size="small" onClick={onPreview}>
                {copy.preview}
              </Button>
            </span>
          )}
          {id === undefined || items.length === 0 ? null : (
            <Files pdf={reviewPdf(id)} csv={reviewCsv(id)} onClick={onFile} />
          )}
        </div>
        {items.length === 0 ? <p className="desk-lead">{copy.none}</p> : null}
        <ol className="review-list" aria-label={copy.list} ref={list} tabIndex={-1}>
          {items.map((item, place) => (
            <ReviewItem
              key={item.id}
              item={item}
              place={place}
              last={items.length - 1}
              headed={place === 0 ? item.section !== '' : item.section !== items[place - 1]?.section}
              onMove={(to) => move(item, to)}
              onRemove={() => remove(item)}
              onEdit={() => setEdited(item)}
            />
          ))}
        </ol>
        <p className="unseen" role="status">
          {announcement}
        </p>
      </div>
      <CoverCard profile={profile} say={say} />
      {edited ? (
        <ItemDialog
          item={edited}
          sections={[...new Set(items.map(({ section }) => section).filter(Boolean))]}
          onSave={(section, note) => {
            onChange({ ids: [edited.id], selected: true, section, note });
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </div>
  );
};
