import { type Lang, LANGS, type Trade } from '../document.ts';
import { CATEGORY_ROWS } from './categories-table.ts';

export type CategoryKey = string;
export interface Category {
  names: Record<Lang, string>;
  /** schema.org type, a kind of LocalBusiness. */
  type: string;
}

/** By the network's English name in lower case. */
export const CATEGORIES: Record<CategoryKey, Category> = {};
const BY_NAME = new Map<string, CategoryKey>();

for (const [spellings, en, it, es, fr, el, type] of CATEGORY_ROWS) {
  const all = spellings.split('|');
  const [key = spellings] = all;
  const category: Category = { names: { it, en, es, fr, el }, type };
  CATEGORIES[key] = category;
  for (const spelling of all) BY_NAME.set(spelling, key);
}
// The network answers in the language of the asking account now and then; English spellings come first.
for (const [key, { names }] of Object.entries(CATEGORIES))
  for (const lang of LANGS) {
    const name = names[lang].toLowerCase();
    if (!BY_NAME.has(name)) BY_NAME.set(name, key);
  }

/** The category of a name as the network gives it, in any of the five languages; null when we have no translation. */
export function findCategory(name: string): CategoryKey | null {
  return BY_NAME.get(name.trim().toLowerCase()) ?? null;
}

/** What to call a business whose category we cannot translate; null where no plain word would be true. */
export const TRADE_NAMES: Record<Trade, Record<Lang, string> | null> = {
  restaurant: { it: 'Ristorante', en: 'Restaurant', es: 'Restaurante', fr: 'Restaurant', el: 'Εστιατόριο' },
  bar: { it: 'Bar', en: 'Bar', es: 'Bar', fr: 'Bar', el: 'Μπαρ' },
  bakery: null,
  hotel: { it: 'Ospitalità', en: 'Accommodation', es: 'Alojamiento', fr: 'Hébergement', el: 'Καταλύματα' },
  salon: { it: 'Bellezza', en: 'Beauty', es: 'Belleza', fr: 'Beauté', el: 'Ομορφιά' },
  fitness: { it: 'Sport', en: 'Sport', es: 'Deporte', fr: 'Sport', el: 'Άθληση' },
  legal: {
    it: 'Studio professionale',
    en: 'Professional practice',
    es: 'Despacho profesional',
    fr: 'Cabinet professionnel',
    el: 'Επαγγελματικό γραφείο',
  },
  health: { it: 'Salute', en: 'Health', es: 'Salud', fr: 'Santé', el: 'Υγεία' },
  garage: null,
  florist: null,
  shop: { it: 'Negozio', en: 'Shop', es: 'Tienda', fr: 'Magasin', el: 'Κατάστημα' },
  artist: null,
  other: null,
};
const TRADE_TYPES: Record<Trade, string> = {
  restaurant: 'Restaurant',
  bar: 'BarOrPub',
  bakery: 'Bakery',
  hotel: 'LodgingBusiness',
  salon: 'HealthAndBeautyBusiness',
  fitness: 'SportsActivityLocation',
  legal: 'ProfessionalService',
  health: 'MedicalBusiness',
  garage: 'LocalBusiness',
  florist: 'LocalBusiness',
  shop: 'Store',
  artist: 'LocalBusiness',
  other: 'LocalBusiness',
};

/** The word for the business in a language, never an English one on another site; null: say nothing. */
export function categoryName(categories: CategoryKey[], trade: Trade, lang: Lang): string | null {
  const known = categories.map((key) => CATEGORIES[key]).find(Boolean);
  return known?.names[lang] ?? TRADE_NAMES[trade]?.[lang] ?? null;
}

/** schema.org's most precise type. */
export function schemaType(categories: CategoryKey[], trade: Trade): string {
  return categories.map((key) => CATEGORIES[key]).find(Boolean)?.type ?? TRADE_TYPES[trade];
}
