import type { Notice } from '../notices/notices.ts';

/** `avvisi` of the API: menu path → its notices. */
export type NoticesByPath = Readonly<Record<string, readonly Pick<Notice, 'type'>[]>>;

const plain = (path: string): string => path.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1');

/** The notices of the paths; final slashes do not matter. */
export const noticesAt = (avvisi: NoticesByPath, paths: readonly string[]): readonly Pick<Notice, 'type'>[] => {
  const wanted = new Set(paths.map(plain));
  return Object.entries(avvisi).flatMap(([path, notices]) => (wanted.has(plain(path)) ? notices : []));
};

/** Whether a link leads to the current page; query, fragment and final slash do not matter. */
export const isCurrent = (href: string, here: string): boolean => plain(href) === plain(here);
