/** What businesses hang in their windows and post as pictures: flyers, a banner, logos. Drawn, so that the repository stays small. */
export interface Drawing {
  size: [width: number, height: number];
  paper: string;
  ink: string;
  /** A band behind the first line. */
  band?: string;
  /** Text and its height in pixels, from the top. */
  lines: [text: string, height: number][];
}

const A4: Drawing['size'] = [1000, 1414];
const STORY: Drawing['size'] = [1080, 1920];
const SQUARE: Drawing['size'] = [1080, 1080];
const LOGO: Drawing['size'] = [512, 512];

export const DRAWINGS: Record<string, Drawing> = {
  'flyer/pescheriadagino': {
    size: SQUARE,
    paper: '#0b4f8a',
    ink: '#ffffff',
    band: '#e63b2e',
    lines: [
      ['PESCE FRESCO', 120],
      ['TUTTI I GIORNI', 90],
      ['orate 16€/kg', 80],
      ['branzini 18,50€/kg', 80],
      ['041 000 0140', 100],
    ],
  },
  'flyer/kebabistanbul2': {
    size: A4,
    paper: '#c4161c',
    ink: '#ffe14d',
    band: '#000000',
    lines: [
      ['KEBAB', 200],
      ['ISTANBUL 2', 150],
      ['MENU STUDENTI 7€', 90],
      ['PANINO + PATATINE + BIBITA', 60],
      ['APERTO FINO ALLE 2', 80],
    ],
  },
  'flyer/sanroccoparrocchia': {
    size: A4,
    paper: '#fff9e0',
    ink: '#7a1f1f',
    lines: [
      ['SAGRA DI SAN ROCCO', 90],
      ['domenica 14 giugno', 80],
      ['GNOCCHI E GRIGLIA', 80],
      ['BALLO LISCIO', 80],
      ['dalle ore 19', 70],
    ],
  },
  'flyer/nerovivotattoo': {
    size: STORY,
    paper: '#000000',
    ink: '#ffffff',
    lines: [
      ['AGENDA', 210],
      ['APERTA', 210],
      ['luglio / agosto', 90],
      ['idea + misura + zona', 80],
    ],
  },
  'flyer/kelsolanepilates': {
    size: SQUARE,
    paper: '#f6d9d2',
    ink: '#3c3330',
    lines: [
      ['timetable', 130],
      ['mon 6.30pm beginners', 70],
      ['tue 9.30am mums & bumps', 70],
      ['thu 7pm mixed level', 70],
      ['sat 10am strong', 70],
    ],
  },
  'flyer/esteticalunares': {
    size: STORY,
    paper: '#ffd6ea',
    ink: '#b0126b',
    band: '#ffffff',
    lines: [
      ['PROMO', 220],
      ['DE MAYO', 200],
      ['limpieza + masaje', 100],
      ['49€', 320],
    ],
  },
  'flyer/academiaalfil': {
    size: A4,
    paper: '#ffffff',
    ink: '#1b3f91',
    band: '#f5c400',
    lines: [
      ['MATRÍCULA ABIERTA', 95],
      ['INGLÉS · FRANCÉS', 80],
      ['grupos de 6', 80],
      ['976 000 341', 110],
    ],
  },
  'flyer/charangalospitos': {
    size: A4,
    paper: '#f39200',
    ink: '#14213d',
    lines: [
      ['CHARANGA', 150],
      ['LOS PITOS', 150],
      ['6 de junio', 90],
      ['PERALTA · 19:30', 90],
    ],
  },
  'flyer/pizzatruckchezmimi': {
    size: A4,
    paper: '#24301f',
    ink: '#f4efe2',
    lines: [
      ['Chez Mimi', 160],
      ['Margherita 8 €', 70],
      ['Reine 10 €', 70],
      ['4 fromages 11 €', 70],
      ['La Mimi 13 €', 70],
    ],
  },
  'flyer/ixthyopoleionikolas': {
    size: SQUARE,
    paper: '#e8f4fb',
    ink: '#053b66',
    band: '#ffd400',
    lines: [
      ['ΣΑΡΔΕΛΑ', 170],
      ['ΚΑΛΛΟΝΗΣ', 150],
      ['8€ το κιλό', 120],
    ],
  },
  'flyer/frontistirioorosimo': {
    size: A4,
    paper: '#ffffff',
    ink: '#aa0f1e',
    lines: [
      ['ΕΓΓΡΑΦΕΣ', 140],
      ['2026 - 2027', 110],
      ['ΘΕΡΙΝΑ ΤΜΗΜΑΤΑ', 90],
      ['24310 00531', 110],
    ],
  },
  'banner/thetinherons': {
    size: [1640, 624],
    paper: '#d8d2c4',
    ink: '#2f3b36',
    lines: [
      ['THE TIN HERONS', 150],
      ['new record “Mostly Rain” out now', 70],
    ],
  },
  'logo/kebabistanbul2': { size: LOGO, paper: '#c4161c', ink: '#ffe14d', lines: [['K2', 260]] },
  'logo/nerovivotattoo': { size: LOGO, paper: '#000000', ink: '#ffffff', lines: [['NV', 260]] },
  'logo/muddypawsleeds': { size: LOGO, paper: '#7fd1c7', ink: '#4b2e1e', lines: [['MP', 240]] },
  'logo/abbeycabsbath': {
    size: LOGO,
    paper: '#ffffff',
    ink: '#000000',
    lines: [
      ['ABBEY', 110],
      ['CABS', 140],
    ],
  },
  'logo/poissonnerielegoff': { size: LOGO, paper: '#0a2a4a', ink: '#ffffff', lines: [['Le Goff', 110]] },
  'logo/ktiniatreioargos': { size: LOGO, paper: '#f2f2f2', ink: '#6b7075', lines: [['Άργος', 130]] },
};
