import { italianVoice, onVoices, speak } from '../../platform/browser/speech.ts';

/** Reads sentences aloud, one after the other. */
export interface Reading {
  stop(): void;
}

/** Whether this browser has an Italian voice. */
export const hasVoice = (): boolean => italianVoice() !== undefined;

export const whenVoices = onVoices;

/** Begins at a sentence; `reached` hears of each sentence, and of the end as undefined. */
export const readAloud = (
  sentences: readonly string[],
  from: number,
  rate: number,
  reached: (index: number | undefined) => void,
): Reading => {
  let cut = () => {};
  const next = (index: number): void => {
    const text = sentences[index];
    const voice = italianVoice();
    const mayGoOn = text !== undefined && voice !== undefined;
    reached(mayGoOn ? index : undefined);
    if (mayGoOn) cut = speak(text, voice, rate, () => next(index + 1));
  };
  next(from);
  return { stop: () => cut() };
};
