/** What a version of a review says of one of its stories. */
export interface VersionStory {
  readonly id: number;
  readonly titolo: string;
  readonly section: string;
  readonly note: string;
}

/** What a version has that the one before had not. */
export interface VersionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Other heading or note. */
  readonly changed: readonly string[];
  /** Those that are in both stand in another order. */
  readonly reordered: boolean;
}

const titles = (stories: readonly VersionStory[]): readonly string[] => stories.map(({ titolo }) => titolo);

/** What changed between two versions of a review, in titles. */
export const versionChanges = (before: readonly VersionStory[], after: readonly VersionStory[]): VersionChanges => {
  const was = new Map(before.map((story) => [story.id, story]));
  const is = new Map(after.map((story) => [story.id, story]));
  const kept = after.filter(({ id }) => was.has(id));
  const keptBefore = before.filter(({ id }) => is.has(id));
  return {
    added: titles(after.filter(({ id }) => !was.has(id))),
    removed: titles(before.filter(({ id }) => !is.has(id))),
    changed: titles(
      kept.filter(({ id, section, note }) => was.get(id)?.section !== section || was.get(id)?.note !== note),
    ),
    reordered: kept.some(({ id }, place) => keptBefore[place]?.id !== id),
  };
};
