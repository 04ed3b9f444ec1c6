import type { Contract } from '../../src/element-kit/shell/contract.ts';
import { pageEvents, typeOf } from './contracts.ts';

const cell = (text: string): string => text.replaceAll('|', '\\|');

/** The table of elements in the README. */
export const table = (contracts: readonly Contract[]): string =>
  [
    '| element | what it is | attributes | methods | events | without a session |',
    '| --- | --- | --- | --- | --- | --- |',
    ...contracts.map((contract) => {
      const attributes = Object.entries(contract.attributes).map(([name, spec]) => `\`${name}\` (${typeOf(spec)})`);
      const methods = Object.keys(contract.methods ?? {}).map((name) => `\`${name}()\``);
      const events = Object.keys(contract.events).map((name) => `\`${name}\``);
      const cells = [
        `\`<${contract.tag}>\``,
        contract.summary,
        attributes.join(', '),
        methods.join(', '),
        events.join(', '),
        contract.loggedOut,
      ];
      return `| ${cells.map(cell).join(' | ')} |`;
    }),
  ].join('\n');

/** The table of page events in the README. */
export const pageEventTable = (): string =>
  [
    '| event on `document` | detail | when |',
    '| --- | --- | --- |',
    ...Object.entries(pageEvents).map(
      ([name, spec]) =>
        `| \`${name}\` | ${
          spec.detail
            ? Object.keys(spec.detail)
                .map((key) => `\`${key}\``)
                .join(', ')
            : ''
        } | ${cell(spec.summary)} |`,
    ),
  ].join('\n');
