import { expect, test } from 'vitest';
import { contractCalls } from '../../cli/calls/all.ts';
import { described } from '../../cli/calls/described.ts';
import { pathNames, templateOf } from '../../src/api/page/paths.ts';

/** What an element opens as a file, and the banners of the marketing platform. */
const noCalls = ['pageImage', 'marketingSlots', 'rassegnaPdf', 'rassegnaCsv'];

test('the contract has every call of the elements', () => {
  const known = new Set<string>(contractCalls.map(({ name }) => name));
  expect(pathNames.filter((name) => !known.has(name))).toEqual(noCalls);
});

test.each(contractCalls.map((call) => [`${call.kind} ${call.name}`, call] as const))(
  '%s goes to the path of its name; what only reads is a GET',
  async (_, call) => {
    const { method, path } = await described(call);
    const [before = ''] = templateOf(call.name).split('{id}');
    expect(path.startsWith(before)).toBe(true);
    if (call.kind === 'read') expect(method).toBe('GET');
    if (call.kind === 'write') expect(method).toBe('POST');
  },
);
