import { type Contract, propertyName } from '../../src/element-kit/shell/contract.ts';
import { defaultOf, detailOf, typeOf } from './contracts.ts';

/** VS Code's HTML custom data, version 1.1. */
export const htmlData = (contracts: readonly Contract[]) => ({
  version: 1.1,
  tags: contracts.map(({ tag, summary, loggedOut, attributes }) => ({
    name: tag,
    description: `${summary}\n\nWithout a session: ${loggedOut}`,
    attributes: Object.entries(attributes).map(([name, spec]) => ({
      name,
      description: `${spec.summary} Default: ${defaultOf(spec)}.`,
      ...(spec.type === 'boolean' ? { valueSet: 'v' } : {}),
      ...(spec.type === 'enum' ? { values: spec.values.map((value) => ({ name: value })) } : {}),
    })),
  })),
});

/** JetBrains' web-types: also properties, events, slots, parts and CSS properties. */
export const webTypes = (contracts: readonly Contract[], version: string) => ({
  $schema: 'https://raw.githubusercontent.com/JetBrains/web-types/master/schema/web-types.json',
  name: 'np-elements',
  version,
  'description-markup': 'markdown',
  contributions: {
    html: {
      elements: contracts.map(
        ({ tag, summary, loggedOut, attributes, events, slots = {}, parts = {}, cssProperties = {} }) => ({
          name: tag,
          description: `${summary}\n\nWithout a session: ${loggedOut}`,
          attributes: Object.entries(attributes).map(([name, spec]) => ({
            name,
            description: spec.summary,
            value: spec.type === 'boolean' ? { kind: 'no-value', type: 'boolean' } : { type: typeOf(spec) },
            default: defaultOf(spec),
          })),
          slots: Object.entries(slots).map(([name, description]) => ({ name, description })),
          js: {
            properties: Object.entries(attributes).map(([name, spec]) => ({
              name: propertyName(name),
              description: spec.summary,
              type: typeOf(spec),
            })),
            events: Object.entries(events).map(([name, spec]) => ({
              name,
              description: spec.summary,
              type: `CustomEvent<${detailOf(spec)}>`,
            })),
          },
          css: {
            parts: Object.entries(parts).map(([name, description]) => ({ name, description })),
            properties: Object.entries(cssProperties).map(([name, description]) => ({ name, description })),
          },
        }),
      ),
    },
  },
});
