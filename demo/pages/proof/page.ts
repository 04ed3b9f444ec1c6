/** Where the parts of a proof page come from. */
export interface Around {
  /** Address of the bundle's one script, and of the same bundle as another version. */
  readonly bundle: string;
  readonly other: string;
  readonly cdn: string;
  readonly third: string;
  readonly account: string;
  /** This page in its plain form, for a page that frames it. */
  readonly plain: string;
  /** Of this answer alone. */
  readonly nonce: string;
}

/** A page of somebody else's around our script and our tags: what a brand's site may be, or a browser may do to it. */
export interface ProofPage {
  /** Last part of its address. */
  readonly name: string;
  readonly title: string;
  /** What to look at. */
  readonly shows: string;
  /** Attributes of the document's element. */
  readonly root?: string;
  /** Runs in the head, before ours. */
  readonly script?: string;
  readonly style?: string;
  /** Controls of the page itself, before our tags. */
  readonly markup?: string;
  /** What stands in place of the one script's element. */
  readonly scripts?: (around: Around) => string;
  /** Where this is not how a page looks: the whole of it, from our script's element and our tags. */
  readonly write?: (bundle: string, tags: string, around: Around) => string;
  readonly headers?: (around: Around) => Readonly<Record<string, string>>;
}

export const doctype = '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prova</title>';

/** The tags that a page shows when none are asked for. */
export const usualTags: readonly string[] = ['np-header', 'np-notices', 'np-assistance-chat', 'np-footer'];

export const elementOf = (src: string, nonce = ''): string =>
  `<script type="module"${nonce && ` nonce="${nonce}"`} src="${src}"></script>`;

/** What a page begins with where a moment was asked for: its clock stands there. */
const clockAt = (moment: string): string =>
  `{ const Clock = Date; const at = ${Date.parse(moment)};
    window.Date = class Date extends Clock { constructor(...parts) { super(...(parts.length ? parts : [at])) } static now() { return at } } }`;

const said = ({ title, shows }: ProofPage): string => `<h1>${title}</h1><p>${shows}</p>`;

/** A proof page as its text; `tags` are names of elements, `moment` is where the page's clock stands. */
export const textOf = (page: ProofPage, around: Around, tags: readonly string[], moment?: string): string => {
  const { nonce } = page.headers ? around : { nonce: '' };
  const bundle = page.scripts?.(around) ?? elementOf(around.bundle, nonce);
  const asked = tags.length > 0;
  const markup = (asked ? tags : usualTags).map((tag) => `<${tag}></${tag}>`).join('');
  if (page.write) return page.write(bundle, asked ? markup : said(page) + markup, around);
  const of = nonce && ` nonce="${nonce}"`;
  const script = (moment === undefined ? '' : clockAt(moment)) + (page.script ?? '');
  const root = page.root ?? 'lang="it"';
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const inside = (asked ? '' : said(page)) + (page.markup ?? '') + markup;
  const head = `<style${of}>${page.style ?? ''}</style><script${of}>${script}</script>${bundle}`;
  return `<!doctype html><html ${root}><head><meta charset="utf-8">${viewport}<title>Prova</title>${head}</head><body>${inside}</body></html>`;
};
