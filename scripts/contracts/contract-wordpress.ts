import { descriptions } from '../../demo/pages/console/descriptions.ts';
import type { AttributeSpec, Contract } from '../../src/element-kit/shell/contract.ts';
import { sixRecords } from '../../src/rules/brand/brands/all.ts';

/** The plugin's copy of the contracts, relative to the project. */
export const wordpressFile = 'integrations/wordpress/np-elements/includes/contracts.json';

/** An attribute whose value is an address: WordPress checks its protocol. */
const isAddress = ({ type, summary }: AttributeSpec): boolean =>
  type === 'string' && /^(Address|Where to return)/.test(summary);

const attributeOf = (tag: string, name: string, spec: AttributeSpec) => ({
  type: isAddress(spec) ? 'address' : spec.type,
  ...(spec.type === 'enum' ? { values: spec.values } : {}),
  label: descriptions[tag]?.attributes?.[name] ?? spec.summary,
});

/** Text of the plugin's file: the brands, and what each tag accepts, in the editors' language. */
export const wordpressContracts = (contracts: readonly Contract[]): string => {
  const brands = Object.fromEntries(sixRecords.map(({ sigla, name }) => [sigla, name]));
  const tags = Object.fromEntries(
    contracts.map(({ tag, summary, attributes }) => [
      tag,
      {
        summary: descriptions[tag]?.summary ?? summary,
        attributes: Object.fromEntries(
          Object.entries(attributes).map(([name, spec]) => [name, attributeOf(tag, name, spec)]),
        ),
      },
    ]),
  );
  return `${JSON.stringify({ brands, tags }, null, 2)}\n`;
};
