/** An Italian voice of the browser, its default one first. */
export const italianVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return (
    voices.find(({ lang, default: isDefault }) => isDefault && /^it/i.test(lang)) ??
    voices.find(({ lang }) => /^it/i.test(lang))
  );
};

/** Calls back when voices load, which takes a while. Returns a function that unsubscribes. */
export const onVoices = (callback: () => void): (() => void) => {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener?.('voiceschanged', callback);
  return () => speech?.removeEventListener?.('voiceschanged', callback);
};

/** Speaks a text and calls `done` at its end. Returns a function that stops it, without `done`. */
export const speak = (text: string, voice: SpeechSynthesisVoice, rate: number, done: () => void): (() => void) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  let isStopped = false;
  utterance.onend = () => {
    if (!isStopped) done();
  };
  speechSynthesis.speak(utterance);
  return () => {
    isStopped = true;
    speechSynthesis.cancel();
  };
};
