import type { LayoutName } from '../../../site-kit/names.ts';

/** The sites that the first page shows: an invented business each, in another layout and another trade. */
export const SHOWCASE = [
  { page: 'officinasalu', layout: 'officina' },
  { page: 'trattoriasettegufi', layout: 'tavola' },
  { page: 'verveineetciseaux', layout: 'giardino' },
] as const satisfies readonly { page: string; layout: LayoutName }[];
