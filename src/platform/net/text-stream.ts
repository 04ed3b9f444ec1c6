/**
 * The text of a response as it comes, whatever its pieces are cut at. A host whose `fetch` knows no streams gives it in
 * one piece.
 * @throws Error 'Response body is null' where there is none (specification, point 8), and when the connection breaks
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
    // Whoever stops listening wants no more of it.
    await reader.cancel().catch(() => {});
  }
}
