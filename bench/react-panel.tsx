import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { panelStyles } from './lib/floor-styles.ts';

/** The panel of bench/widgets/widgets-floor.ts drawn by React: the lower bound for a chat that uses React. */
const Panel = ({ close }: { readonly close: () => void }) => (
  <div className="panel" role="dialog" aria-label="Chat" onKeyDown={({ key }) => key === 'Escape' && close()}>
    <div className="log" role="log" />
    <textarea aria-label="Domanda" />
  </div>
);

const roots = new WeakMap<ShadowRoot, Root>();

const rootOf = (shadow: ShadowRoot, css: (text: string) => CSSStyleSheet): Root => {
  const known = roots.get(shadow);
  if (known) return known;
  shadow.adoptedStyleSheets = [...shadow.adoptedStyleSheets, css(panelStyles)];
  const made = createRoot(shadow.appendChild(document.createElement('div')));
  roots.set(shadow, made);
  return made;
};

export const toggle = (shadow: ShadowRoot, button: HTMLButtonElement, css: (text: string) => CSSStyleSheet): void => {
  const root = rootOf(shadow, css);
  const show = (isOpen: boolean): void => {
    button.setAttribute('aria-expanded', String(isOpen));
    flushSync(() => root.render(isOpen && <Panel close={() => show(false)} />));
    (isOpen ? shadow.querySelector('textarea') : button)?.focus();
  };
  show(button.ariaExpanded !== 'true');
};
