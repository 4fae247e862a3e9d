/** Written by scripts/fonts.ts. */
export interface FontFace {
  file: string;
  script: 'latin' | 'basic' | 'greek';
  style: 'normal' | 'italic';
  weight: string;
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
        weight: '1 1000',
        sizeAdjust: '101.66%',
        ascent: '99.94%',
        descent: '33.94%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'alegreya-latin-normal.ede8f7ad2a.woff2',
        script: 'latin',
        style: 'normal',
        weight: '500 500',
        bytes: 17568,
      },
      {
        file: 'alegreya-latin-italic.fb5357f017.woff2',
        script: 'latin',
        style: 'italic',
        weight: '400 400',
        bytes: 16936,
      },
      {
        file: 'alegreya-basic-normal.53adec466e.woff2',
        script: 'basic',
        style: 'normal',
        weight: '500 500',
        bytes: 13664,
      },
      {
        file: 'alegreya-basic-italic.c825f67d5d.woff2',
        script: 'basic',
        style: 'italic',
        weight: '400 400',
        bytes: 13372,
      },
      {
        file: 'alegreya-greek-normal.45fd2b7092.woff2',
        script: 'greek',
        style: 'normal',
        weight: '500 500',
        bytes: 7068,
      },
      {
        file: 'alegreya-greek-italic.69dda10c16.woff2',
        script: 'greek',
        style: 'italic',
        weight: '400 400',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '89.80%',
        ascent: '114.04%',
        descent: '44.55%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'source-sans-3-latin-normal.c25029d990.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        bytes: 18136,
      },
      {
        file: 'source-sans-3-basic-normal.222b24aeec.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 600',
        bytes: 13568,
      },
      {
        file: 'source-sans-3-greek-normal.e392a10926.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
        bytes: 10392,
      },
    ],
  },
  'Noto Serif Display': {
    generic: 'serif',
    fallbacks: [
      {
        locals: ['Times New Roman', 'Liberation Serif'],
        weight: '1 1000',
        sizeAdjust: '114.46%',
        ascent: '93.39%',
        descent: '25.60%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'noto-serif-display-latin-normal.eab42dbc17.woff2',
        script: 'latin',
        style: 'normal',
        weight: '340 340',
        bytes: 11712,
      },
      {
        file: 'noto-serif-display-latin-italic.2c4fe4d44a.woff2',
        script: 'latin',
        style: 'italic',
        weight: '340 340',
        bytes: 12868,
      },
      {
        file: 'noto-serif-display-basic-normal.3b36859cc2.woff2',
        script: 'basic',
        style: 'normal',
        weight: '340 340',
        bytes: 8652,
      },
      {
        file: 'noto-serif-display-basic-italic.ce9a23ad81.woff2',
        script: 'basic',
        style: 'italic',
        weight: '340 340',
        bytes: 9764,
      },
      {
        file: 'noto-serif-display-greek-normal.5637f932f8.woff2',
        script: 'greek',
        style: 'normal',
        weight: '340 340',
        bytes: 6076,
      },
      {
        file: 'noto-serif-display-greek-italic.b073b8e4d8.woff2',
        script: 'greek',
        style: 'italic',
        weight: '340 340',
        bytes: 6632,
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '95.00%',
        ascent: '107.05%',
        descent: '21.68%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'commissioner-latin-normal.865c612ffc.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        bytes: 27204,
      },
      {
        file: 'commissioner-basic-normal.8233f8b910.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 600',
        bytes: 19936,
      },
      {
        file: 'commissioner-greek-normal.588f50dd00.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
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
        locals: ['Times New Roman Bold', 'TimesNewRomanPS-BoldMT', 'Liberation Serif Bold'],
        weight: '501 1000',
        sizeAdjust: '112.34%',
        ascent: '92.22%',
        descent: '29.82%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'source-serif-4-latin-normal.06581288e5.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        bytes: 28676,
      },
      {
        file: 'source-serif-4-basic-normal.5b8033ea48.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 600',
        bytes: 19696,
      },
      {
        file: 'source-serif-4-greek-normal.0c72e7ebe9.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '104.80%',
        ascent: '93.04%',
        descent: '26.24%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'geologica-latin-normal.50280cbcc0.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        bytes: 20236,
      },
      {
        file: 'geologica-basic-normal.1c5ba97a81.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 700',
        bytes: 14120,
      },
      {
        file: 'geologica-greek-normal.c82776a40f.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
        bytes: 8676,
      },
    ],
  },
  'Sofia Sans Extra Condensed': {
    generic: 'sans-serif',
    fallbacks: [
      {
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '1 1000',
        sizeAdjust: '67.71%',
        ascent: '132.92%',
        descent: '44.31%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'sofia-sans-extra-condensed-latin-normal.b0e2120686.woff2',
        script: 'latin',
        style: 'normal',
        weight: '900 900',
        bytes: 13208,
      },
      {
        file: 'sofia-sans-extra-condensed-basic-normal.37b5c05427.woff2',
        script: 'basic',
        style: 'normal',
        weight: '900 900',
        bytes: 9988,
      },
      {
        file: 'sofia-sans-extra-condensed-greek-normal.bd8ce85f77.woff2',
        script: 'greek',
        style: 'normal',
        weight: '900 900',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '90.84%',
        ascent: '99.08%',
        descent: '33.03%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'sofia-sans-latin-normal.a733d77800.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        bytes: 22496,
      },
      {
        file: 'sofia-sans-basic-normal.430a444ec0.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 700',
        bytes: 17048,
      },
      {
        file: 'sofia-sans-greek-normal.114c539e73.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '98.55%',
        ascent: '104.01%',
        descent: '27.91%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'ibm-plex-sans-latin-normal.0a4a794e1e.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 700',
        bytes: 27412,
      },
      {
        file: 'ibm-plex-sans-basic-normal.6d95a88b77.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 700',
        bytes: 19148,
      },
      {
        file: 'ibm-plex-sans-greek-normal.ffe18b3199.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 700',
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
        file: 'jetbrains-mono-latin-normal.0a17de409a.woff2',
        script: 'latin',
        style: 'normal',
        weight: '500 500',
        bytes: 8244,
      },
      {
        file: 'jetbrains-mono-basic-normal.042c2a19f0.woff2',
        script: 'basic',
        style: 'normal',
        weight: '500 500',
        bytes: 5932,
      },
      {
        file: 'jetbrains-mono-greek-normal.51e84bfe27.woff2',
        script: 'greek',
        style: 'normal',
        weight: '500 500',
        bytes: 3488,
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
        file: 'brygada-1918-latin-normal.85c5993cf6.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 400',
        bytes: 10584,
      },
      {
        file: 'brygada-1918-latin-italic.fd537ee812.woff2',
        script: 'latin',
        style: 'italic',
        weight: '400 400',
        bytes: 10864,
      },
      {
        file: 'brygada-1918-basic-normal.de00f5d760.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 400',
        bytes: 7696,
      },
      {
        file: 'brygada-1918-basic-italic.dd0f7ed4da.woff2',
        script: 'basic',
        style: 'italic',
        weight: '400 400',
        bytes: 8212,
      },
      {
        file: 'brygada-1918-greek-normal.701a8548f0.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 400',
        bytes: 4880,
      },
      {
        file: 'brygada-1918-greek-italic.a53e5084a5.woff2',
        script: 'greek',
        style: 'italic',
        weight: '400 400',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '99.38%',
        ascent: '107.27%',
        descent: '30.19%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'manrope-latin-normal.6cd719aa5d.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 600',
        bytes: 18960,
      },
      {
        file: 'manrope-basic-normal.c98d066fe0.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 600',
        bytes: 12924,
      },
      {
        file: 'manrope-greek-normal.2a71e4795d.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 600',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '88.34%',
        ascent: '119.32%',
        descent: '32.72%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'ysabeau-latin-normal.7b74cc854c.woff2',
        script: 'latin',
        style: 'normal',
        weight: '300 600',
        bytes: 20684,
      },
      {
        file: 'ysabeau-basic-normal.78dc0562dc.woff2',
        script: 'basic',
        style: 'normal',
        weight: '300 600',
        bytes: 15432,
      },
      {
        file: 'ysabeau-greek-normal.3ea510fa79.woff2',
        script: 'greek',
        style: 'normal',
        weight: '300 600',
        bytes: 7920,
      },
    ],
  },
  Syne: {
    generic: 'sans-serif',
    fallbacks: [
      {
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '1 1000',
        sizeAdjust: '105.84%',
        ascent: '87.40%',
        descent: '25.98%',
        lineGap: '0.00%',
      },
    ],
    faces: [
      {
        file: 'syne-latin-normal.1aa91b1cde.woff2',
        script: 'latin',
        style: 'normal',
        weight: '600 600',
        bytes: 11724,
      },
      {
        file: 'syne-basic-normal.a2062b6eb3.woff2',
        script: 'basic',
        style: 'normal',
        weight: '600 600',
        bytes: 8720,
      },
      {
        file: 'syne-greek-normal.2ceca8a8d2.woff2',
        script: 'greek',
        style: 'normal',
        weight: '600 600',
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
        file: 'inter-tight-latin-normal.8818ba607c.woff2',
        script: 'latin',
        style: 'normal',
        weight: '400 500',
        bytes: 19012,
      },
      {
        file: 'inter-tight-basic-normal.a7610a6861.woff2',
        script: 'basic',
        style: 'normal',
        weight: '400 500',
        bytes: 13640,
      },
      {
        file: 'inter-tight-greek-normal.3b3b54a6a1.woff2',
        script: 'greek',
        style: 'normal',
        weight: '400 500',
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
        locals: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
        weight: '501 1000',
        sizeAdjust: '107.30%',
        ascent: '100.19%',
        descent: '29.82%',
        lineGap: '8.39%',
      },
    ],
    faces: [
      {
        file: 'm-plus-rounded-1c-latin-800.056f2fda3e.woff2',
        script: 'latin',
        style: 'normal',
        weight: '800',
        bytes: 14800,
      },
      {
        file: 'm-plus-rounded-1c-latin-500.efd2f324f1.woff2',
        script: 'latin',
        style: 'normal',
        weight: '500',
        bytes: 14520,
      },
      {
        file: 'm-plus-rounded-1c-basic-800.825a4a83ac.woff2',
        script: 'basic',
        style: 'normal',
        weight: '800',
        bytes: 11336,
      },
      {
        file: 'm-plus-rounded-1c-basic-500.427d07e93e.woff2',
        script: 'basic',
        style: 'normal',
        weight: '500',
        bytes: 11132,
      },
      {
        file: 'm-plus-rounded-1c-greek-800.6ad51fe710.woff2',
        script: 'greek',
        style: 'normal',
        weight: '800',
        bytes: 4912,
      },
      {
        file: 'm-plus-rounded-1c-greek-500.13e17741b1.woff2',
        script: 'greek',
        style: 'normal',
        weight: '500',
        bytes: 4884,
      },
    ],
  },
} as const satisfies Record<string, FontFamily>;
export type FontName = keyof typeof FONTS;
