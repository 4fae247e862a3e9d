/** Written by scripts/fonts.ts. */
export interface FontFace {
  file: string;
  script: 'latin' | 'greek';
  style: 'normal' | 'italic';
  weight: string;
  range: string;
  bytes: number;
}
/** A system face stretched to the font's widths, for a range of weights. */
export interface FontFallback {
  locals: readonly string[];
  weight: string;
  sizeAdjust: string;
  ascent: string;
  descent: string;
  lineGap: string;
}
export interface FontFamily {
  generic: 'serif' | 'sans-serif';
  fallbacks: readonly FontFallback[];
  faces: readonly FontFace[];
}
export const FONTS = {
  Alegreya: {
    generic: 'serif',
    fallbacks: [
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '1 500',
        sizeAdjust: '100.92%',
        ascent: '100.67%',
        descent: '34.18%',
        lineGap: '0.00%',
      },
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '501 1000',
        sizeAdjust: '102.40%',
        ascent: '99.22%',
        descent: '33.69%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'alegreya-latin-normal.b7e6111bd2.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 29748,
      },
      {
        file: 'alegreya-latin-italic.fb5357f017.woff2',
        script: 'latin',
        style: 'italic',
        weight: '400 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 16936,
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '93.76%',
        ascent: '109.21%',
        descent: '42.66%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '96.68%',
        ascent: '105.92%',
        descent: '41.37%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'source-sans-3-latin-normal.c25029d990.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 18136,
      },
      {
        file: 'source-sans-3-greek-normal.e392a10926.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 10392,
      },
    ],
  },
  'Noto Serif Display': {
    generic: 'serif',
    fallbacks: [
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '1 500',
        sizeAdjust: '112.98%',
        ascent: '94.61%',
        descent: '25.93%',
        lineGap: '0.00%',
      },
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '501 1000',
        sizeAdjust: '117.17%',
        ascent: '91.24%',
        descent: '25.01%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'noto-serif-display-latin-normal.83fce4359e.woff2',
        script: 'latin',
        style: 'normal',
        weight: '300 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 18848,
      },
      {
        file: 'noto-serif-display-latin-italic.e09309d812.woff2',
        script: 'latin',
        style: 'italic',
        weight: '300 400',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 20772,
      },
      {
        file: 'noto-serif-display-greek-normal.29b73a3940.woff2',
        script: 'greek',
        style: 'normal',
        weight: '300 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 9820,
      },
      {
        file: 'noto-serif-display-greek-italic.8f2a9d872f.woff2',
        script: 'greek',
        style: 'italic',
        weight: '300 400',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 10972,
      },
    ],
  },
  Commissioner: {
    generic: 'sans-serif',
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '101.05%',
        ascent: '100.64%',
        descent: '20.39%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '102.29%',
        ascent: '99.43%',
        descent: '20.14%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'commissioner-latin-normal.865c612ffc.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 27204,
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
    fallbacks: [
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '1 500',
        sizeAdjust: '117.91%',
        ascent: '87.87%',
        descent: '28.41%',
        lineGap: '0.00%',
      },
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '501 1000',
        sizeAdjust: '119.63%',
        ascent: '86.60%',
        descent: '28.00%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '108.12%',
        ascent: '90.18%',
        descent: '25.43%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '112.83%',
        ascent: '86.41%',
        descent: '24.37%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 1000',
        sizeAdjust: '72.90%',
        ascent: '123.45%',
        descent: '41.15%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '96.46%',
        ascent: '93.31%',
        descent: '31.10%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '97.80%',
        ascent: '92.02%',
        descent: '30.67%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '101.17%',
        ascent: '101.32%',
        descent: '27.18%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '106.10%',
        ascent: '96.61%',
        descent: '25.92%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 1000',
        sizeAdjust: '134.59%',
        ascent: '75.79%',
        descent: '22.29%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '1 1000',
        sizeAdjust: '114.95%',
        ascent: '80.03%',
        descent: '21.75%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '103.19%',
        ascent: '103.31%',
        descent: '29.07%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '107.00%',
        ascent: '99.63%',
        descent: '28.04%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '93.76%',
        ascent: '112.41%',
        descent: '30.82%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '95.11%',
        ascent: '110.82%',
        descent: '30.39%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'ysabeau-latin-normal.0b84979536.woff2',
        script: 'latin',
        style: 'normal',
        weight: '300 600',
        range:
          'U+0020-007E,U+00A0-00FF,U+0131,U+0152-0153,U+0178,U+2009-200A,U+2010-2015,U+2018-201E,U+2020-2022,U+2026,U+202F,U+2032-2033,U+2039-203A,U+20AC,U+2122,U+2212',
        bytes: 25128,
      },
      {
        file: 'ysabeau-greek-normal.d17a8cbc07.woff2',
        script: 'greek',
        style: 'normal',
        weight: '300 600',
        range: 'U+0384-038A,U+038C,U+038E-03A1,U+03A3-03CE',
        bytes: 7944,
      },
    ],
  },
  Syne: {
    generic: 'sans-serif',
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 1000',
        sizeAdjust: '113.95%',
        ascent: '81.17%',
        descent: '24.13%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '96.39%',
        ascent: '100.51%',
        descent: '25.03%',
        lineGap: '0.00%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '98.80%',
        ascent: '98.06%',
        descent: '24.42%',
        lineGap: '0.00%',
      },
    ],
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
    fallbacks: [
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '1 500',
        sizeAdjust: '108.79%',
        ascent: '98.81%',
        descent: '29.41%',
        lineGap: '8.27%',
      },
      {
        locals: ['Arial', 'Liberation Sans'],
        weight: '501 1000',
        sizeAdjust: '115.52%',
        ascent: '93.06%',
        descent: '27.70%',
        lineGap: '7.79%',
      },
    ],
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
