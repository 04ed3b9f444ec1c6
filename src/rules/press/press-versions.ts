/** A story in a version of a review. */
export interface VersionStory {
  readonly id: number;
  readonly titolo: string;
  readonly section: string;
  readonly note: string;
}

/** The differences between a version and the one before; stories by title. */
export interface VersionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** Stories with another heading or note. */
  readonly changed: readonly string[];
  /** Stories of both versions are in another order. */
  readonly reordered: boolean;
}

const titles = (stories: readonly VersionStory[]): readonly string[] => stories.map(({ titolo }) => titolo);

/** Compares two versions of a review. */
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
