import { built } from '../lib/built.ts';
import { panelStyles } from '../lib/floor-styles.ts';
import { nonce } from './widgets-page.ts';
import type { Widget } from './widgets-peers.ts';

/** A button in a shadow root and, from a second file, a panel that answers nothing: the lower bound for a chat. */
const buttonOf = (
  id: string,
): string => `const css = (text) => { const sheet = new CSSStyleSheet(); sheet.replaceSync(text); return sheet; };
const sheet = css(':host{all:initial;position:fixed;inset:auto 24px 24px auto}button{width:60px;height:60px;border:0;border-radius:50%;background:#0b5a66;color:#fff;font:700 20px/1 sans-serif}');
const panel = () => import('./${id}-panel.js');
customElements.define('${id}', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [sheet];
    const open = document.createElement('button');
    open.type = 'button';
    open.textContent = '?';
    open.setAttribute('aria-label', 'Apri la chat');
    open.setAttribute('aria-expanded', 'false');
    open.addEventListener('pointerenter', panel);
    open.addEventListener('focus', panel);
    open.addEventListener('click', async () => (await panel()).toggle(root, open, css));
    root.append(open);
  }
});`;

const panel = `const styles = '${panelStyles}';
let sheet;
const make = (root, css) => {
  sheet ??= css(styles);
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  const made = document.createElement('div');
  made.className = 'panel';
  made.hidden = true;
  made.setAttribute('role', 'dialog');
  made.setAttribute('aria-label', 'Chat');
  const log = document.createElement('div');
  log.className = 'log';
  log.setAttribute('role', 'log');
  const field = document.createElement('textarea');
  field.setAttribute('aria-label', 'Domanda');
  made.append(log, field);
  root.append(made);
  return made;
};
export const toggle = (root, button, css) => {
  const panel = root.querySelector('.panel') ?? make(root, css);
  const close = () => { panel.hidden = true; button.setAttribute('aria-expanded', 'false'); button.focus(); };
  if (!panel.hidden) return close();
  panel.hidden = false;
  button.setAttribute('aria-expanded', 'true');
  panel.querySelector('textarea').focus();
  panel.onkeydown = ({ key }) => { if (key === 'Escape') close(); };
};`;

const floorOf = (id: string, label: string, script: string): Widget => ({
  id,
  label,
  embed: `<${id}></${id}><script type="module" nonce="${nonce}" src="/files/${id}/${id}.js"></script>`,
  launcher: `${id} >> button`,
  field: `${id} >> textarea`,
  root: id,
  scripts: { [`${id}.js`]: buttonOf(id), [`${id}-panel.js`]: script },
});

export const floor: Widget = floorOf('by-hand', 'by hand', panel);

/** The same, with a panel that React draws: as much as the chat shows when it opens. */
export const floorOfReact = async (): Promise<Widget> =>
  floorOf('by-react', 'React alone', await built('bench/react-panel.tsx'));
