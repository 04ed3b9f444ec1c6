import { monogram } from '../../../pages/assets.ts';
import type { BrandChoice, PersonChoice } from '../../../pages/console/layout.ts';
import { brandRecords } from '../../base/records.ts';
import { people } from '../../domain/seed/people/people.ts';

/** A short description of each person. */
const what: Readonly<Record<string, string>> = {
  'lettore@example.it': 'senza abbonamento',
  'online@example.it': 'Online, ricorrente',
  'digital@example.it': 'Digital, tre dispositivi',
  'titolare@example.it': 'Digital Plus, 12 posti',
  'secondario@example.it': 'utente secondario',
  'famiglia@example.it': 'famiglia',
  'azienda@example.it': 'azienda, rassegna',
  'ente@example.it': 'ente pubblico',
  'scaduto@example.it': 'scaduto da 40 giorni',
  'insoluto@example.it': 'non pagato',
  'nuovo@example.it': 'appena registrato',
  'redazione@staff.example.it': 'redazione, chatbot',
};

/** The people in the console's switch: 'Giulia F.', a company by its name. */
export const personChoices = (): PersonChoice[] =>
  people.map(({ email, kind, name, surname, profile }) => ({
    email,
    name: kind === 'person' ? `${name} ${surname.charAt(0)}.` : (profile.company_name ?? surname),
    what: what[email] ?? '',
  }));

export const brandChoices = (): Promise<BrandChoice[]> =>
  Promise.all(
    brandRecords.map(async ({ sigla, name, id, domain, accent, accentDark }) => ({
      sigla,
      name,
      id,
      domain,
      accent,
      accentDark,
      monogram: (await monogram(sigla)).replace('role="img"', 'focusable="false"'),
    })),
  );
