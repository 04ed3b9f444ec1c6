import { type Plugin, runnerImport } from 'vite';
import type { PageEvents } from '../../src/core/page/events.ts';
import type { AttributeSpec, Contract, EventSpec } from '../../src/element-kit/shell/contract.ts';
import { bundlePlugins, root, tags, version } from '../build/vite-plugins.ts';

/** Contracts do not depend on styles, which need a browser's build. */
const withoutStyles: Plugin = {
  name: 'np-without-styles',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('.css?inline') ? '\0np-no-styles' : null),
  load: (id) => (id === '\0np-no-styles' ? `export default '';` : null),
};

/** The contracts of all public tags, by name. */
export const readContracts = (): Promise<readonly Contract[]> =>
  Promise.all(
    tags.map(async (tag) => {
      const { module } = await runnerImport<{ element: Contract }>(new URL(`elements/${tag}.ts`, root).pathname, {
        configFile: false,
        logLevel: 'error',
        define: { __NP_VERSION__: JSON.stringify(version) },
        plugins: [...bundlePlugins(), withoutStyles],
      });
      if (module.element?.tag !== tag)
        throw new Error(`elements/${tag}.ts: export const element = defineElement({ tag: '${tag}', … }) is missing.`);
      return module.element;
    }),
  );

/** Events that the core dispatches on `document`; the elements' own events are in their contracts. */
export const pageEvents: Readonly<Record<keyof PageEvents, EventSpec>> = {
  'np-login': { summary: 'The reader is signed in: known after the page has loaded, or by a sign-in.' },
  'np-logout': { summary: 'The reader is no longer signed in, here or in another tab.' },
  'np-session-end': {
    summary: 'The server ended the session; `code` is the reason, such as `ERR_SESSION_EXPIRED`.',
    detail: { code: 'string' },
  },
  'np-consent': {
    summary: 'The purposes 1 to 5 that the reader grants are known or have changed.',
    detail: { 1: 'boolean', 2: 'boolean', 3: 'boolean', 4: 'boolean', 5: 'boolean' },
  },
  'np-tag': {
    summary:
      'What a tag manager would receive, `consent` or `pageview`, with the granted signals of consent mode 2. With `tagManager: { kind: "event" }` only.',
    detail: { name: 'string', granted: 'string[]', url: 'string?' },
  },
  'np-notice': {
    summary: 'A notice was added for the reader.',
    detail: { id: 'string', type: 'string', title: 'string' },
  },
  'np-vitals': {
    summary: 'A web vital of the page view is final. Dispatched while somebody observes: see `np.observe`.',
    detail: {
      name: 'string',
      value: 'number',
      rating: 'string',
      element: 'string?',
      brand: 'string',
      page: 'string',
      version: 'string',
    },
  },
};

/** The TypeScript type of an attribute's property. */
export const typeOf = (spec: AttributeSpec): string => {
  if (spec.type === 'enum') return spec.values.map((value) => `'${value}'`).join(' | ');
  return spec.type === 'json' ? 'unknown' : spec.type;
};

/** The property's value without the attribute. */
export const defaultOf = (spec: AttributeSpec): string =>
  spec.type === 'boolean' ? 'false' : JSON.stringify(spec.default);

/** The TypeScript type of an event's detail. */
export const detailOf = ({ detail }: EventSpec): string =>
  detail
    ? `{ ${Object.entries(detail)
        .map(([name, type]) =>
          type === 'string?' ? `readonly ${name}?: string | undefined` : `readonly ${name}: ${type}`,
        )
        .join('; ')} }`
    : 'null';

/** `np-header` → `NpHeader` */
export const className = (tag: string): string => tag.replace(/(^|-)(\w)/g, (_, __, c: string) => c.toUpperCase());
