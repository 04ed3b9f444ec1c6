import type { PrintArticle } from '../sheet/types.ts';

/** Records where each illustration was used. The fifteen illustrations repeat within an edition, but not on pages close together. */
export class PictureUse {
  readonly #last = new Map<string, number[]>();

  note(page: number, { illustration }: PrintArticle): void {
    if (illustration) this.#last.set(illustration, [...(this.#last.get(illustration) ?? []), page]);
  }

  /** Ids of the stories that may show their picture: it was not used on the last four pages, or else on the last one. `articles` are in order of rank. */
  allowed(page: number, articles: readonly PrintArticle[]): Set<string> {
    const names = new Set<string>();
    const allowed = new Set<string>();
    const pick = (distance: number): void => {
      for (const { id, illustration } of articles) {
        if (!illustration || names.has(illustration)) continue;
        if (this.#last.get(illustration)?.some((used) => page - used <= distance)) continue;
        names.add(illustration);
        allowed.add(id);
      }
    };
    pick(4);
    if (!allowed.size) pick(1);
    return allowed;
  }
}
