import { elementOf, type ProofPage } from './page.ts';

/** Shows on the page whether the system's setting is on. */
const settingNote = (query: string, on: string, off: string): Pick<ProofPage, 'markup' | 'style'> => ({
  style: `.on { display: none } @media (${query}) { .on { display: inline } .off { display: none } }`,
  markup: `<p><strong class="on">${on}</strong><strong class="off">${off}</strong></p>`,
});

/** Settings of readers, markup of pages, mistakes of integrators. */
export const readerPages: readonly ProofPage[] = [
  {
    name: 'pulita',
    title: 'Una pagina pulita',
    shows: 'Il termine di confronto: tutte le altre mostrano e inviano lo stesso.',
  },
  {
    name: 'zoom-400',
    title: 'Zoom al 400 %',
    shows: 'Come a 1280 px con lo zoom al 400 %: 320 px CSS, quattro volte più grandi. Nulla si scorre di lato.',
    write: (_bundle, _tags, { plain }) =>
      `<!doctype html><html lang="it"><head><meta charset="utf-8"><title>Prova</title>
      <style>body { margin: 0; overflow: hidden } iframe { width: 320px; height: 25vh; border: 0; transform: scale(4); transform-origin: 0 0 }</style>
      </head><body><iframe title="La pagina, ingrandita" src="${plain}"></iframe></body></html>`,
  },
  {
    name: 'colori-forzati',
    title: 'Colori forzati',
    shows:
      'I colori sono del sistema: bordi, icone e fuoco si vedono. In Chromium: strumenti di sviluppo, Rendering, forced-colors.',
    ...settingNote('forced-colors: active', 'Il sistema forza i colori.', 'Il sistema non forza i colori.'),
  },
  {
    name: 'meno-movimento',
    title: 'Meno movimento',
    shows:
      'Chi lo chiede al sistema non vede animazioni. In Chromium: strumenti di sviluppo, Rendering, prefers-reduced-motion.',
    ...settingNote('prefers-reduced-motion: reduce', 'Il sistema chiede meno movimento.', 'Il sistema non lo chiede.'),
  },
  {
    name: 'da-destra',
    title: 'Da destra a sinistra',
    shows: 'La pagina è in arabo, da destra a sinistra: gli elementi restano in italiano, da sinistra a destra.',
    root: 'lang="ar" dir="rtl"',
    markup: '<p>هذه صفحة من اليمين إلى اليسار.</p>',
  },
  {
    name: 'due-pacchetti',
    title: 'Due pacchetti',
    shows:
      'Lo script due volte, e una terza da un altro indirizzo come versione 99.0.0: la prima resta, un solo avviso nomina le due. La pagina lo mostra.',
    script: `const warn = console.warn; console.warn = (...said) => {
      warn(...said);
      if (!/^np: /.test(said[0])) return;
      document.querySelector('#avvisi').append(Object.assign(document.createElement('li'), { textContent: said[0] }));
    };`,
    markup: '<p>Avvisi del pacchetto nella console:</p><ul id="avvisi"></ul>',
    scripts: ({ bundle, other }) => elementOf(bundle) + elementOf(bundle) + elementOf(other),
  },
  {
    name: 'tag-antichi',
    title: 'Marcatura antica',
    shows:
      'Tag in maiuscole, chiusi con una barra, dentro font e center, con attributi senza virgolette e un frameset abbandonato.',
    write: (bundle, tags) =>
      `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.01 Transitional//EN" "http://www.w3.org/TR/html4/loose.dtd">
      <HTML LANG=it><HEAD><META HTTP-EQUIV=Content-Type CONTENT="text/html; charset=utf-8"><TITLE>Prova</TITLE></HEAD>
      <BODY BGCOLOR=#ffffff TEXT=black LINK=blue MARGINWIDTH=0><CENTER><FONT FACE=Arial SIZE=1><NOBR><TT>Benvenuti<BR></TT></NOBR>
      ${tags.replace(/<\/?np-[a-z-]+>/g, (tag) => tag.toUpperCase())}</FONT></CENTER><NOFRAMES>Serve un browser coi frame</NOFRAMES>
      ${bundle.replace('<script', '<SCRIPT')}</BODY></HTML>`,
  },
];
