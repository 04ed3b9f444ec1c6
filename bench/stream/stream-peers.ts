import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { build } from 'vite';

/** A published renderer of streamed answers: a module whose `mount(box)` returns `push(chunk)` and `end()`. */
export interface Peer {
  readonly id: string;
  readonly label: string;
  readonly packages: readonly string[];
  readonly code: string;
}

const react = `import { createRoot } from 'react-dom/client';
import { createElement } from 'react';`;

/** Renders the whole text again with each chunk, as the packages' own examples do. */
const whole = (imports: string, element: string): string => `${react}
${imports}
export const mount = (box) => {
  const root = createRoot(box);
  let text = '';
  return { push(chunk) { text += chunk; root.render(${element}); }, end() {} };
};`;

/** The packages with their exact versions; none of them is in package.json. */
export const peers: readonly Peer[] = [
  {
    id: 'streamdown',
    label: 'streamdown 2.7.1',
    packages: ['streamdown@2.7.1'],
    code: whole(`import { Streamdown } from 'streamdown';`, 'createElement(Streamdown, null, text)'),
  },
  {
    id: 'react-markdown',
    label: 'react-markdown 10.1.0, gfm',
    packages: ['react-markdown@10.1.0', 'remark-gfm@4.0.1'],
    code: whole(
      `import Markdown from 'react-markdown';\nimport gfm from 'remark-gfm';`,
      'createElement(Markdown, { remarkPlugins: [gfm] }, text)',
    ),
  },
  {
    id: 'marked',
    label: 'marked 18.2.1, DOMPurify',
    packages: ['marked@18.2.1', 'dompurify@3.4.18'],
    code: `import { marked } from 'marked';
import DOMPurify from 'dompurify';
export const mount = (box) => {
  let text = '';
  return { push(chunk) { text += chunk; box.innerHTML = DOMPurify.sanitize(marked.parse(text)); }, end() {} };
};`,
  },
  {
    id: 'smd',
    label: 'streaming-markdown 0.2.15',
    packages: ['streaming-markdown@0.2.15'],
    code: `import { default_renderer, parser, parser_end, parser_write } from 'streaming-markdown';
export const mount = (box) => {
  const parsing = parser(default_renderer(box));
  return { push(chunk) { parser_write(parsing, chunk); }, end() { parser_end(parsing); } };
};`,
  },
  {
    id: 'smd-bytes',
    label: 'the same, reading bytes',
    packages: ['streaming-markdown@0.2.15'],
    // From the response's bytes to the screen, as the product.
    code: `import { default_renderer, parser, parser_end, parser_write } from 'streaming-markdown';
export const mount = (box) => {
  const parsing = parser(default_renderer(box));
  const encoder = new TextEncoder();
  let stream;
  const body = new ReadableStream({ start(controller) { stream = controller; } });
  (async () => {
    const reader = new Response(body).body.getReader();
    const decoder = new TextDecoder();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      parser_write(parsing, decoder.decode(value, { stream: true }));
    }
    parser_end(parsing);
  })();
  return { push(chunk) { stream.enqueue(encoder.encode(chunk)); }, end() { stream.close(); } };
};`,
  },
];

/** Fetches a peer's packages, unless present, and builds its module for production. */
export const builtPeer = async ({ id, packages, code }: Peer): Promise<string> => {
  const folder = `.cache/bench-stream/${id}`;
  if (!existsSync(`${folder}/node_modules`)) {
    mkdirSync(folder, { recursive: true });
    const specs = [...packages, 'react@19.3.1', 'react-dom@19.3.1'];
    const args = ['install', '--prefix', folder, '--no-save', '--ignore-scripts', ...specs];
    const { status, stderr } = spawnSync('npm', args, { encoding: 'utf8' });
    if (status !== 0) throw new Error(`bench: npm ${args.join(' ')} failed.\n${stderr}`);
  }
  writeFileSync(`${folder}/entry.js`, code);
  const output = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      rolldownOptions: {
        input: `${folder}/entry.js`,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  const chunk = 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`bench: ${id} was not built.`);
  return chunk.code;
};
