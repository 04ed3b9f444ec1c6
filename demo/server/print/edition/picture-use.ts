import type { PrintArticle } from '../sheet/types.ts';

/** Which illustration stood where: the fifteen of them return in one edition, but never where the eye meets both. */
export class PictureUse {
  readonly #last = new Map<string, number[]>();

  note(page: number, { illustration }: PrintArticle): void {
    if (illustration) this.#last.set(illustration, [...(this.#last.get(illustration) ?? []), page]);
  }

  /** The stories of a page, in order of rank, that may show their picture: none that was shown in the four pages before. */
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
