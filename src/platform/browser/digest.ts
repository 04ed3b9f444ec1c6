/** SHA-256 of a text, hexadecimal. Rejects on a page without HTTPS, where browsers have no digests. */
export const sha256 = async (text: string): Promise<string> => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
