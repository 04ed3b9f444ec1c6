const sheets = new Map<string, CSSStyleSheet>();

const sheetOf = (css: string): CSSStyleSheet => {
  let sheet = sheets.get(css);
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    sheets.set(css, sheet);
  }
  return sheet;
};

/** Adopts the styles that the root lacks: one parsed sheet per text, shared by all instances. */
export const adopt = (root: ShadowRoot, styles: readonly string[]): void => {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...styles.map(sheetOf)])];
};
