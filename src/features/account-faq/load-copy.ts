import { failureTexts } from '../../rules/page/failures.ts';

/** Texts of the shell until the panel is ready. */
export const loadCopy = {
  loading: 'Caricamento delle domande…',
  failed: failureTexts.generic,
  again: 'Riprova',
} as const;
