import { path as pause } from '@phosphor-icons/core/assets/regular/pause.svg?icon';
import { path as play } from '@phosphor-icons/core/assets/regular/play.svg?icon';
import { path as backward } from '@phosphor-icons/core/assets/regular/skip-back.svg?icon';
import { path as forward } from '@phosphor-icons/core/assets/regular/skip-forward.svg?icon';
import { path as speaker } from '@phosphor-icons/core/assets/regular/speaker-high.svg?icon';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { hasVoice, type Reading, readAloud, whenVoices } from '../../../core/article/voice.ts';
import { sentencesOf } from '../../../rules/text/sentences.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { copy } from '../copy.ts';

const rates = [0.75, 1, 1.25, 1.5] as const;

interface ListenProps {
  readonly title: string;
  readonly text: RefObject<HTMLElement | null>;
  /** Tells the reader why the button does nothing. */
  readonly explain: () => void;
}

/** Title and paragraphs of the visible article, by sentence. */
const script = (title: string, text: HTMLElement | null): string[] => [
  title,
  ...[...(text?.querySelectorAll('p, h2, h3, h4, li, blockquote, figcaption') ?? [])]
    .filter((part) => !part.querySelector('p, li'))
    .flatMap(({ textContent }) => sentencesOf(textContent ?? '')),
];

/** Reads the article aloud: pause, previous and next sentence, speed. Disabled without an Italian voice. */
export const Listen = ({ title, text, explain }: ListenProps): ReactNode => {
  const reason = useId();
  const available = useSyncExternalStore(whenVoices, hasVoice);
  const [place, setPlace] = useState<number>();
  const [paused, setPaused] = useState(false);
  const [rate, setRate] = useState<number>(1);
  const reading = useRef<Reading>(undefined);
  const sentences = useRef<readonly string[]>([]);
  useEffect(() => () => reading.current?.stop(), []);
  const begin = (from: number, speed = rate) => {
    reading.current?.stop();
    sentences.current = script(title, text.current);
    const start = Math.max(0, Math.min(from, sentences.current.length - 1));
    setPaused(false);
    reading.current = readAloud(sentences.current, start, speed, setPlace);
  };
  const hold = () => {
    reading.current?.stop();
    setPaused(true);
  };
  const change = (speed: number) => {
    setRate(speed);
    if (place !== undefined && !paused) begin(place, speed);
  };
  const end = () => {
    reading.current?.stop();
    setPlace(undefined);
  };
  if (place === undefined)
    return (
      <li>
        <button
          type="button"
          className="tool"
          aria-disabled={!available}
          aria-describedby={available ? undefined : reason}
          onClick={() => (available ? begin(0) : explain())}
        >
          <Icon path={speaker} />
          {copy.listen}
        </button>
        {available ? null : (
          <span id={reason} hidden>
            {copy.noVoice}
          </span>
        )}
      </li>
    );
  return (
    <li className="player">
      <button type="button" className="tool" onClick={() => (paused ? begin(place) : hold())}>
        <Icon path={paused ? play : pause} />
        {paused ? copy.resume : copy.pause}
      </button>
      <button type="button" className="tool" onClick={() => begin(place - 1)}>
        <Icon path={backward} />
        {copy.backward}
      </button>
      <button type="button" className="tool" onClick={() => begin(place + 1)}>
        <Icon path={forward} />
        {copy.forward}
      </button>
      <label className="tool">
        {copy.speed}
        <select value={rate} onChange={({ target }) => change(Number(target.value))}>
          {rates.map((one, index) => (
            <option key={one} value={one}>
              {copy.speeds[index]}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="tool" onClick={end}>
        {copy.stop}
      </button>
    </li>
  );
};
