import { path as eye } from '@phosphor-icons/core/assets/regular/eye.svg?icon';
import { path as pdf } from '@phosphor-icons/core/assets/regular/file-pdf.svg?icon';
import { type KeyboardEvent, memo, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Row, storyPdf } from '../../../api/press/stories.ts';
import { Button } from '../../../ui/base/Button.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';
import { alsoInText, dayText, reasonWords } from '../model.ts';
import { SelectAll, type StoryTableProps } from './StoryTable.tsx';

/** Stories drawn at once. A phone shows fewer; more would hold up a slow one. */
const batch = 12;

interface StoryLineProps {
  readonly story: Row;
  /** Its place in the rows as loaded. */
  readonly index: number;
  readonly isChosen: boolean;
  /** Only this row's controls are in the Tab order, as in the table. */
  readonly isCurrent: boolean;
  readonly onCurrent: (id: number) => void;
  readonly showsDay: boolean;
  readonly onChoose: StoryTableProps['onChoose'];
  readonly onOpen: StoryTableProps['onOpen'];
}

const joined = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' · ');

const steps: Readonly<Record<string, 'nextElementSibling' | 'previousElementSibling'>> = {
  j: 'nextElementSibling',
  ArrowDown: 'nextElementSibling',
  k: 'previousElementSibling',
  ArrowUp: 'previousElementSibling',
};

/** Moves the focus to the checkbox of the next or previous story. */
const step = (event: KeyboardEvent): void => {
  const way = steps[event.key];
  if (!way || event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof Element)) return;
  const box = event.target.closest('li')?.[way]?.querySelector('input');
  if (!box) return;
  event.preventDefault();
  box.focus();
};

const StoryLine = memo((props: StoryLineProps): ReactNode => {
  const { story, index, isChosen, isCurrent, onCurrent, showsDay, onChoose, onOpen } = props;
  const tabIndex = isCurrent ? 0 : -1;
  const { id, titolo, testata, edizione, pagina, autori, data } = story;
  const words = reasonWords(story);
  const also = alsoInText(story);
  return (
    <li className={isChosen ? 'press-row chosen' : 'press-row'} onFocus={() => onCurrent(id)}>
      <label className="press-pick">
        <input
          type="checkbox"
          tabIndex={tabIndex}
          aria-label={copy.select(titolo)}
          checked={isChosen}
          onChange={() => onChoose([id], !isChosen)}
        />
      </label>
      <div>
        <p className="press-headline">{titolo}</p>
        {words ? (
          <p className="press-why">
            <span className="unseen">{copy.words}</span>
            {words}
          </p>
        ) : null}
        <p>{joined(testata, edizione, pagina !== null && copy.page(pagina))}</p>
        <p>{joined(autori.join(', '), copy.storyId(id), showsDay && dayText(data))}</p>
        {also ? <p>{also}</p> : null}
      </div>
      <div className="press-actions">
        <button
          type="button"
          className="press-action"
          tabIndex={tabIndex}
          aria-label={copy.open(titolo)}
          onClick={() => onOpen(index)}
        >
          <Icon path={eye} />
        </button>
        <a className="press-action" tabIndex={tabIndex} aria-label={copy.pdfOf(titolo)} href={storyPdf(id)} download="">
          <Icon path={pdf} />
        </a>
      </div>
    </li>
  );
});

type StoryListProps = Pick<StoryTableProps, 'stories' | 'view' | 'chosen' | 'onChoose' | 'onOpen'> & {
  readonly showsDay: boolean;
};

/** The stories on a narrow page, each as high as its text. The list grows before the reader reaches its end. */
export const StoryList = (props: StoryListProps): ReactNode => {
  const { stories, view, chosen, showsDay, onChoose, onOpen } = props;
  const [shown, setShown] = useState<readonly [view: Uint32Array, count: number]>([view, batch]);
  const count = shown[0] === view ? shown[1] : batch;
  const id = useId();
  const [current, setCurrent] = useState<number>();
  const drawn = [...view.subarray(0, count)];
  const first = stories[drawn[0] ?? -1]?.id;
  const isDrawn = drawn.some((index) => stories[index]?.id === current);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!end.current || count >= view.length) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setShown([view, count + batch]);
      },
      { rootMargin: '800px' },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [view, count]);
  return (
    <div className="press-list-box">
      <label className="check" htmlFor={id}>
        <SelectAll {...props} id={id} />
        {copy.selectAll}
      </label>
      <ul className="press-list" aria-label={copy.tableName} onKeyDown={step}>
        {drawn.map((index) => {
          const story = stories[index];
          return story ? (
            <StoryLine
              key={story.id}
              story={story}
              index={index}
              isChosen={chosen.has(story.id)}
              isCurrent={story.id === (isDrawn ? current : first)}
              onCurrent={setCurrent}
              showsDay={showsDay}
              onChoose={onChoose}
              onOpen={onOpen}
            />
          ) : null;
        })}
      </ul>
      {count < view.length ? (
        <div ref={end}>
          <Button onClick={() => setShown([view, count + batch])}>{copy.more}</Button>
        </div>
      ) : null}
    </div>
  );
};
