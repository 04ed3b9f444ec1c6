import { accountPlaces } from '../account/account-places.ts';
import { type AccountLink, accountSections } from '../account/account-sections.ts';

/** More links would bury the answer. */
const maxLinks = 3;

/** Sections that an answer can link to. Utilità has no page of its own, so its parts replace it. */
const places: readonly AccountLink[] = accountSections
  .filter(({ key }) => key !== 'dashboard' && key !== 'contact')
  .flatMap(({ key, name, path }) => (key === 'utilities' ? (accountPlaces.utilities ?? []) : [{ name, path }]));

/** The sections of the account area that an answer names, in the order of the answer, each once. */
export const sectionsNamed = (answer: string): readonly AccountLink[] =>
  places
    .map((place) => ({ place, at: answer.search(new RegExp(`(?<!\\p{L})${place.name}(?!\\p{L})`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, maxLinks)
    .map(({ place }) => place);
