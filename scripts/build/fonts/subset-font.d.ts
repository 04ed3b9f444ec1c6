/** The part of subset-font used here; the package includes no types. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2';
      /** A number pins an axis; a range limits it. */
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
      /** OpenType features; others are removed with their glyphs. */
      readonly keepFeatures?: readonly string[];
      readonly noHinting?: boolean;
      readonly dropTables?: readonly string[];
    },
  ): Promise<Buffer>;
  export = subsetFont;
}
