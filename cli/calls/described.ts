import type { Struct } from 'superstruct';
import { createClient } from '../../src/platform/net/client.ts';
import { anyKnown, type ContractCall } from './call.ts';

/** A call as it would be sent, and the shape that its answer must have. */
export interface DescribedCall {
  readonly method: 'GET' | 'POST';
  /** The path with the ids of `anyKnown`, without a query. */
  readonly path: string;
  /** The shape of the answer; undefined for the few that are parsed without one. */
  readonly shape: Struct<unknown, unknown> | undefined;
  /** The shape of `data` in an envelope. */
  readonly dataShape: Struct<unknown, unknown> | undefined;
}

/** Describes a call without sending it. */
export const described = async (call: ContractCall): Promise<DescribedCall> => {
  let request: DescribedCall | undefined;
  const client = createClient(() => 'http://np.invalid', {
    onRequest({ options }) {
      request ??= options as unknown as DescribedCall;
    },
  }).create({}, { fetch: async () => new Response('', { status: 503 }) });
  const { warn } = console;
  console.warn = () => {};
  try {
    await call.run(client, anyKnown, {});
  } finally {
    console.warn = warn;
  }
  if (!request) throw new Error(`${call.name}: its row in cli/calls makes no call.`);
  const { method, path, shape, dataShape } = request;
  return { method, path, shape, dataShape };
};
