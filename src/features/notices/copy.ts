import type { NoticeType } from '../../rules/notices/notices.ts';

export const copy = {
  region: 'Avvisi',
  close: (title: string) => `Chiudi l’avviso: ${title}`,
  /** Says the severity where the icon's colour cannot. */
  severity: { error: 'Errore', warning: 'Attenzione', info: 'Informazione', other: 'Avviso' } satisfies Record<
    NoticeType,
    string
  >,
} as const;
