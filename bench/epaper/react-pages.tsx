import { useState } from 'react';
import { createRoot } from 'react-dom/client';

/**
 * What the viewer shows, drawn by React alone: bar, thumbnails, and a row of pages of which the shown one and its
 * neighbours have images. The lower bound for a viewer that React draws.
 */
const numbers = Array.from({ length: 16 }, (_, at) => at + 1);
const tools = ['Chiudi', 'Indietro', 'Avanti', 'Riduci', 'Ingrandisci', 'Testo', 'Cerca', 'Cosa resta', 'Condividi'];

const Tool = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => (
  <button type="button" aria-label={name} onClick={onPress}>
    <svg viewBox="0 0 256 256" width="20" height="20" aria-hidden="true">
      <path d="M40 40h176v176H40z" />
    </svg>
  </button>
);

let turn: (by: number) => void = () => {};

const Viewer = ({ images }: { readonly images: readonly string[] }) => {
  const [shown, setShown] = useState(1);
  turn = (by) => setShown((before) => before + by);
  const image = (n: number) => images[n - 1] ?? `/api/edicola/pagina/1/${n}.avif?w=320`;
  return (
    <>
      <div role="toolbar" aria-label="Strumenti">
        {tools.map((name) => (
          <Tool key={name} name={name} onPress={() => setShown(1)} />
        ))}
      </div>
      <nav aria-label="Pagine">
        {numbers.map((n) => (
          <button key={n} type="button" aria-current={n === shown ? 'page' : undefined} onClick={() => setShown(n)}>
            <img src={`/api/edicola/pagina/1/${n}.avif?w=320`} alt="" width="68" />
            <span>{n}</span>
          </button>
        ))}
      </nav>
      <div className="stage">
        {numbers.map((n) => (
          <div key={n} inert={n !== shown}>
            {Math.abs(n - shown) <= 1 ? <img className="page" src={image(n)} alt={`Pagina ${n}`} /> : null}
          </div>
        ))}
      </div>
      <p role="status">Pagina {shown} di 16</p>
    </>
  );
};

const pages = () => [...document.querySelectorAll<HTMLImageElement>('.page')];
const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));

/** Draws the viewer and gives the page what the bench calls. */
export const show = (place: Element, images: readonly string[]): void => {
  createRoot(place).render(<Viewer images={images} />);
  Object.assign(window, {
    ready: () => Promise.all(pages().map((image) => image.decode())),
    next: async () => {
      turn(1);
      pages()[1]?.scrollIntoView({ behavior: 'instant' });
      await painted();
    },
  });
};
