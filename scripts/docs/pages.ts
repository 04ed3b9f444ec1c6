import { existsSync, readFileSync } from 'node:fs';
import { root } from '../build/vite-plugins.ts';
import type { ElementReference, Reference } from './reference.ts';
import { reactSample, vueSample } from './samples.ts';

const escaped = (text: string): string => text.replaceAll('<', '&lt;').replaceAll('{{', '&#123;&#123;');

/** Text for a cell of a table; code between backticks keeps its characters. */
const cell = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : escaped(part)))
    .join('')
    .replaceAll('|', '\\|');

const table = (title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  rows.length === 0
    ? ''
    : [
        `### ${title}\n`,
        `| ${heads.join(' | ')} |`,
        `| ${heads.map(() => '---').join(' | ')} |`,
        ...rows.map((row) => `| ${row.map(cell).join(' | ')} |`),
        '',
      ].join('\n');

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

const sizeOf = ({ bytes: { shell, panel } }: ElementReference): string =>
  `### Size\n\n${kB(shell)} of script, compressed with brotli, until the element is drawn${
    panel > shell ? `; ${kB(panel)} with its panel, React included` : ''
  }. Elements of one page share most of it.\n`;

const listening = ({ tag, firstEvent }: ElementReference): string => `### Listen to an event

::: code-group

\`\`\`js [JavaScript]
document.querySelector('${tag}').addEventListener('${firstEvent}', ({ detail }) => {
  console.log(detail);
});
\`\`\`

\`\`\`tsx [React]
<${tag} on${firstEvent}={({ detail }) => console.log(detail)} />
\`\`\`

\`\`\`vue [Vue]
<${tag} @${firstEvent}="({ detail }) => console.log(detail)" />
\`\`\`

:::
`;

const referenceText = (element: ElementReference): string =>
  [
    '## Reference\n',
    `${cell(element.summary)}\n`,
    `**Without a session:** ${cell(element.loggedOut)}\n`,
    table('Attributes and properties', ['attribute', 'type', 'default', 'what it does'], element.attributes),
    element.attributes.length > 0
      ? 'Each attribute is also a property, in camel case. A value that cannot be read counts as the default.\n'
      : '',
    table('Methods', ['method', 'what it does'], element.methods),
    table('Events', ['event', 'detail', 'when'], element.events),
    'Events bubble and leave the shadow root. No event carries a token, an address or what somebody typed.\n',
    listening(element),
    table('Slots', ['slot', 'content'], element.slots),
    table('Parts', ['part', 'what it is'], element.parts),
    table('CSS properties', ['property', 'what it sets'], element.cssProperties),
    'Every element follows the [theme properties](/guides/theming) too.\n',
    table('Storage', ['key', 'where', 'what', 'gone'], element.storage),
    table('Calls', ['name in `paths`', 'path'], element.calls),
    element.calls.length > 0 ? '[Own backend](/guides/own-backend) says how to change a path.\n' : '',
    sizeOf(element),
  ]
    .filter((part) => part !== '')
    .join('\n');

const sampleFile = (name: string): URL => new URL(`docs/samples/${name}.html`, root);

/** A sample as a live example, followed by its code for HTML, React and Vue. */
const withCode = (source: string, line: string, name: string): string => {
  if (!existsSync(sampleFile(name))) throw new Error(`${source}: there is no docs/samples/${name}.html.`);
  const html = readFileSync(sampleFile(name), 'utf8')
    .trim()
    .replaceAll(/\{\{(?:article|edition)\}\}/g, '4711');
  return `${line}

::: code-group

\`\`\`html [HTML]
${html}
\`\`\`

\`\`\`tsx [React]
${reactSample(name, html).trim()}
\`\`\`

\`\`\`vue [Vue]
${vueSample(html).trim()}
\`\`\`

:::`;
};

const generated: Readonly<Record<string, (reference: Reference) => string>> = {
  storage: ({ storage }) => table('Stored keys', ['key', 'where', 'what', 'gone'], storage),
  'page-events': ({ pageEvents }) => table('Events of the page', ['event on `document`', 'detail', 'when'], pageEvents),
  'shared-calls': ({ sharedCalls }) => table('Calls of every page', ['name in `paths`', 'path'], sharedCalls),
  elements: ({ elements }) =>
    [
      '| element | what it is |',
      '| --- | --- |',
      ...elements.map(({ tag, summary }) => `| [\`<${tag}>\`](/elements/${tag}) | ${cell(summary)} |`),
    ].join('\n'),
};

/**
 * The Markdown of a page with its generated parts: code below each `<Example name="…" />`, tables at each
 * `<!-- generated: … -->`, and the reference at the end of an element's page.
 */
export const completed = (path: string, text: string, reference: Reference): string => {
  const withExamples = text.replaceAll(/^<Example name="([\w-]+)"[^>]*\/>$/gm, (line, name: string) =>
    withCode(path, line, name),
  );
  const withTables = withExamples.replaceAll(/^<!-- generated: ([\w-]+) -->$/gm, (_, name: string) => {
    const write = generated[name];
    if (!write) throw new Error(`${path}: nothing writes "${name}". Known: ${Object.keys(generated).join(', ')}.`);
    return write(reference);
  });
  const [, tag] = /\/elements\/(np-[\w-]+)\.md$/.exec(path) ?? [];
  if (!tag) return withTables;
  const element = reference.elements.find((one) => one.tag === tag);
  if (!element) throw new Error(`${path}: <${tag}> is not an element of the bundle.`);
  return `${withTables.trimEnd()}\n\n${referenceText(element)}`;
};
