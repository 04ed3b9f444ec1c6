import { failureTexts } from '../../rules/page/failures.ts';

/** Words of the shell, before the panel is there. */
export const loadCopy = {
  loading: 'Caricamento delle domande…',
  failed: failureTexts.generic,
  again: 'Riprova',
} as const;
