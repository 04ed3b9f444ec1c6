/** The part of fontkit used here; the package includes no types. */
declare module 'fontkit' {
  interface Path {
    readonly commands: readonly { readonly command: string; readonly args: readonly number[] }[];
  }
  interface Run {
    readonly glyphs: readonly { readonly id: number }[];
    readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number }[];
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    /** Negative. */
    readonly descent: number;
    readonly characterSet: readonly number[];
    getVariation(settings: Readonly<Record<string, number>>): Font;
    hasGlyphForCodePoint(code: number): boolean;
    getGlyph(id: number): { readonly path: Path };
    layout(text: string, features: Readonly<Record<string, boolean>>): Run;
  }
  export const create: (data: Uint8Array) => Font;
}
