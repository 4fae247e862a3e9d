export const TRADES = [
  'restaurant',
  'pizzeria',
  'cafe',
  'bakery',
  'bar',
  'salon',
  'barber',
  'hotel',
  'dentist',
  'lawyer',
  'accountant',
  'garage',
  'electrician',
  'florist',
  'fashion',
  'furniture',
  'gym',
  'photographer',
] as const;
export type Trade = (typeof TRADES)[number];

/** What pages of one trade say in one language. `{s}` surname, `{f}` first name, `{n}` an evocative noun, `{c}` city. */
export interface TradeText {
  names: string[];
  about: string[];
  /** Sentences that can stand one after the other in this order; a page takes some of them. */
  lines: string[];
  products: string[];
}

/** Name, region, postcode, latitude, longitude, then the telephone area as the country writes it. */
export type City = [name: string, region: string, zip: string, latitude: number, longitude: number, area: string];

export interface LanguagePack {
  lang: 'it' | 'en' | 'es' | 'fr' | 'el';
  /** How many pages are made from this pack. */
  pages: number;
  country: string;
  first: string[];
  last: string[];
  nouns: string[];
  cities: City[];
  streets: string[];
  street(name: string, number: number): string;
  /** Numbers that no subscriber has (unassigned or reserved for fiction); `n` below 1000. */
  phone(city: City, n: number): string;
  mobile(n: number): string;
  trades: Record<Trade, TradeText>;
  posts: string[];
  reviews: string[];
}
