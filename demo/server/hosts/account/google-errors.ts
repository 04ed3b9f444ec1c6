/** How a sign-in with Google can fail, as the `errore` parameter of the form. */
export type GoogleError = 'google-non-collegato' | 'google-non-riuscito';

const texts: Readonly<Record<GoogleError, string>> = {
  'google-non-collegato': 'Questo account Google non è collegato a un abbonamento. Prova con un altro account.',
  'google-non-riuscito': 'Accesso con Google non riuscito.',
};

const isError = (name: string): name is GoogleError => Object.hasOwn(texts, name);

/** The text for the reader; undefined for an unknown error. */
export const googleErrorOf = (name: string | undefined): string | undefined =>
  name !== undefined && isError(name) ? texts[name] : undefined;
