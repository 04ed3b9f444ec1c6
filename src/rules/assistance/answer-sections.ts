import { accountPlaces } from '../account/account-places.ts';
import { type AccountLink, accountSections } from '../account/account-sections.ts';

/** So many ways at most: more would bury the answer. */
const most = 3;

/** Where an answer can send somebody: the sections by their names, and those within Utilità, which has no page of its own. */
const places: readonly AccountLink[] = accountSections
  .filter(({ key }) => key !== 'dashboard' && key !== 'contact')
  .flatMap(({ key, name, path }) => (key === 'utilities' ? (accountPlaces.utilities ?? []) : [{ name, path }]));

/** The places of the account area that an answer names, as it writes them, in its order; each once. */
export const sectionsNamed = (answer: string): readonly AccountLink[] =>
  places
    .map((place) => ({ place, at: answer.search(new RegExp(`(?<!\\p{L})${place.name}(?!\\p{L})`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, most)
    .map(({ place }) => place);
