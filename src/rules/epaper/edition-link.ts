/** A page of an edition, and the story on it that is meant. */
export interface EditionPlace {
  readonly edition: string;
  readonly page: number;
  readonly article?: string | undefined;
}

/** The fragment of an address that leads to a page of an edition: `#sfoglia=12/4`, with a story `#sfoglia=12/4/88`. */
export const editionHash = ({ edition, page, article }: EditionPlace): string =>
  `#sfoglia=${edition}/${page}${article ? `/${article}` : ''}`;

/** What a fragment of an address leads to; undefined where it is another's. */
export const placeInHash = (hash: string): EditionPlace | undefined => {
  const [, edition, page = '1', article] =
    /^#sfoglia=(\d{1,15})(?:\/([1-9]\d{0,2})(?:\/(\d{1,15}))?)?$/.exec(hash) ?? [];
  return edition === undefined ? undefined : { edition, page: Number(page), article };
};
