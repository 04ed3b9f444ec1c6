import { expect, test } from 'vitest';
import { readText } from './text-stream.ts';

const text = 'È già «tram» – 18 € 🚋 fine';
const bytes = new TextEncoder().encode(text);

const streamOf = (...chunks: readonly Uint8Array[]): Response =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(chunk);
        controller.close();
      },
    }),
  );

const read = async (response: Response): Promise<string> => {
  let all = '';
  await readText(response, (piece) => {
    all += piece;
  });
  return all;
};

test('F22 a text split at any byte is complete, without replacement characters', async () => {
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read(streamOf(bytes.slice(0, at), bytes.slice(at))), `cut at ${at}`).toBe(text);
  expect(await read(streamOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toBe(text);
});

test('F25 throws without a body', async () => {
  await expect(read(new Response(null, { status: 204 }))).rejects.toThrow('Response body is null');
});

test('an empty body gives an empty text', async () => {
  expect(await read(streamOf())).toBe('');
});

test('F59 gives the text in one piece without streams', async () => {
  const polyfilled = { body: undefined, text: async () => text } as unknown as Response;
  expect(await read(polyfilled)).toBe(text);
});

test('a receiver that throws cancels the stream', async () => {
  let cancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(Uint8Array.of(97)),
    cancel: () => {
      cancelled = true;
    },
  });
  const stop = (): never => {
    throw new Error('enough');
  };
  await expect(readText(new Response(endless), stop)).rejects.toThrow('enough');
  expect(cancelled).toBe(true);
});
