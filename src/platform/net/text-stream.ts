/**
 * Gives the text of a response to `take` as it arrives, without splitting characters. A `fetch` without streams gives it
 * in one piece.
 * @throws Error 'Response body is null' without a body, and when the connection breaks
 */
export const readText = async (response: Response, take: (text: string) => void): Promise<void> => {
  const { body } = response;
  if (body === null) throw new Error('Response body is null');
  if (body === undefined) {
    take(await response.text());
    return;
  }
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const give = (text: string) => {
    if (text !== '') take(text);
  };
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      give(decoder.decode(value, { stream: true }));
    }
    give(decoder.decode());
  } finally {
    // Ends the download when the receiver throws.
    await reader.cancel().catch(() => {});
  }
};
