import { path as cross } from '@phosphor-icons/core/assets/bold/x-bold.svg?icon';
import { path as pdf } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { type Row, type StoryText, storyPdf, storyText } from '../../../api/press/stories.ts';
import { core } from '../../../core/page/core.ts';
import { failureText } from '../../../rules/page/failures.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { Bones } from '../../../ui/base/Part.tsx';
import { CheckField } from '../../../ui/form/Choice.tsx';
import { copy } from '../copy.ts';
import { dayText, otherMastheads, reasonText } from '../model.ts';

interface StoryDialogProps {
  readonly story: Row;
  readonly isChosen: boolean;
  readonly onChoose: (selected: boolean) => void;
  readonly onStep: (by: 1 | -1) => void;
  readonly onClose: () => void;
}

const subheading = '## ';

const Paragraph = ({ text }: { readonly text: string }): ReactNode =>
  text.startsWith(subheading) ? <h3>{text.slice(subheading.length)}</h3> : <p>{text}</p>;

const Text = ({ id }: { readonly id: number }): ReactNode => {
  const [text, setText] = useState<StoryText | string>();
  useEffect(() => {
    const leaving = new AbortController();
    void storyText(core.clients.newsstand, id, leaving.signal).then((result) => {
      if (leaving.signal.aborted) return;
      setText(result.kind === 'ok' ? result.data : failureText(result));
    });
    return () => leaving.abort();
  }, [id]);
  if (text === undefined) return <Bones loading={copy.loading} />;
  if (typeof text === 'string')
    return (
      <p className="fault" role="alert">
        {text}
      </p>
    );
  return (
    <>
      <p className="story-summary">{text.sommario}</p>
      {text.testo.map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and paragraphs may be equal
        <Paragraph key={index} text={paragraph} />
      ))}
    </>
  );
};

/** Reads a story before it is chosen; j and k open the next and previous one, as in the table. */
export const StoryDialog = ({ story, isChosen, onChoose, onStep, onClose }: StoryDialogProps): ReactNode => {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Close the dialog before it leaves the page: only then the browser restores the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const { titolo, testata, edizione, data, pagina, autori, anche_in } = story;
  const others = otherMastheads(anche_in);
  const reasons = reasonText(story);
  const onKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    if (key === 'j') onStep(1);
    if (key === 'k') onStep(-1);
  };
  return (
    <dialog
      ref={dialog}
      className="confirm story-dialog"
      aria-labelledby={`${id}-title`}
      onKeyDown={onKey}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="story-head">
        <h2 id={`${id}-title`}>{titolo}</h2>
        <button type="button" className="press-action" aria-label={copy.close} onClick={onClose}>
          <Icon path={cross} size={18} />
        </button>
      </div>
      <p className="story-meta">
        {[testata, edizione, dayText(data), pagina === null ? '' : copy.page(pagina), autori.join(', ')]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {others.length > 0 ? (
        <ul className="desk-chips">
          {others.map((name) => (
            <li key={name} className="desk-chip">
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      {reasons ? <p className="hint">{reasons}</p> : null}
      <Text key={story.id} id={story.id} />
      <div className="story-foot">
        <CheckField
          label={copy.select(titolo)}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <a className="button small" href={storyPdf(story.id)} download="">
          <Icon path={pdf} size={18} />
          PDF
        </a>
      </div>
    </dialog>
  );
};
