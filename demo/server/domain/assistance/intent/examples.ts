import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { sixRecords } from '../../../../../src/rules/brand/brands/all.ts';
import { type Label, labels } from './labels.ts';
import type { Example } from './learn.ts';

const faq = z.array(z.object({ question: z.string(), also: z.array(z.string()), category: z.string() }));
const label = z.enum(labels);

/** The papers' questions are many, and most want a search. */
const FAQ_WEIGHT = 0.2;

/** Files of examples: `# label`, then a text a line. */
export const writtenExamples = (): readonly Example<Label>[] => {
  const folder = new URL('examples/', import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => {
      let current: Label = 'search';
      return readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .flatMap((line): Example<Label>[] => {
          if (line.startsWith('# ')) current = label.parse(line.slice(2));
          return line === '' || line.startsWith('# ') ? [] : [{ text: line, label: current, weight: 1 }];
        });
    });
};

/** Entries that a reader may also ask as one of the other labels, and so teach nothing: none of them is the first that fits. */
const kinds: readonly (readonly [RegExp, Label | undefined])[] = [
  [/operatore|persona vera|umano|reclamo|orari .*(?:telefono|servizio|assistenza|rispond)/i, undefined],
  [/^quanto costa l.abbonamento/i, 'offers'],
  [/in anticipo|avvisa.* rinnovo|pagamento non|non è riuscit|respint|insolut|non pagato/i, undefined],
  [/articoli restano|lucchett|non riesco a leggere/i, undefined],
  [
    /password.*(?:ricord|dimentic|persa)|(?:ricord|dimentic).*password|mail di conferma|sbagliato.*password|browser|accesso con google|tentativi/i,
    'signIn',
  ],
];

const ofPapers = (): readonly Example<Label>[] =>
  sixRecords
    .map(({ sigla }) => new URL(`../../../../content/${sigla.toLowerCase()}/faq.json`, import.meta.url))
    .flatMap((file) => faq.parse(JSON.parse(readFileSync(file, 'utf8'))))
    .flatMap(({ question, also }) => {
      const kind = kinds.find(([pattern]) => pattern.test(question));
      const found = kind ? kind[1] : 'search';
      return found ? [question, ...also].map((text) => ({ text, label: found, weight: FAQ_WEIGHT })) : [];
    });

/** All that the classifier learns from. */
export const readExamples = (): readonly Example<Label>[] => [...writtenExamples(), ...ofPapers()];
