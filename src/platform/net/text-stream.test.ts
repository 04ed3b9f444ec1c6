import { expect, test } from 'vitest';
import { textOf } from './text-stream.ts';

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
  for await (const piece of textOf(response)) all += piece;
  return all;
};

test('F22 cut at any of its bytes, a text is the same, without replacement signs', async () => {
  for (let at = 0; at <= bytes.length; at += 1)
    expect(await read(streamOf(bytes.slice(0, at), bytes.slice(at))), `cut at ${at}`).toBe(text);
  expect(await read(streamOf(...[...bytes].map((byte) => Uint8Array.of(byte))))).toBe(text);
});

test('F25 without a body it throws', async () => {
  await expect(read(new Response(null, { status: 204 }))).rejects.toThrow('Response body is null');
});

test('an empty body is an empty text', async () => {
  expect(await read(streamOf())).toBe('');
});

test('F59 a host without streams gives the text in one piece', async () => {
  const polyfilled = { body: undefined, text: async () => text } as unknown as Response;
  expect(await read(polyfilled)).toBe(text);
});

test('who stops listening ends the stream', async () => {
  let cancelled = false;
  const endless = new ReadableStream({
    pull: (controller) => controller.enqueue(Uint8Array.of(97)),
    cancel: () => {
      cancelled = true;
    },
  });
  for await (const piece of textOf(new Response(endless))) if (piece !== '') break;
  expect(cancelled).toBe(true);
});
