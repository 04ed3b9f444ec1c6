import { accountPlaces } from '../account/account-places.ts';
import { accountSections, sectionNames } from '../account/account-sections.ts';
import { italianOf } from '../language/italian.ts';

interface AccountLink {
  readonly name: string;
  /** Path on the account host. */
  readonly path: string;
}

/** More links would bury the answer. */
const maxLinks = 3;

/** A section that an answer can link to: its name in answers, and that of the link. */
interface Place extends AccountLink {
  readonly word: string;
}

/** Utilità has no page of its own, so its parts replace it. */
const places = (): readonly Place[] =>
  accountSections
    .filter(({ key }) => key !== 'dashboard' && key !== 'contact')
    .flatMap(({ key, path }): readonly Place[] =>
      key === 'utilities'
        ? Object.entries(accountPlaces.utilities).map(([at, name]) => ({
            word: italianOf(accountPlaces).utilities[at as keyof typeof accountPlaces.utilities],
            name,
            path: at,
          }))
        : [{ word: italianOf(sectionNames)[key], name: sectionNames[key], path }],
    );

/** The sections of the account area that an answer names, in the order of the answer, each once. */
export const sectionsNamed = (answer: string): readonly AccountLink[] =>
  places()
    .map(({ word, name, path }) => ({
      place: { name, path },
      at: answer.search(new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u')),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .slice(0, maxLinks)
    .map(({ place }) => place);
