import { italianVoice, onVoices, speak } from '../../platform/browser/speech.ts';

/** Reads sentences aloud, one after the other. */
export interface Reading {
  stop(): void;
}

/** Whether this browser has an Italian voice. */
export const hasVoice = (): boolean => italianVoice() !== undefined;

export const whenVoices = onVoices;

/** Starts at the sentence `from`. `reached` receives the index of each sentence; undefined at the end. */
export const readAloud = (
  sentences: readonly string[],
  from: number,
  rate: number,
  reached: (index: number | undefined) => void,
): Reading => {
  let stop = () => {};
  const next = (index: number): void => {
    const text = sentences[index];
    const voice = italianVoice();
    const canSpeak = text !== undefined && voice !== undefined;
    reached(canSpeak ? index : undefined);
    if (canSpeak) stop = speak(text, voice, rate, () => next(index + 1));
  };
  next(from);
  return { stop: () => stop() };
};
