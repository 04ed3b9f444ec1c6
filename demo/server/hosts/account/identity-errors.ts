import { type ProviderId, providerIds } from '../../identity/provider.ts';

/** How a sign-in with a provider can fail. */
export type IdentityFailure = 'non-collegato' | 'non-riuscito';

const texts: Readonly<Record<IdentityFailure, (name: string) => string>> = {
  'non-collegato': (name) => `Questo account ${name} non è collegato a un abbonamento. Prova con un altro account.`,
  'non-riuscito': (name) => `Accesso con ${name} non riuscito.`,
};

/** The `errore` parameter of the form, such as `google-non-riuscito`. */
export const identityError = (id: ProviderId, failure: IdentityFailure): string => `${id}-${failure}`;

/** The text for the reader; undefined for an unknown parameter, or a provider that the brand does not have. */
export const identityErrorText = (
  error: string | undefined,
  nameOf: (id: ProviderId) => string | undefined,
): string | undefined => {
  for (const id of providerIds)
    for (const failure of ['non-collegato', 'non-riuscito'] as const) {
      const name = identityError(id, failure) === error ? nameOf(id) : undefined;
      if (name !== undefined) return texts[failure](name);
    }
  return undefined;
};
