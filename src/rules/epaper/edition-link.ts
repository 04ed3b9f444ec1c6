/** A page of an edition, and the story to open on it. */
export interface EditionPlace {
  readonly edition: string;
  readonly page: number;
  readonly article?: string | undefined;
}

/** The address fragment of a page: `#sfoglia=12/4`, with a story `#sfoglia=12/4/88`. */
export const editionHash = ({ edition, page, article }: EditionPlace): string =>
  `#sfoglia=${edition}/${page}${article ? `/${article}` : ''}`;

/** A fragment with edition, page and story. */
export const editionForm = /^#sfoglia=(\d{1,15})(?:\/([1-9]\d{0,2})(?:\/(\d{1,15}))?)?$/;

/** The page that a fragment leads to; undefined for any other fragment. */
export const placeInHash = (hash: string): EditionPlace | undefined => {
  const [, edition, page = '1', article] = editionForm.exec(hash) ?? [];
  return edition === undefined ? undefined : { edition, page: Number(page), article };
};
