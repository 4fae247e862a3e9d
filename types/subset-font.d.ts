declare module 'subset-font' {
  export interface Options {
    targetFormat: 'woff2' | 'truetype';
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** Feature tags to keep; all of them where it is absent. */
    keepFeatures?: string[];
  }
  /** Font file and the characters to keep -> the smaller font file. */
  function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
  /** Another format, nothing cut. */
  function subsetFont(font: Buffer, text: undefined, options: Options & { keepAllGlyphs: true }): Promise<Buffer>;
  export default subsetFont;
}
