import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { panelStyles } from './lib/floor-styles.ts';

/**
 * What the chat shows when it opens, drawn by React alone, first without and then with the reader known: the lower bound
 * for a chat that React draws.
 */
const Card = ({ isKnown }: { readonly isKnown: boolean }) => (
  <div className="log" role="log" aria-label="Conversazione" aria-busy={!isKnown}>
    {isKnown ? (
      <div className="card">
        <h3>Come possiamo aiutarti?</h3>
        <p>Accedi per avere risposte sul tuo abbonamento.</p>
        <a href="/accedi">Accedi</a>
        <button type="button" onClick={() => {}}>
          Continua come anonimo
        </button>
        <p>
          Avviando la chat acconsenti al trattamento dei dati personali. <a href="/informativa">Informativa</a>
        </p>
      </div>
    ) : null}
  </div>
);

let know: (isKnown: boolean) => void = () => {};

const Panel = ({ close }: { readonly close: () => void }) => {
  const [isKnown, setKnown] = useState(false);
  know = setKnown;
  return (
    <div className="panel" role="dialog" aria-label="Chat" onKeyDown={({ key }) => key === 'Escape' && close()}>
      <div className="talk">
        <p>
          Ti risponde un’intelligenza artificiale. <a href="/contatti">Lasciaci un messaggio</a>
        </p>
        <Card isKnown={isKnown} />
      </div>
      <textarea aria-label="Domanda" />
    </div>
  );
};

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
    setTimeout(() => know(isOpen), 300);
    (isOpen ? shadow.querySelector('textarea') : button)?.focus();
  };
  show(button.ariaExpanded !== 'true');
};
