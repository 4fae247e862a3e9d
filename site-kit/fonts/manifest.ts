/** Written by scripts/fonts.ts. */
export interface FontFace {
  file: string;
  script: 'latin' | 'greek';
  style: 'normal' | 'italic';
  weight: string;
  range: string;
  bytes: number;
}
export interface FontFamily {
  generic: 'serif' | 'sans-serif';
  fallback: { local: string; sizeAdjust: string; ascent: string; descent: string; lineGap: string };
  faces: readonly FontFace[];
}
export const FONTS = {
  Alegreya: {
    generic: 'serif',
    fallback: {
      local: 'Georgia',
      sizeAdjust: '91.97%',
      ascent: '110.47%',
      descent: '37.51%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'alegreya-latin-normal.37ddc467a8.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 27292,
      },
      {
        file: 'alegreya-latin-italic.b64d3fb9ef.woff2',
        script: 'latin',
        style: 'italic',
        weight: '400 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 15400,
      },
      {
        file: 'alegreya-greek-normal.165d9c6864.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 11800,
      },
      {
        file: 'alegreya-greek-italic.69dda10c16.woff2',
        script: 'greek',
        style: 'italic',
        weight: '400 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 7168,
      },
    ],
  },
  'Source Sans 3': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '90.17%',
      ascent: '113.57%',
      descent: '44.36%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'source-sans-3-latin-normal.3c37f5fdd3.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 18024,
      },
      {
        file: 'source-sans-3-greek-normal.8ee462fec9.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 8600,
      },
    ],
  },
  'Noto Serif Display': {
    generic: 'serif',
    fallback: {
      local: 'Georgia',
      sizeAdjust: '106.77%',
      ascent: '100.12%',
      descent: '27.44%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'noto-serif-display-latin-normal.39dfe86ab6.woff2',
        script: 'latin',
        style: 'normal',
        weight: '300 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 18648,
      },
      {
        file: 'noto-serif-display-latin-italic.8558c83c6c.woff2',
        script: 'latin',
        style: 'italic',
        weight: '300 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 20656,
      },
      {
        file: 'noto-serif-display-greek-normal.fe0ab337ed.woff2',
        script: 'greek',
        style: 'normal',
        weight: '300 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 9336,
      },
      {
        file: 'noto-serif-display-greek-italic.4dd4288776.woff2',
        script: 'greek',
        style: 'italic',
        weight: '300 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 10328,
      },
    ],
  },
  Commissioner: {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '100.59%',
      ascent: '101.11%',
      descent: '20.48%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'commissioner-latin-normal.800d920bf4.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 26952,
      },
      {
        file: 'commissioner-greek-normal.588f50dd00.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 11896,
      },
    ],
  },
  'Source Serif 4': {
    generic: 'serif',
    fallback: {
      local: 'Georgia',
      sizeAdjust: '107.45%',
      ascent: '96.42%',
      descent: '31.18%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'source-serif-4-latin-normal.603b7ef7bc.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 33064,
      },
      {
        file: 'source-serif-4-greek-normal.0c72e7ebe9.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 12004,
      },
    ],
  },
  Geologica: {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '104.44%',
      ascent: '93.36%',
      descent: '26.33%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'geologica-latin-normal.874bc3a354.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 20804,
      },
      {
        file: 'geologica-greek-normal.40e52fb234.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 8832,
      },
    ],
  },
  'Sofia Sans Extra Condensed': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '61.62%',
      ascent: '146.05%',
      descent: '48.68%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'sofia-sans-extra-condensed-latin-normal.628d7e36af.woff2',
        script: 'latin',
        style: 'normal',
        weight: '900 900',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 14092,
      },
      {
        file: 'sofia-sans-extra-condensed-greek-normal.bd8ce85f77.woff2',
        script: 'greek',
        style: 'normal',
        weight: '900 900',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 5552,
      },
    ],
  },
  'Sofia Sans': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '97.42%',
      ascent: '92.39%',
      descent: '30.80%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'sofia-sans-latin-normal.34d647528c.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 23880,
      },
      {
        file: 'sofia-sans-greek-normal.114c539e73.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 9420,
      },
    ],
  },
  'IBM Plex Sans': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '102.17%',
      ascent: '100.32%',
      descent: '26.92%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'ibm-plex-sans-latin-normal.0a4a794e1e.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 27412,
      },
      {
        file: 'ibm-plex-sans-greek-normal.ffe18b3199.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 14140,
      },
    ],
  },
  'JetBrains Mono': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '135.93%',
      ascent: '75.04%',
      descent: '22.07%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'jetbrains-mono-latin-normal.772c9a32e5.woff2',
        script: 'latin',
        style: 'normal',
        weight: '500 500',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 8036,
      },
      {
        file: 'jetbrains-mono-greek-normal.cb9825d99a.woff2',
        script: 'greek',
        style: 'normal',
        weight: '500 500',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 3492,
      },
    ],
  },
  'Brygada 1918': {
    generic: 'serif',
    fallback: {
      local: 'Georgia',
      sizeAdjust: '104.76%',
      ascent: '87.82%',
      descent: '23.87%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'brygada-1918-latin-normal.5a70c4e87a.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 11580,
      },
      {
        file: 'brygada-1918-latin-italic.7d7dde0c84.woff2',
        script: 'latin',
        style: 'italic',
        weight: '400 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 11860,
      },
      {
        file: 'brygada-1918-greek-normal.701a8548f0.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 4880,
      },
      {
        file: 'brygada-1918-greek-italic.a53e5084a5.woff2',
        script: 'greek',
        style: 'italic',
        weight: '400 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 4956,
      },
    ],
  },
  Manrope: {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '100.47%',
      ascent: '106.10%',
      descent: '29.86%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'manrope-latin-normal.6b0d735e83.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 21588,
      },
      {
        file: 'manrope-greek-normal.2a71e4795d.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 7560,
      },
    ],
  },
  Ysabeau: {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '96.74%',
      ascent: '108.96%',
      descent: '29.88%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'ysabeau-latin-normal.102e77edb6.woff2',
        script: 'latin',
        style: 'normal',
        weight: '250 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 25996,
      },
      {
        file: 'ysabeau-greek-normal.8836143e0f.woff2',
        script: 'greek',
        style: 'normal',
        weight: '250 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 8152,
      },
    ],
  },
  Syne: {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '99.45%',
      ascent: '93.01%',
      descent: '27.65%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'syne-latin-normal.91b1c4e7a9.woff2',
        script: 'latin',
        style: 'normal',
        weight: '600 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 12800,
      },
      {
        file: 'syne-greek-normal.2ceca8a8d2.woff2',
        script: 'greek',
        style: 'normal',
        weight: '600 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 3996,
      },
    ],
  },
  'Inter Tight': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '97.35%',
      ascent: '99.52%',
      descent: '24.78%',
      lineGap: '0.00%',
    },
    faces: [
      {
        file: 'inter-tight-latin-normal.b9dcb07f24.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 500',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 24688,
      },
      {
        file: 'inter-tight-greek-normal.3b3b54a6a1.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 500',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 7764,
      },
    ],
  },
  'M PLUS Rounded 1c': {
    generic: 'sans-serif',
    fallback: {
      local: 'Arial',
      sizeAdjust: '109.88%',
      ascent: '97.84%',
      descent: '29.12%',
      lineGap: '8.19%',
    },
    faces: [
      {
        file: 'm-plus-rounded-1c-latin-800.056f2fda3e.woff2',
        script: 'latin',
        style: 'normal',
        weight: '800',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 14800,
      },
      {
        file: 'm-plus-rounded-1c-latin-500.efd2f324f1.woff2',
        script: 'latin',
        style: 'normal',
        weight: '500',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 14520,
      },
      {
        file: 'm-plus-rounded-1c-greek-800.6ad51fe710.woff2',
        script: 'greek',
        style: 'normal',
        weight: '800',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 4912,
      },
      {
        file: 'm-plus-rounded-1c-greek-500.13e17741b1.woff2',
        script: 'greek',
        style: 'normal',
        weight: '500',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 4884,
      },
    ],
  },
} as const satisfies Record<string, FontFamily>;
export type FontName = keyof typeof FONTS;
