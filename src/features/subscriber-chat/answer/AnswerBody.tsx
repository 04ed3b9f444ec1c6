import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Answer } from './answer.ts';
import { citeSources, type Places } from './cite.ts';
import { createPainter } from './paint.ts';

/** Most characters to draw in one frame without dropping frames. */
const mostAtOnce = 12_000;

/** Milliseconds from one drawing to the next: every second frame, which reads as fluently at half the work. */
const pauseMs = 25;

/** The same while text comes faster than anybody reads: more than `floodLength` characters in one drawing. */
const floodPauseMs = 60;
const floodLength = 1500;

interface AnswerBodyProps {
  readonly answer: Answer;
  readonly places: Places;
  /** Called after text was drawn. */
  readonly onDrawn: () => void;
}

/** Text to draw, in order, at most one frame's worth at a time. */
const createSupply = (pieces: readonly string[]) => {
  let piece = 0;
  let at = 0;
  return {
    get isEmpty() {
      return piece >= pieces.length;
    },
    take(): string {
      let text = '';
      while (text.length < mostAtOnce && piece < pieces.length) {
        const rest = (pieces[piece] ?? '').slice(at, at + mostAtOnce - text.length);
        text += rest;
        at += rest.length;
        if (at >= (pieces[piece] ?? '').length) {
          piece += 1;
          at = 0;
        }
      }
      return text;
    },
  };
};

/** An answer that ends before a source leaves its dash behind. */
const dropDash = ({ lastElementChild: last }: HTMLElement): void => {
  if (last && /^[\s—]*$/.test(last.textContent)) last.remove();
};

/** Draws new text with every second frame, a flood with every fourth. Returns the cleanup. */
const follow = (box: HTMLElement, { answer, places, onDrawn }: AnswerBodyProps): (() => void) => {
  const painter = createPainter(box);
  const supply = createSupply(answer.pieces);
  let timer = 0;
  let frame = 0;
  let nextAt = 0;
  let isDone = false;
  const work = () => {
    timer = frame = 0;
    if (isDone) return;
    const text = supply.take();
    nextAt = performance.now() + (supply.isEmpty && text.length > floodLength ? floodPauseMs : pauseMs);
    painter.paint(text);
    if (!supply.isEmpty) plan();
    else if (answer.isOver) {
      isDone = true;
      painter.end();
      if (answer.status.peek() === 'stopped') dropDash(box);
      citeSources(box, answer.evidence.peek()?.citations ?? [], places);
    }
    onDrawn();
  };
  const plan = () => {
    if (timer || frame) return;
    const toFrame = () => {
      frame = requestAnimationFrame(work);
    };
    timer = setTimeout(toFrame, nextAt - performance.now());
  };
  work();
  const leave = answer.subscribe(plan);
  return () => {
    leave();
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
};

/** The text of an answer. The painter draws it as it arrives; React does not look inside. */
export const AnswerBody = memo(({ answer, places, onDrawn }: AnswerBodyProps): ReactNode => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current) return;
    const leave = follow(current, { answer, places, onDrawn });
    return () => {
      leave();
      current.replaceChildren();
    };
  }, [answer, places, onDrawn]);
  return <div ref={box} className="answer-text" lang="it" />;
});
