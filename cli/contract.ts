import { readFileSync } from 'node:fs';

/** A documented answer. */
export interface DocumentedAnswer {
  readonly content?: Readonly<
    Record<string, { readonly examples?: { readonly example: { readonly value: unknown } } }>
  >;
}

/** A documented call. */
export interface DocumentedCall {
  readonly summary: string;
  readonly responses: Readonly<Record<string, DocumentedAnswer>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  /** Its name in `np.configure({ paths })`, and the elements that make it; absent for a call that no element makes. */
  readonly 'x-np-call'?: string;
  readonly 'x-np-elements'?: readonly string[];
}

/** The package's openapi.json, as far as the command reads it. */
export interface ContractDocument {
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedCall>>>>;
}

export const readContract = (file: URL): ContractDocument => JSON.parse(readFileSync(file, 'utf8')) as ContractDocument;

/** The same contract, with this address in place of the brand's servers in its examples. */
export const servedAt = (contract: ContractDocument, address: string): ContractDocument =>
  JSON.parse(
    JSON.stringify(contract).replaceAll(/https:\/\/(?:\w+\.)?giornale\.example/g, address),
  ) as ContractDocument;

/** The elements that make each call, by its name; none for a call of the core, which every element makes. */
export const elementsByCall = ({ paths }: ContractDocument): ReadonlyMap<string, readonly string[]> => {
  const calls = Object.values(paths).flatMap((methods) => Object.values(methods));
  const all = new Set(calls.flatMap((call) => call['x-np-elements'] ?? []));
  return new Map(
    calls.map(({ 'x-np-call': name = '', 'x-np-elements': elements = [] }) => [
      name,
      elements.length === all.size ? [] : elements,
    ]),
  );
};
