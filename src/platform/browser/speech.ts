/** The browser's own reading voice. */
export const italianVoice = (): SpeechSynthesisVoice | undefined => {
  const voices = globalThis.speechSynthesis?.getVoices() ?? [];
  return (
    voices.find(({ lang, default: isDefault }) => isDefault && /^it/i.test(lang)) ??
    voices.find(({ lang }) => /^it/i.test(lang))
  );
};

/** Calls back when voices arrive, as browsers bring them late; returns the way out. */
export const onVoices = (callback: () => void): (() => void) => {
  const speech = globalThis.speechSynthesis;
  speech?.addEventListener?.('voiceschanged', callback);
  return () => speech?.removeEventListener?.('voiceschanged', callback);
};

/** Speaks one text; `done` is called at its end, not when it was cut short. */
export const speak = (text: string, voice: SpeechSynthesisVoice, rate: number, done: () => void): (() => void) => {
  const utterance = new SpeechSynthesisUtterance(text);
  utterance.voice = voice;
  utterance.lang = voice.lang;
  utterance.rate = rate;
  let cut = false;
  utterance.onend = () => {
    if (!cut) done();
  };
  speechSynthesis.speak(utterance);
  return () => {
    cut = true;
    speechSynthesis.cancel();
  };
};
