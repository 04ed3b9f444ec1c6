import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { chunkOf } from './chunks.ts';

interface ManifestChunk {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}
type Manifest = Readonly<Record<string, ManifestChunk>>;

/** A byte budget: the files that these modules need without any dynamic import. */
export interface Budget {
  readonly what: string;
  /** Files, chunk names, source paths of lazy modules, or typefaces such as `newsreader-latin.woff2`. */
  readonly modules: readonly string[];
  /** Chunks counted elsewhere: every page with these modules has them already. */
  readonly beside?: readonly string[];
  /** Bytes on the wire: brotli quality 11; typefaces as they are. */
  readonly limit: number;
  readonly withoutReact: boolean;
}

export interface Measured extends Budget {
  readonly bytes: number;
  readonly faults: readonly string[];
}

/** Finds a chunk by name or module; the hashed chunk rather than the entry that re-exports it. */
const keyOf = (manifest: Manifest, wanted: string): string => {
  const name = chunkOf(wanted) ?? wanted;
  const isAsset = name.endsWith('.woff2');
  const keys = Object.keys(manifest).filter(
    (key) => key === name || manifest[key]?.name === name || (isAsset && key.endsWith(`/${name}`)),
  );
  const key = keys.find((candidate) => !manifest[candidate]?.isEntry) ?? keys[0];
  if (!key) throw new Error(`budget: the build has no chunk ${wanted}. Correct its name in scripts/build/budgets.ts.`);
  return key;
};

const closure = (manifest: Manifest, names: readonly string[]): Set<string> => {
  const files = new Set<string>();
  const visit = (key: string): void => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    // An entry only re-exports; the autoloader loads its chunk.
    if (!chunk.isEntry) files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  for (const name of names) {
    if (name.endsWith('.js')) files.add(name);
    else visit(keyOf(manifest, name));
  }
  return files;
};

const manifestOf = (dist: URL): Manifest =>
  JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8')) as Manifest;

/** Lazy modules that a shell imports at once; they are requested before it: a call goes out while the rest loads. */
const atOnce: Readonly<Record<string, readonly string[]>> = { 'np-article': ['article-call', 'article-text'] };

/** The chunks of a tag's shell and of its `later` chunks, relative to dist/, in the order in which to request them. */
export const closureOf = (dist: URL, tag: string, ...later: readonly string[]): readonly string[] =>
  [...closure(manifestOf(dist), [...(atOnce[tag] ?? []), tag, ...later])].map((file) => `./${file}`);

const sizes = new Map<string, number>();
const sizeOf = (file: string): number => {
  const packed = (bytes: Buffer): Buffer => (file.endsWith('.woff2') ? bytes : brotliCompressSync(bytes));
  const size = sizes.get(file) ?? packed(readFileSync(file)).length;
  sizes.set(file, size);
  return size;
};

/** Measures the budgets in the built folder. Reports budgets that are exceeded or load React. */
export const measure = (dist: URL, budgets: readonly Budget[]): readonly Measured[] => {
  const manifest = manifestOf(dist);
  return budgets.map((budget) => {
    const present = closure(manifest, budget.beside ?? []);
    const files = [...closure(manifest, budget.modules)].filter((file) => !present.has(file));
    const bytes = files.reduce((sum, file) => sum + sizeOf(new URL(file, dist).pathname), 0);
    const faults = [];
    if (bytes > budget.limit) faults.push(`${bytes} bytes, ${bytes - budget.limit} over the limit of ${budget.limit}`);
    if (budget.withoutReact && files.some((file) => /\breact-/.test(file)))
      faults.push('loads React before it is asked for');
    return { ...budget, bytes, faults };
  });
};

const home = 'src/features/newsstand-home/screen.tsx';

/** A budget of requests: the scripts of a page in its usual state, lazy modules included. */
interface RequestBudget {
  readonly what: string;
  readonly modules: readonly string[];
  /** Loaded before what is counted. */
  readonly beside?: readonly string[];
  readonly limit: number;
}

const page = ['np-elements.js', 'np-header', 'np-assistance-chat', 'chat-frame', 'services'];

const accountPages = [
  ...['contact', 'dashboard', 'devices', 'faq', 'interests', 'login', 'newsletters', 'offer', 'onboarding'],
  ...['password', 'privacy', 'profile', 'registration', 'subscriptions'],
];

