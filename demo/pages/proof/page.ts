/** Addresses that a proof page uses. */
export interface Addresses {
  /** Address of the bundle's script. */
  readonly bundle: string;
  /** The same bundle under another version. */
  readonly other: string;
  readonly cdn: string;
  readonly third: string;
  readonly account: string;
  /** The plain page, for a page that frames it. */
  readonly plain: string;
  /** CSP nonce of this response. */
  readonly nonce: string;
}

/** A foreign page around the bundle's script and tags: a site as it may be written, or a browser's restriction. */
export interface ProofPage {
  /** Last segment of its path. */
  readonly name: string;
  readonly title: string;
  /** What a tester should see. */
  readonly shows: string;
  /** Attributes of `<html>`. */
  readonly root?: string;
  /** Runs in the head, before the bundle. */
  readonly script?: string;
  readonly style?: string;
  /** The page's own controls, before the tags. */
  readonly markup?: string;
  /** Replaces the bundle's script element. */
  readonly scripts?: (addresses: Addresses) => string;
  /** Writes the complete page, for pages with another structure. */
  readonly write?: (bundle: string, tags: string, addresses: Addresses) => string;
  readonly headers?: (addresses: Addresses) => Readonly<Record<string, string>>;
}

export const doctype = '<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prova</title>';

/** The tags of a page when the query names none. */
export const usualTags: readonly string[] = ['np-header', 'np-notices', 'np-assistance-chat', 'np-footer'];

export const elementOf = (src: string, nonce = ''): string =>
  `<script type="module"${nonce && ` nonce="${nonce}"`} src="${src}"></script>`;

/** A script that freezes the page's clock at a moment. */
const clockAt = (moment: string): string =>
  `{ const Clock = Date; const at = ${Date.parse(moment)};
    window.Date = class Date extends Clock { constructor(...parts) { super(...(parts.length ? parts : [at])) } static now() { return at } } }`;

const intro = ({ title, shows }: ProofPage): string => `<h1>${title}</h1><p>${shows}</p>`;

/** The HTML of a proof page. `tags` are names of elements; `moment` freezes the page's clock. */
export const textOf = (page: ProofPage, addresses: Addresses, tags: readonly string[], moment?: string): string => {
  const { nonce } = page.headers ? addresses : { nonce: '' };
  const bundle = page.scripts?.(addresses) ?? elementOf(addresses.bundle, nonce);
  const hasTags = tags.length > 0;
  const markup = (hasTags ? tags : usualTags).map((tag) => `<${tag}></${tag}>`).join('');
  if (page.write) return page.write(bundle, hasTags ? markup : intro(page) + markup, addresses);
  const of = nonce && ` nonce="${nonce}"`;
  const script = (moment === undefined ? '' : clockAt(moment)) + (page.script ?? '');
  const root = page.root ?? 'lang="it"';
  const viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">';
  const inside = (hasTags ? '' : intro(page)) + (page.markup ?? '') + markup;
  const head = `<style${of}>${page.style ?? ''}</style><script${of}>${script}</script>${bundle}`;
  return `<!doctype html><html ${root}><head><meta charset="utf-8">${viewport}<title>Prova</title>${head}</head><body>${inside}</body></html>`;
};
