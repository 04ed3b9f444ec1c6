import type { PathName } from '../../src/api/page/paths.ts';
import type { Client } from '../../src/platform/net/client.ts';
import type { Result } from '../../src/rules/page/result.ts';

/** What earlier answers name, and later calls need. */
export interface Known {
  article: string;
  /** The articles of the home, with a space between two. */
  articles: string;
  /** An article that is none of the reader's favourites. */
  newFavourite: string;
  edition: string;
  section: string;
  special: string;
  signature: string;
  subscription: string;
  /** A subscription whose reader may see its linked users. */
  shared: string;
  newsletter: string;
  topic: string;
  /** A chat of the reader. */
  chat: string;
  /** The chat that the trial began: the only one that it changes. */
  ownChat: string;
  story: string;
  day: string;
  version: string;
}

/** Placeholders for a visitor's calls: a server refuses them before it looks. */
export const anyKnown: Known = {
  article: '1',
  articles: '1',
  newFavourite: '1',
  edition: '1',
  section: '1',
  special: '1',
  signature: '1',
  subscription: '1',
  shared: '1',
  newsletter: '1',
  topic: '1',
  chat: '1',
  ownChat: '1',
  story: '1',
  day: '2026-01-01',
  version: '1',
};

/** How a call is tried: `read` by default, `write` only on demand and undone again, `never` since it cannot be undone. */
export type CallKind = 'read' | 'write' | 'never';

/** One call of the elements, made by the very function with which they make it. */
export interface ContractCall {
  readonly name: PathName;
  readonly host: 'account' | 'newsstand' | 'archive';
  readonly kind: CallKind;
  /** Without a session the call answers 401. */
  readonly isReaders: boolean;
  /** A reader without the right for it gets 403. */
  readonly isGuarded: boolean;
  /** What an earlier answer must have named. */
  readonly needs: readonly (keyof Known)[];
  /** Makes the call, and keeps in `learned` what its answer names. */
  run(client: Client, known: Known, learned: Partial<Known>): Promise<Result<unknown>>;
}

interface Row<T> {
  readonly kind?: CallKind;
  readonly readers?: false;
  readonly guarded?: true;
  readonly needs?: readonly (keyof Known)[];
  readonly make: (client: Client, known: Known) => Promise<Result<T>>;
  readonly learn?: (data: T, learned: Partial<Known>) => { readonly [K in keyof Known]?: string | number | undefined };
}

/** Describes the calls of one host. Unless a row says otherwise, a call reads, and needs a session. */
export const callsOf =
  (host: ContractCall['host']) =>
  <T>(name: PathName, { kind = 'read', readers, guarded, needs = [], make, learn }: Row<T>): ContractCall => ({
    name,
    host,
    kind,
    isReaders: readers !== false,
    isGuarded: guarded === true,
    needs,
    async run(client, known, learned) {
      const result = await make(client, known);
      if (result.kind === 'ok' && learn)
        for (const [what, value] of Object.entries(learn(result.data, learned)))
          if (value !== undefined) learned[what as keyof Known] = String(value);
      return result;
    },
  });
