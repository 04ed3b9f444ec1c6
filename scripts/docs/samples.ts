import { parse } from 'vue/compiler-sfc';
import type { Contract } from '../../src/element-kit/shell/contract.ts';

/** A node of Vue's template syntax tree, as far as a sample needs it. */
interface Node {
  readonly type: number;
  readonly tag?: string;
  readonly props?: readonly { readonly name: string; readonly value?: { readonly content: string } }[];
  readonly children?: readonly Node[];
  readonly content?: string;
}

const ELEMENT = 1;
const TEXT = 2;

const rootOf = (name: string, html: string): Node => {
  const { descriptor, errors } = parse(`<template>${html}</template>`);
  const [error] = errors;
  if (error) throw new Error(`docs/samples/${name}.html: ${error.message}`);
  return descriptor.template?.ast as unknown as Node;
};

const elementsIn = ({ children = [] }: Node): readonly Node[] =>
  children.filter(({ type }) => type === ELEMENT).flatMap((child) => [child, ...elementsIn(child)]);

/** Attributes of every HTML element that a sample may use on a tag of ours. */
const global = new Set(['class', 'id', 'style', 'slot', 'hidden', 'lang']);

/**
 * What is wrong with a sample: unknown tags, attributes and values, and what opens by itself, because a dialog takes the
 * focus and the scroll position of the page around the example.
 */
export const faultsOf = (name: string, html: string, contracts: readonly Contract[]): readonly string[] =>
  elementsIn(rootOf(name, html)).flatMap(({ tag = '', props = [] }) => {
    if (!tag.startsWith('np-')) return [];
    const contract = contracts.find((one) => one.tag === tag);
    if (!contract) return [`docs/samples/${name}.html: <${tag}> is not an element of the bundle.`];
    return props.flatMap(({ name: attribute, value }) => {
      if (attribute === 'opened')
        return [`docs/samples/${name}.html: <${tag}> opens by itself and takes the page's focus.`];
      if (global.has(attribute) || attribute.startsWith('data-')) return [];
      const spec = contract.attributes[attribute];
      if (!spec) return [`docs/samples/${name}.html: <${tag}> has no attribute ${attribute}.`];
      if (spec.type === 'enum' && !spec.values.includes(value?.content ?? ''))
        return [`docs/samples/${name}.html: ${attribute}="${value?.content}" is not one of ${spec.values.join(', ')}.`];
      return [];
    });
  });

const styleOf = (text: string): string =>
  `{{ ${text
    .split(';')
    .filter((rule) => rule.trim() !== '')
    .map((rule) => {
      const [property = '', value = ''] = rule.split(/:(.*)/s).map((part) => part.trim());
      const key = property.startsWith('--')
        ? `'${property}'`
        : property.replace(/-(\w)/g, (_, c: string) => c.toUpperCase());
      return `${key}: '${value}'`;
    })
    .join(', ')} }}`;

const renamed: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' };

const jsxOf = (node: Node, indent: string): string => {
  if (node.type === TEXT) return (node.content ?? '').trim() === '' ? '' : `${indent}${node.content?.trim()}\n`;
  if (node.type !== ELEMENT) return '';
  const { tag = '', props = [], children = [] } = node;
  const attributes = props
    .map(({ name, value }) => {
      if (value === undefined) return ` ${name}`;
      if (name === 'style') return ` style=${styleOf(value.content)}`;
      return ` ${renamed[name] ?? name}="${value.content}"`;
    })
    .join('');
  const inner = children.map((child) => jsxOf(child, `${indent}  `)).join('');
  if (inner === '') return `${indent}<${tag}${attributes} />\n`;
  const [only] = children;
  if (children.length === 1 && only?.type === TEXT)
    return `${indent}<${tag}${attributes}>${only.content?.trim()}</${tag}>\n`;
  return `${indent}<${tag}${attributes}>\n${inner}${indent}</${tag}>\n`;
};

/** A sample as a component of React 19. */
export const reactSample = (name: string, html: string): string => {
  const nodes = (rootOf(name, html).children ?? []).filter(({ type }) => type === ELEMENT);
  const view =
    nodes.length === 1 && nodes[0]
      ? `(\n${jsxOf(nodes[0], '  ')});`
      : `(\n  <>\n${nodes.map((node) => jsxOf(node, '    ')).join('')}  </>\n);`;
  return `import 'np-elements';\nimport 'np-elements/react';\n\nexport const Sample = () => ${view}\n`;
};

/** A sample as a component of Vue 3. */
export const vueSample = (html: string): string =>
  `<script setup lang="ts">\nimport 'np-elements';\n</script>\n\n<template>\n${html
    .trim()
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n')}\n</template>\n`;
