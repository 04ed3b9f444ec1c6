import { readStored, removeStored } from '../../platform/storage/storage.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import type { Store } from '../session/store.ts';

/** Specification, point 3: the browser's local key of the notices. */
const NOTICES = 'notices';

/** The page's notices: de-duplicated by title, persisted (specification, point 3). */
export interface Notices extends KeptNotices {
  /** Takes them all away, those included that are still on their way in. */
  clear(): void;
}

/** What can be done with the notices once their keeper is there. */
export interface KeptNotices {
  add(fresh: readonly Notice[]): void;
  dismiss(id: string): void;
  networkError(): void;
  genericError(): void;
  logoutError(): void;
}

/** Most pages have no notices: what keeps them comes with the first one. `dismissed` hears of the server's that the reader put away. */
export const createNotices = (store: Pick<Store, 'notices'>, dismissed: (id: string) => void): Notices => {
  let keeper: Promise<KeptNotices> | undefined;
  let clearings = 0;
  const keep = (act: (notices: KeptNotices) => void): void => {
    const begun = clearings;
    keeper ??= import('./notice-keeper.ts').then(({ createNoticeKeeper }) =>
      createNoticeKeeper(NOTICES, store, dismissed),
    );
    keeper.then(
      (notices) => {
        if (begun === clearings) act(notices);
      },
      (error: unknown) => {
        keeper = undefined;
        console.error(
          'np: the notices could not be loaded. Check that the chunks beside the entry file are served.',
          error,
        );
      },
    );
  };
  if (readStored(NOTICES) !== null) keep(() => {});
  return {
    add: (fresh) => keep((notices) => notices.add(fresh)),
    dismiss: (id) => keep((notices) => notices.dismiss(id)),
    networkError: () => keep((notices) => notices.networkError()),
    genericError: () => keep((notices) => notices.genericError()),
    logoutError: () => keep((notices) => notices.logoutError()),
    clear() {
      clearings += 1;
      store.notices.value = [];
      removeStored(NOTICES);
    },
  };
};
