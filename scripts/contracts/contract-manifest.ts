import { type Contract, propertyName } from '../../src/element-kit/shell/contract.ts';
import { className, defaultOf, detailOf, typeOf } from './contracts.ts';

const described = (table: Readonly<Record<string, string>> = {}) =>
  Object.entries(table).map(([name, description]) => ({ name, description }));

/** Custom elements manifest, schema 2.1.0. */
export const manifest = (contracts: readonly Contract[]) => ({
  schemaVersion: '2.1.0',
  modules: contracts.map((contract) => ({
    kind: 'javascript-module',
    path: `${contract.tag}.js`,
    declarations: [
      {
        kind: 'class',
        customElement: true,
        name: className(contract.tag),
        tagName: contract.tag,
        summary: contract.summary,
        attributes: Object.entries(contract.attributes).map(([name, spec]) => ({
          name,
          fieldName: propertyName(name),
          description: spec.summary,
          type: { text: typeOf(spec) },
          default: defaultOf(spec),
        })),
        members: [
          ...Object.entries(contract.attributes).map(([name, spec]) => ({
            kind: 'field',
            name: propertyName(name),
            description: spec.summary,
            type: { text: typeOf(spec) },
            default: defaultOf(spec),
            ...(spec.type === 'json' ? {} : { attribute: name, reflects: true }),
          })),
          ...Object.entries(contract.methods ?? {}).map(([name, { summary }]) => ({
            kind: 'method',
            name,
            description: summary,
            return: { type: { text: 'void' } },
          })),
        ],
        events: Object.entries(contract.events).map(([name, spec]) => ({
          name,
          description: spec.summary,
          type: { text: `CustomEvent<${detailOf(spec)}>` },
        })),
        slots: described(contract.slots),
        cssParts: described(contract.parts),
        cssProperties: described(contract.cssProperties),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: contract.tag, declaration: { name: className(contract.tag) } },
    ],
  })),
});
