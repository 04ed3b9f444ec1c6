import { replaceable } from '../../rules/language/replaceable.ts';
import type { NoticeType } from '../../rules/notices/notices.ts';

export const copy = replaceable('notices', {
  region: 'Avvisi',
  /** With `of`, which is read only, not seen. */
  more: (hidden: number) => `Altri ${hidden}`,
  of: ' avvisi',
  less: 'Mostra meno',
  close: (title: string) => `Chiudi l’avviso: ${title}`,
  /** Names the severity, which the icon shows by colour only. */
  severity: { error: 'Errore', warning: 'Attenzione', info: 'Informazione', other: 'Avviso' } satisfies Record<
    NoticeType,
    string
  >,
});
