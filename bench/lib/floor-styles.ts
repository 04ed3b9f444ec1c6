/** Styles of the panels of both floors in bench/widgets/widgets.ts. */
export const panelStyles =
  '.panel{position:fixed;inset:auto 24px 100px auto;box-sizing:border-box;width:400px;height:600px;padding:16px;display:flex;flex-direction:column;gap:12px;background:#fff;border:1px solid #777;font:16px/1.5 sans-serif;color:#111}.panel[hidden]{display:none}.log{flex:1;overflow:auto}textarea{font:inherit}';
