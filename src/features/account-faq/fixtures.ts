import type { Faq, FaqCategory } from '../../api/account/faq.ts';

const faq = (id: string, question: string, answer: string): Faq => ({ id, question, answer_html: `<p>${answer}</p>` });

/** Two categories, of two questions and of one. */
export const threeFaqs: readonly FaqCategory[] = [
  {
    id: 'abbonamenti',
    name: 'Abbonamenti',
    faqs: [
      faq('mg-faq-001', 'Come disattivo il rinnovo automatico?', 'Apri <strong>Abbonamenti</strong> e disattivalo.'),
      faq('mg-faq-002', 'Posso leggere su più dispositivi?', 'Sì, su tutti quelli del tuo abbonamento.'),
    ],
  },
  {
    id: 'pagamenti',
    name: 'Pagamenti',
    faqs: [faq('mg-faq-003', 'Dove trovo le fatture?', 'Nella tua area personale.')],
  },
];
