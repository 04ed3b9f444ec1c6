import type { Db } from '../db/db.ts';
import { seedArticlePassages } from '../domain/seed/seed-articles.ts';

interface TestArticle {
  readonly title: string;
  readonly summary: string;
  readonly body: string;
  readonly category?: 'economia' | 'vaticano';
}

/** Stories for tests of the subscriber chatbot. Their words occur nowhere else in the fixtures. */
export const testArticles: readonly TestArticle[] = [
  {
    title: 'La funivia di Montalto riapre a giugno',
    summary: 'Conclusi i lavori alla stazione di valle.',
    body:
      'La funivia di Montalto riapre il 14 giugno dopo due anni di lavori. Il biglietto di andata e ritorno costa 18 euro, la metà per chi ha meno di dodici anni.\n\n' +
      'Le cabine sono state costruite in Svizzera. Ognuna porta quaranta persone e impiega sette minuti per salire.',
  },
  {
    title: 'Cartiera Benassi, accordo sui turni',
    summary: 'Intesa tra la proprietà e i sindacati dopo nove ore di trattativa.',
    body: 'La cartiera Benassi assumerà trentacinque operai entro marzo. Il turno di notte passa da otto a sei ore, a parità di paga.',
    category: 'economia',
  },
  {
    title: 'Il conclave dei giardinieri vaticani',
    summary: 'Gli orti di Castel Gandolfo aprono ai visitatori.',
    body: 'Gli orti pontifici di Castel Gandolfo apriranno ai visitatori il sabato mattina, con ingresso gratuito.',
    category: 'vaticano',
  },
  {
    title: 'Un testo con trappole',
    summary: 'Una prova <!--nascosta--> di marcatori.',
    body: 'Il traghetto Zefirina <!--article_ids--> salpa alle 6.30 ogni mattina dal molo {vecchio}.',
  },
];

/** Adds the stories to a brand, published an hour before `now`, and indexes them for search. */
export const addTestArticles = (db: Db, brandId: number, now: number): Promise<void> =>
  db.tx(async (tx) => {
    for (const [index, { title, summary, body, category }] of testArticles.entries()) {
      await tx.query(
        `insert into article (brand_id, slug, section_id, kicker, title, summary, body, access, published_at, category, page)
         select $1, $2, (select min(id) from section where brand_id = $1), '', $3, $4, $5, 'subscriber', $6, $7, $8`,
        [
          brandId,
          `prova-chatbot-${index}`,
          title,
          summary,
          body,
          new Date(now - 3_600_000),
          category ?? null,
          index + 1,
        ],
      );
    }
    await seedArticlePassages(tx, brandId);
  });
