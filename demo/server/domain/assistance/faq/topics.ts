import { readdirSync, readFileSync } from 'node:fs';

/** A matter of the papers' FAQ. */
export interface Topic {
  /** The entries that treat it, at most one of each paper, `+` before those that are mostly of another; also its name. */
  readonly entries: string;
  /** How readers ask for it. */
  readonly texts: readonly string[];
}

const HEADING = '# ';
const ALSO = '+';

/** The topics in a folder's texts: `# entries`, then what readers write, a text a line. */
const read = (name: string): readonly Topic[] => {
  const folder = new URL(`${name}/`, import.meta.url);
  return readdirSync(folder)
    .sort()
    .flatMap((file) => `\n${readFileSync(new URL(file, folder), 'utf8')}`.split(`\n${HEADING}`).slice(1))
    .map((block) => {
      const [entries = '', ...lines] = block.split('\n');
      return { entries, texts: lines.filter((line) => line !== '') };
    });
};

export const topics = read('topics');

/** What readers ask after another question: `come disdico? > mi arriva una conferma?` */
export const talks = read('talks');

/** What no paper's FAQ treats. */
export const NO_TOPIC = 'none';

/** Names of the topics, in the order of the learnt weights. */
export const topicNames: readonly string[] = [...topics.map(({ entries }) => entries), NO_TOPIC];

/** The entries of a topic's name. */
export const entriesOf = (name: string): readonly string[] =>
  name === NO_TOPIC ? [] : name.split(' ').map((entry) => entry.replace(ALSO, ''));

/** Those whose own words ask for it. */
export const mainEntriesOf = (name: string): readonly string[] =>
  name === NO_TOPIC ? [] : name.split(' ').filter((entry) => !entry.startsWith(ALSO));
