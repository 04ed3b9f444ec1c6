import { path as arrow } from '@phosphor-icons/core/assets/bold/arrow-up-bold.svg?icon';
import { path as square } from '@phosphor-icons/core/assets/fill/square-fill.svg?icon';
import { type FormEvent, type KeyboardEvent, type ReactNode, useId } from 'react';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';

/** Longest question that the server accepts, in characters. */
const longest = 1000;

interface ComposerProps {
  readonly text: string;
  readonly isWriting: boolean;
  readonly isShort: boolean;
  readonly onText: (text: string) => void;
  readonly onSend: (question: string) => void;
  readonly onStop: () => void;
}

/** The question field. While an answer streams, its button stops it. */
export const Composer = (props: ComposerProps): ReactNode => {
  const { text, isWriting, isShort, onText, onSend, onStop } = props;
  const id = useId();
  const question = text.trim();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isWriting && question !== '') onSend(question);
  };
  const key = (event: KeyboardEvent) => {
    const { isComposing, keyCode } = event.nativeEvent;
    // Key code 229 belongs to an input method; WebKit sends it after the composition ended.
    if (event.key === 'Enter' && !event.shiftKey && !isComposing && keyCode !== 229) submit(event);
  };
  return (
    <div className="composer">
      <form onSubmit={submit}>
        <label className="unseen" htmlFor={id}>
          {copy.field}
        </label>
        <textarea
          id={id}
          name="question"
          rows={1}
          value={text}
          maxLength={longest}
          placeholder={isShort ? copy.placeholderShort : copy.placeholder}
          aria-describedby={`${id}-warning`}
          enterKeyHint="send"
          onChange={({ target }) => onText(target.value)}
          onKeyDown={key}
        />
        <button
          type={isWriting ? 'button' : 'submit'}
          className={isWriting ? 'stop' : 'send'}
          aria-label={isWriting ? copy.stop : copy.send}
          aria-disabled={(!isWriting && question === '') || undefined}
          {...(isWriting && { onClick: onStop })}
        >
          <Icon path={isWriting ? square : arrow} size={20} />
        </button>
      </form>
      <p id={`${id}-warning`} className="warning">
        {copy.warning}
      </p>
    </div>
  );
};
