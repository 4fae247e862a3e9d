/** Names that a browser needs without the document's schema: kept apart so that no validator travels with them. */
export const LANGS = ['it', 'en', 'es', 'fr', 'el'] as const;
export type Lang = (typeof LANGS)[number];

/** The ten layouts of the design, in its order. `READY_LAYOUTS` in layouts/index.ts lists those that are drawn. */
export const LAYOUTS = [
  'tavola',
  'galleria',
  'notte',
  'manifesto',
  'giardino',
  'studio',
  'bottega',
  'officina',
  'riviera',
  'gelato',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];
