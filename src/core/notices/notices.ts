import { readStored, removeStored } from '../../platform/storage/storage.ts';
import type { Notice } from '../../rules/notices/notices.ts';
import type { Store } from '../session/store.ts';

/** Local key of the notices. */
const NOTICES = 'notices';

/** The page's notices: stored, one per title (src/rules/notices/notices.ts). */
export interface Notices extends KeptNotices {
  /** Removes all notices, pending ones included. */
  clear(): void;
}

/** The methods that need the code of notice-keeper.ts. */
export interface KeptNotices {
  add(fresh: readonly Notice[]): void;
  dismiss(id: string): void;
  networkError(): void;
  genericError(): void;
  logoutError(): void;
}

/**
 * Most pages have no notices, so their code loads with the first one. `dismissed` receives dismissed notices of the
 * server.
 */
export const createNotices = (store: Pick<Store, 'notices'>, dismissed: (id: string) => void): Notices => {
  let keeper: Promise<KeptNotices> | undefined;
  let clears = 0;
  const keep = (act: (notices: KeptNotices) => void): void => {
    const atStart = clears;
    keeper ??= import('./notice-keeper.ts').then(({ createNoticeKeeper }) =>
      createNoticeKeeper(NOTICES, store, dismissed),
    );
    keeper.then(
      (notices) => {
        if (atStart === clears) act(notices);
      },
      (error: unknown) => {
        keeper = undefined;
        console.error('np: the notices did not load. Check CORS and the chunks folder.', error);
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
      clears += 1;
      store.notices.value = [];
      removeStored(NOTICES);
    },
  };
};
