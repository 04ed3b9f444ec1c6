import type { Transaction } from '../../../db/db.ts';

/** The company's recipients in order; mail to two of them bounces. */
const recipients: readonly (readonly [email: string, name: string, group: string | null, active: boolean])[] = [
  ['direzione@example.com', 'Direzione generale', 'Direzione', true],
  ['stampa@example.com', 'Ufficio stampa', 'Direzione', true],
  ['marco.aretti@example.com', 'Marco Aretti', 'Direzione', true],
  ['hr@example.com', 'Risorse umane', null, true],
  ['commerciale@example.com', 'Ufficio commerciale', null, true],
  ['acquisti@example.com', 'Ufficio acquisti', null, true],
  ['legale@example.com', 'Ufficio legale', null, true],
  ['tecnico@example.com', 'Ufficio tecnico', null, true],
  ['amministrazione@example.com', 'Amministrazione', null, true],
  ['sede.zenara@example.com', 'Sede di Zenara', null, true],
  ['archivio@non-consegna.example', 'Archivio', null, true],
  ['vecchia.sede@non-consegna.example', 'Sede di Altariva', null, true],
];

const profile = {
  keywords: ['imprese', 'lavoro', 'energia', 'porto'],
  excluded: ['calcio'],
  schedule: { interval: 'daily', time: '07:30', day: 1 },
  cover: { title: 'Rassegna stampa', logo: null, accent: '#0B5A66' },
};

/** Seeds the company's press review: recipients and profile. */
export const seedRassegna = async (
  tx: Transaction,
  _brandId: number,
  accounts: ReadonlyMap<string, string>,
  now: number,
): Promise<void> => {
  const company = accounts.get('azienda@example.it');
  if (company === undefined) return;
  await tx.query(
    `insert into review_profile (account_id, keywords, excluded, schedule, format, cover, updated_at)
     values ($1, $2, $3, $4, 'pdf', $5, $6) on conflict do nothing`,
    [
      company,
      profile.keywords,
      profile.excluded,
      JSON.stringify(profile.schedule),
      JSON.stringify(profile.cover),
      new Date(now),
    ],
  );
  for (const [email, name, group, active] of recipients) {
    await tx.query(
      `insert into recipient (account_id, email, name, group_name, active, created_at)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [company, email, name, group, active, new Date(now)],
    );
  }
};
