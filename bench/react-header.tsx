import { createRoot } from 'react-dom/client';

/** The resting header of np-header as a plain React component, for comparison in bench/header.ts. */
const Header = () => (
  <header className="bar">
    <button type="button">Menu</button>
    <a className="logo" href="/" aria-label="Il Meriggio di Gaviano, home">
      <span className="wordmark" />
    </a>
    <div>
      <a href="/vetrina">Abbonati</a> <a href="/sso/request-login">Accedi</a>
    </div>
  </header>
);

const style = document.createElement('style');
style.textContent =
  '.bar{display:grid;grid-template-columns:1fr auto 1fr;align-items:center;height:73px;border-bottom:1px solid #e0dbd1}' +
  '.wordmark{display:block;width:285px;height:38px;background:#0b5a66;mask:url(/np/brands/mg-wordmark.svg) center/contain no-repeat}';
document.head.append(style);
createRoot(document.querySelector('#header') as HTMLElement).render(<Header />);
