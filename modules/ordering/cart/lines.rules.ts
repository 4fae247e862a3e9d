import type { Lang } from '../../../site-kit/names.ts';

/** How a line with names begins, in the language of its reader: the catalogue speaks the seller's. */
export const DOMAIN_LINE: Record<Lang, string> = {
  it: 'Dominio',
  en: 'Domain',
  es: 'Dominio',
  fr: 'Domaine',
  el: 'Domain',
};
