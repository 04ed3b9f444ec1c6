import { type MouseEventHandler, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import type { Cover } from '../../../api/press/profile.ts';
import { type Item, reviewCsv, reviewPdf } from '../../../api/press/review.ts';
import { bySection } from '../../../rules/press/press-selection.ts';
import { type Day, momentOf } from '../../../rules/text/calendar.ts';
import { longDate } from '../../../rules/text/dates.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { copy as tableCopy } from '../copy.ts';
import { Files } from './Files.tsx';
import { reviewCopy as copy } from './review-copy.ts';

interface PreviewProps {
  readonly id: number | undefined;
  readonly day: Day;
  readonly cover: Cover | undefined;
  readonly items: readonly Item[];
  readonly onFile: MouseEventHandler<HTMLAnchorElement>;
  readonly onClose: () => void;
}

const sheet = { title: tableCopy.title, accent: '#1B1916', logo: null };

/** The first pages of the PDF: cover and index. */
export const Preview = ({ id, day, cover = sheet, items, onFile, onClose }: PreviewProps): ReactNode => {
  const name = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Close the dialog before it leaves the page: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="confirm story-dialog"
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="preview-cover" style={{ borderColor: cover.accent }}>
        {cover.logo ? <img src={cover.logo} alt="" /> : null}
        <h2 id={name}>{cover.title}</h2>
        <p>{longDate(momentOf(day))}</p>
      </div>
      <h3>{copy.index}</h3>
      {bySection(items).map(([section, own]) => (
        <section key={section} aria-label={section || copy.noSection}>
          {section ? <h4>{section}</h4> : null}
          <ol className="preview-index">
            {own.map(({ id: story, titolo, testata, pagina, note }) => (
              <li key={story}>
                <span className="press-headline">{titolo}</span>
                <small>
                  {[testata, pagina === null ? '' : tableCopy.page(pagina)].filter(Boolean).join(' · ')}
                  {note ? ` · ${copy.note(note)}` : ''}
                </small>
              </li>
            ))}
          </ol>
        </section>
      ))}
      <div className="story-foot">
        <Button autoFocus onClick={onClose}>
          {copy.close}
        </Button>
        {id === undefined ? null : <Files pdf={reviewPdf(id)} csv={reviewCsv(id)} onClick={onFile} />}
      </div>
    </dialog>
  );
};
