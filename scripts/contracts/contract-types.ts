import { readFileSync } from 'node:fs';
import { type Contract, propertyName } from '../../src/element-kit/shell/contract.ts';
import { root } from '../build/vite-plugins.ts';
import { reactComponentTypings } from './contract-react.ts';
import { className, defaultOf, detailOf, pageEvents, typeOf } from './contracts.ts';

const typesOf = (contract: Contract): string => {
  const name = className(contract.tag);
  const lines = [`/** ${contract.summary} */`, `export interface ${name} extends HTMLElement {`];
  for (const [attribute, spec] of Object.entries(contract.attributes))
    lines.push(
      `  /** ${spec.summary} Default: ${defaultOf(spec)}. */`,
      `  ${propertyName(attribute)}: ${typeOf(spec)};`,
    );
  for (const [method, { summary }] of Object.entries(contract.methods ?? {}))
    lines.push(`  /** ${summary} */`, `  ${method}(): void;`);
  lines.push('}', `export interface ${name}Attributes {`);
  for (const [attribute, spec] of Object.entries(contract.attributes)) {
    const type = spec.type === 'json' ? 'string' : typeOf(spec);
    lines.push(`  /** ${spec.summary} */`, `  '${attribute}'?: ${type} | undefined;`);
  }
  for (const [event, spec] of Object.entries(contract.events))
    lines.push(
      `  /** ${spec.summary} */`,
      `  'on${event}'?: ((event: CustomEvent<${detailOf(spec)}>) => void) | undefined;`,
    );
  return [...lines, '}'].join('\n');
};

/** What `np.observe` takes and tells, as the core declares it. */
const observed = (): string =>
  readFileSync(new URL('src/core/page/observe/observed.ts', root), 'utf8')
    .replace(/\b(?:Seen(?:Error|Vital)?|Observed|ObserveOptions|Watcher)\b/g, 'Np$&')
    .trim();

/** The options of `np.configure`, as the core declares them. */
const config = (): string => {
  const [declared] =
    /interface Config \{.*?^\}/ms.exec(readFileSync(new URL('src/core/page/page.ts', root), 'utf8')) ?? [];
  if (!declared)
    throw new Error(
      'src/core/page/page.ts: the interface Config is missing, which the typings copy. Update scripts/contracts/contract-types.ts.',
    );
  const named = declared
    .replace('Config', 'NpConfig')
    .replace('BrandRecord', 'NpBrandRecord')
    .replace('OwnTexts', 'NpOwnTexts');
  return `/** The options of \`np.configure\`; the project's docs/guides/configuration.md has their defaults. */\nexport ${named}`;
};

const brandTypes = {
  'src/rules/brand/own-brand.ts': ['MenuSwitches', 'BrandRecord'],
  'src/rules/brand/own-texts.ts': ['SoldNames', 'OwnTexts'],
  'src/rules/brand/brands/record.ts': ['Link', 'MenuIcon', 'MenuItem'],
  'src/rules/assistance/support-hours.ts': ['SupportChannel', 'Opening', 'SupportHours'],
} as const;

/** A brand's record, as the rules declare it. */
const brand = (): string => {
  const names = Object.values(brandTypes).flat();
  const renamed = new RegExp(`\\b(?:${names.join('|')})\\b`, 'g');
  const declared = Object.entries(brandTypes).flatMap(([file, types]) => {
    const code = readFileSync(new URL(file, root), 'utf8');
    return types.map((name) => {
      const [type] =
        new RegExp(`^(?:export )?(?:interface ${name} \\{.*?^\\}|type ${name} =.*?;$)`, 'ms').exec(code) ?? [];
      if (!type)
        throw new Error(
          `${file}: the type ${name} is missing, which the typings copy. Update scripts/contracts/contract-types.ts.`,
        );
      return `export ${type.replace('export ', '')}`.replaceAll(renamed, 'Np$&');
    });
  });
  return declared.join('\n').replace('Record<string, Replacement>', 'Partial<Record<NpTextKey, NpText>>');
};

