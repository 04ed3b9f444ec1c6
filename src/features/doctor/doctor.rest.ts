import { assetUrl } from '../../core/page/assets.ts';
import { page } from '../../core/page/page.ts';
import { h } from '../../element-kit/shell/dom.ts';
import { adopt } from '../../element-kit/shell/sheets.ts';
import css from './doctor.css?inline';
import { elementsFound, tag, themeFound } from './elements.ts';
import { type Finding, textOf } from './finding.ts';
import { consentFound, coreHere, sessionFound, versionsFound } from './page-state.ts';
import { Watch } from './watch.ts';

/** Interval between two checks of the page, milliseconds. */
const pulse = 500;

const drawn = ({ name, lines }: Finding): Node =>
  h(
    'section',
    {},
    h('h3', {}, name),
    h(
      'ul',
      {},
      ...lines.map((line) => h('li', { class: line.wrong && 'wrong' }, line.wrong ? `! ${line.text}` : line.text)),
    ),
  );

/** Files of the bundle and calls of its elements; other requests belong to the page. */
const isOurs = (url: string): boolean => {
  const core = coreHere();
  const calls = core ? [core.addressOf('account'), core.addressOf('archive'), '/api/'] : [];
  const folders = [assetUrl(''), ...calls.map((address) => new URL(address, location.href).href)];
  return folders.some((folder) => url.startsWith(folder));
};

/**
 * The overlay of a page with `?np-doctor` in its address: live facts about the bundle, with a text report to copy.
 * Shows nothing about the reader and sends no request.
 */
export const startDoctor = (known: readonly string[]): void => {
  const host = document.createElement(tag);
  const root = host.attachShadow({ mode: 'open' });
  const watch = new Watch(isOurs);
  const look = (): readonly Finding[] => [
    versionsFound(),
    elementsFound(known),
    themeFound(),
    ...watch.found(),
    consentFound(),
    sessionFound(),
  ];
  const report = (): string => look().map(textOf).join('\n\n');
  const body = h('div', { class: 'body', role: 'group', 'aria-label': 'Findings', tabindex: '0' });
  const status = h('p', { role: 'status' });
  const text = h('textarea', { readonly: true, 'aria-label': 'Report', rows: '6', hidden: true });
  const beat = setInterval(() => show(), pulse);
  let shown = '';

  const show = (): void => {
    const found = look();
    const now = found.map(textOf).join();
    if (now === shown) return;
    shown = now;
    body.replaceChildren(...found.map(drawn));
  };
  const copy = async (): Promise<void> => {
    // Not core/sharing.ts: it would become a chunk of its own, which the e-paper would have to wait for.
    const isCopied = await navigator.clipboard?.writeText(report()).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied ? 'Report copied.' : 'The browser denies the clipboard: copy it from here.';
    text.hidden = isCopied === true;
    if (isCopied) return;
    text.value = report();
    text.focus();
    text.select();
  };
  const close = (): void => {
    clearInterval(beat);
    watch.end();
    removeEventListener('keydown', onKey);
    host.remove();
  };
  /** Escape closes the doctor unless another element has the focus. */
  const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
    const { activeElement } = document;
    const isFree = activeElement === null || activeElement === document.body || activeElement === host;
    if (key === 'Escape' && !defaultPrevented && isFree) close();
  };

  adopt(root, [css]);
  root.append(
    h(
      'div',
      { class: 'doctor', lang: 'en', role: 'region', 'aria-label': 'np doctor' },
      h(
        'header',
        {},
        h('h2', {}, `np doctor ${page.version}`),
        h('button', { type: 'button', click: () => void copy() }, 'Copy report'),
        h('button', { type: 'button', click: close }, 'Close'),
      ),
      body,
      status,
      text,
    ),
  );
  show();
  addEventListener('keydown', onKey);
  document.documentElement.append(host);
};
