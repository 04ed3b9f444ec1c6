/** The newest paper of a world's Il Meriggio: an article, the printed edition and its cover's address, for the sample pages. */
export const newestOf = async (
  port: number,
): Promise<{ readonly article: number; readonly edition: number; readonly cover: string | null }> => {
  // 127.0.0.1 is this brand's newsstand; a name below localhost does not resolve on every system.
  const answer = await fetch(`http://127.0.0.1:${port}/api/edicola/home`);
  const { data } = (await answer.json()) as {
    readonly data: {
      readonly issues: { readonly id_edizione: number; readonly cover: string | null }[];
      readonly highlights: { readonly id: number }[];
    };
  };
  const [newest] = data.issues;
  return { article: data.highlights[0]?.id ?? 0, edition: newest?.id_edizione ?? 0, cover: newest?.cover ?? null };
};