const requestBudgets: readonly RequestBudget[] = [
  {
    what: 'home',
    modules: [...page, 'np-newsstand', 'np-epaper', 'src/features/newsstand/panel.tsx', home],
    limit: 16,
  },
  {
    what: 'chat: from click to answer',
    modules: ['chat-panel', 'chat-extras', 'data'],
    beside: ['np-elements.js', 'np-assistance-chat', 'chat-frame'],
    limit: 8,
  },
  ...accountPages.map((name) => ({
    what: `account page: ${name}`,
    modules: [...page, 'np-account-nav', `np-account-${name}`, `src/features/account-${name}/panel.tsx`],
    limit: 14,
  })),
];

/** Tells the requests of each budget. Returns false when one is exceeded. */
const holdRequests = (dist: URL, tell: (line: string) => void): boolean => {
  const manifest = manifestOf(dist);
  const counts = requestBudgets.map(({ what, modules, beside = [], limit }) => {
    const present = closure(manifest, beside);
    const requests = [...closure(manifest, modules)].filter((file) => !present.has(file)).length;
    tell(`${what.padEnd(32)} ${String(requests).padStart(6)} of ${String(limit).padStart(6)} scripts`);
    if (requests > limit)
      console.error(`budget: ${what}: ${requests - limit} scripts too many. Merge chunks in scripts/build/chunks.ts.`);
    return requests <= limit;
  });
  return counts.every(Boolean);
};

const KB = 1000;
const SANS = 'schibsted-grotesk-latin.woff2';

/** The byte budgets. */
export const budgetsFor = (tags: readonly string[]): readonly Budget[] => [
  { what: 'autoloader', modules: ['np-elements.js'], limit: 2 * KB, withoutReact: true },
  { what: 'core', modules: ['np-core'], beside: ['kit'], limit: 11 * KB, withoutReact: true },
  {
    what: 'chat: button of the page’s own HTML',
    modules: ['np-assistance-chat-resting.js'],
    limit: KB,
    withoutReact: true,
  },
  {
    what: 'chat: launcher shows',
    modules: ['np-elements.js', 'np-assistance-chat'],
    limit: 6 * KB,
    withoutReact: true,
  },
  {
    what: 'chat: page at rest',
    modules: ['np-elements.js', 'np-assistance-chat', 'chat-frame'],
    limit: 12 * KB,
    withoutReact: true,
  },
  {
    what: 'chat: usable',
    modules: ['np-elements.js', 'np-assistance-chat', 'chat-frame', 'chat-panel'],
    limit: 85 * KB,
    withoutReact: false,
  },
  {
    what: 'page: header, footer, notices',
    modules: ['np-elements.js', 'np-core', 'np-header', 'np-footer', 'np-notices'],
    limit: 21.5 * KB,
    withoutReact: true,
  },
  {
    what: 'e-paper: viewer over React',
    modules: ['np-epaper', 'src/features/epaper/panel.tsx'],
    beside: ['react', 'np-core', 'data', 'tokens', 'looks', 'parts'],
    limit: 15 * KB,
    withoutReact: false,
  },
  {
    what: 'press review, over the newsstand',
    modules: ['src/features/press/screen.tsx'],
    beside: ['np-newsstand', 'np-core', 'src/features/newsstand/panel.tsx'],
    limit: 20 * KB,
    withoutReact: true,
  },
  {
    what: 'English: any page',
    modules: ['src/languages/languages.ts', 'src/languages/en/page.ts'],
    beside: ['kit'],
    limit: 5.5 * KB,
    withoutReact: true,
  },
  { what: 'English: newsstand', modules: ['src/languages/en/newsstand.ts'], limit: 8 * KB, withoutReact: true },
  { what: 'English: account area', modules: ['src/languages/en/account.ts'], limit: 11 * KB, withoutReact: true },
  { what: 'typefaces: page', modules: [SANS, 'newsreader-latin.woff2'], limit: 60 * KB, withoutReact: true },
  { what: 'typefaces: chat alone', modules: [SANS], limit: 25 * KB, withoutReact: true },
  ...tags.map((tag) => ({ what: `${tag}: shell`, modules: [tag], limit: 20 * KB, withoutReact: true })),
];

/** Prints the bytes and requests of each budget. Returns false when one is exceeded. */
export const holdBudgets = (dist: URL, tags: readonly string[], tell: (line: string) => void): boolean => {
  const measured = measure(dist, budgetsFor(tags));
  for (const { what, bytes, limit, faults } of measured) {
    tell(`${what.padEnd(32)} ${String(bytes).padStart(6)} of ${String(limit).padStart(6)} bytes`);
    for (const fault of faults)
      console.error(`budget: ${what}: ${fault}. Move code behind the panel or say why more is right.`);
  }
  return holdRequests(dist, tell) && measured.every(({ faults }) => faults.length === 0);
};