/** The keys of the texts, and what may replace one, as the rules declare it. */
const texts = (keys: readonly string[]): string => {
  const types = readFileSync(new URL('src/rules/language/replacement.ts', root), 'utf8').trim();
  const union = keys.map((key) => `  | ${JSON.stringify(key)}`).join('\n');
  return `${types.replaceAll('PluralForms', 'NpPluralForms').replaceAll('Replacement', 'NpText')}

/** The keys of the bundle's texts: np-elements/texts.json has each with its text and place. */
export type NpTextKey =
${union};`;
};

/** The interfaces of third-party services, as the platform declares them. */
const services = (): string => readFileSync(new URL('src/platform/services/adapters.ts', root), 'utf8').trim();

/** Typings for integrators: tags, events on every target, and the adapters of calls. */
export const typings = (contracts: readonly Contract[], adapters: string, keys: readonly string[]): string => {
  const events = new Map([...contracts.flatMap(({ events }) => Object.entries(events)), ...Object.entries(pageEvents)]);
  return `${contracts.map(typesOf).join('\n\n')}

${config()}

${brand()}

${services()}

${texts(keys)}

${adapters}

${observed()}

/** \`window.np\`, the only global. */
export interface Np {
  readonly version: string;
  configure(config: NpConfig): void;
  discover(root: Document | ShadowRoot): Promise<void>;
  observe(watcher?: NpWatcher, options?: NpObserveOptions): Promise<void>;
  readonly ready: Promise<void>;
}

declare global {
  interface Window {
    readonly np: Np;
  }
  interface HTMLElementTagNameMap {
${contracts.map(({ tag }) => `    '${tag}': ${className(tag)};`).join('\n')}
  }
  interface GlobalEventHandlersEventMap {
${[...events].map(([name, spec]) => `    '${name}': CustomEvent<${detailOf(spec)}>;`).join('\n')}
  }
}
`;
};

const imported = (contracts: readonly Contract[]): string => {
  const names = contracts.flatMap(({ tag }) => [className(tag), `${className(tag)}Attributes`]);
  return `import type {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './np-elements.js';`;
};

/** The tags in the JSX of React 19. */
export const reactTypings = (
  contracts: readonly Contract[],
): string => `import type { DetailedHTMLProps, HTMLAttributes, JSX, ReactNode } from 'react';
${imported(contracts)}

${reactComponentTypings(contracts)}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
${contracts.map(({ tag }) => `      '${tag}': DetailedHTMLProps<HTMLAttributes<${className(tag)}>, ${className(tag)}> & ${className(tag)}Attributes;`).join('\n')}
    }
  }
}
`;

const emitsOf = ({ events }: Contract): string =>
  Object.entries(events)
    .map(([name, spec]) => `'${name}': (event: CustomEvent<${detailOf(spec)}>) => void`)
    .join('; ');

/** The attributes with a hyphen under the names that Vue's type check gives them. */
const camelAttributes = ({ tag, attributes }: Contract): string => {
  const hyphened = Object.keys(attributes).filter((attribute) => attribute.includes('-'));
  const members = hyphened.map((name) => `${propertyName(name)}?: ${className(tag)}Attributes['${name}']`);
  return hyphened.length === 0 ? '' : ` & { ${members.join('; ')} }`;
};

/** The tags in the templates of Vue 3, and `slot` on what is between them, which Vue's own typings lack. */
export const vueTypings = (
  contracts: readonly Contract[],
): string => `import type { EmitFn, HTMLAttributes, PublicProps } from 'vue';
${imported(contracts)}

type Tag<Element, Attributes, Events> = new () => Element & {
  $props: HTMLAttributes & Attributes & PublicProps;
  $emit: EmitFn<Events>;
};

declare module 'vue' {
  interface HTMLAttributes {
    slot?: string | undefined;
  }
  interface GlobalComponents {
${contracts.map((contract) => `    '${contract.tag}': Tag<${className(contract.tag)}, ${className(contract.tag)}Attributes${camelAttributes(contract)}, { ${emitsOf(contract)} }>;`).join('\n')}
  }
}
`;
