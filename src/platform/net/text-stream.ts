/**
 * Yields the text of a response as it arrives, without splitting characters. A `fetch` without streams yields it in one
 * piece.
 * @throws Error 'Response body is null' without a body, and when the connection breaks
 */
export async function* textOf(response: Response): AsyncGenerator<string, void> {
  const { body } = response;
  if (body === null) throw new Error('Response body is null');
  if (body === undefined) {
    yield await response.text();
    return;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const text = decoder.decode(value, { stream: true });
      if (text !== '') yield text;
    }
    const rest = decoder.decode();
    if (rest !== '') yield rest;
  } finally {
    // Ends the download when the consumer stops early.
    await reader.cancel().catch(() => {});
  }
}
