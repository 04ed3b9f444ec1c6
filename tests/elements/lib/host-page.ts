import { afterTest, importerOf } from './guard.ts';

export type View = Window & typeof globalThis;

/** The integrator's single script tag. */
export const script = '<script type="module" nonce="np" src="/np-elements.js"></script>';

export interface HostPage {
  readonly frame: HTMLIFrameElement;
  readonly window: View;
  readonly document: Document;
  /** Imports a module into the page's own realm. */
  load<T>(path: string): Promise<T>;
}

interface HostPageOptions {
  readonly head?: string;
  readonly body?: string;
  readonly doctype?: string;
  readonly csp?: string;
  readonly width?: number;
  readonly height?: number;
}

/** The page replaces its address with an article's: the query of the test server must not show. */
const WATCH = `<script nonce="np">parent.npHostPage(window, (path) => import(path)); history.replaceState(null, '', '/articolo')</script>`;

const html = ({ head = '', body = '', doctype = '<!doctype html>' }: HostPageOptions): string =>
  `${doctype}<html lang="it"><head><meta charset="utf-8"><title>Pagina</title>${WATCH}${head}</head><body>${body}</body></html>`;

/** An integrator's page, in a frame: its own realm, viewport and address. Resolves after its load event. */
export const openPage = async (options: HostPageOptions): Promise<HostPage> => {
  const frame = document.createElement('iframe');
  const query = new URLSearchParams({ html: html(options), ...(options.csp ? { csp: options.csp } : {}) });
  frame.src = `/np-page?${query}`;
  frame.style.cssText = `width:${options.width ?? 1000}px;height:${options.height ?? 700}px;border:0`;
  afterTest(() => frame.remove());
  await new Promise((resolve) => {
    frame.addEventListener('load', resolve, { once: true });
    document.body.append(frame);
  });
  const view = frame.contentWindow as View;
  return {
    frame,
    window: view,
    document: view.document,
    load: <T>(path: string) => importerOf(view)(path) as Promise<T>,
  };
};

/** Waits until the product's own fonts, which its core loads, are available in the page. */
export const withFonts = async ({ document, load }: HostPage): Promise<void> => {
  const { registerFonts } = await load<typeof import('../../../src/platform/browser/fonts.ts')>('/fonts.js');
  await registerFonts();
  const own = [...document.fonts].filter(({ family }) => !family.includes('np-'));
  await Promise.all(own.map((face) => face.load()));
  await document.fonts.ready;
};
