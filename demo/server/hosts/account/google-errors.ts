/** The two ways in which a sign-in with Google ends without one, as the address of the form names them. */
export type GoogleError = 'google-non-collegato' | 'google-non-riuscito';

const texts: Readonly<Record<GoogleError, string>> = {
  'google-non-collegato': 'Questo account Google non è collegato a un abbonamento. Prova con un altro account.',
  'google-non-riuscito': 'Accesso con Google non riuscito.',
};

const isError = (name: string): name is GoogleError => Object.hasOwn(texts, name);

/** The text for the reader; undefined for any other name. */
export const googleErrorOf = (name: string | undefined): string | undefined =>
  name !== undefined && isError(name) ? texts[name] : undefined;
