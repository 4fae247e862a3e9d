/**
 * What is known about a business, cleaned and understood but not yet worded for a site: no layout, no interface words.
 * Plain JSON, so that it can be stored and composed again for another layout or language without asking the network.
 */
import type { LEFT_OUT_REASONS, Lang, Text, Trade, Week } from '../document.ts';

export interface PriceItem {
  name: Text;
  detail: Text | null;
  price: Text | null;
  /** Reference of the photo that its owner chose for it. */
  photo?: string | null;
  /** Not to be had today. */
  soldOut?: true;
  /** What the list itself says where the price is that of a product of the shop. */
  listed?: Text | null;
  /** Where the product of the shop that it is has a page of this site. */
  href?: string;
}
export interface PriceGroup {
  title: Text | null;
  items: PriceItem[];
}
export interface NewsFact {
  id: string;
  /** ISO instant. */
  at: string;
  text: Text;
  picture: string | null;
  href: string | null;
}
export interface EventFact {
  id: string;
  /** ISO with the offset the network gave. */
  start: string;
  end: string | null;
  name: Text;
  detail: Text | null;
  place: Text | null;
  picture: string | null;
  href: string | null;
}
export interface ReviewFact {
  at: string;
  text: Text;
  /** 1 to 5; null where the customer only recommended or advised against. */
  stars: number | null;
}
/** A picture worth fetching. `source` is the network's address of it and identifies it until it is stored. */
export interface Picture {
  source: string;
  origin: 'cover' | 'photo' | 'post' | 'event' | 'owner';
  /** The network's id of the photo, or of the post or event that shows it; null for the cover, and for what its owner added. */
  id: string | null;
  caption: string | null;
  /** The owner's unit that added it, and when: ISO instant. */
  added?: { unit: string; at: string };
}
export interface LeftOut {
  text: Text;
  reason: (typeof LEFT_OUT_REASONS)[number];
}
export interface Facts {
  id: string;
  name: Text;
  /** Address of the social page, https only. */
  /** Null while the page is not there: the link would lead nowhere. */
  link: string | null;
  username: string | null;
  lang: Lang;
  /** ISO 3166 two letters; null when neither the address nor the phone says it. */
  country: string | null;
  timeZone: string;
  trade: Trade;
  /** Keys of copy/categories.ts, the page's main category first. Unknown categories are left out. */
  categories: string[];
  about: Text | null;
  /** Sentences of the description, in paragraphs; contact lines are gone. */
  paragraphs: Text[][];
  info: Text | null;
  /** Four digits. */
  founded: string | null;
  priceRange: string | null;
  prices: PriceGroup[] | null;
  /** Days with their hours, from the description: `price` is the time. Absent in facts kept before November 2026, like `morePhones`, `moreEmails` and `leftOut`. */
  times?: PriceGroup[] | null;
  news: NewsFact[];
  events: EventFact[];
  reviews: { average: { stars: number; count: number } | null; items: ReviewFact[] };
  state: 'usual' | 'always' | 'temporarily-closed' | 'closed';
  week: Week | null;
  /** The text that tells the week where the page's own hours are empty. */
  weekFrom?: 'about' | 'description' | 'general_info';
  /** Days on which the owner keeps other hours; no range: closed. `date` is a local YYYY-MM-DD, `at` when it was written. */
  days?: { date: string; ranges: Week[number]; at: string }[];
  phone: { e164: string; label: string } | null;
  /** Every number with the word beside it, the action first; those without a word only where there are several. */
  morePhones?: { e164: string; label: string; word: string | null }[];
  /** Digits only, with country code; always a mobile number. */
  whatsapp: string | null;
  email: string | null;
  moreEmails?: string[];
  /** What addresses are for, where the page says so; absent in facts kept before that was read. */
  mailWords?: { address: string; word: string }[];
  website: string | null;
  street: Text | null;
  zip: Text | null;
  city: Text | null;
  geo: { lat: number; lng: number } | null;
  logo: string | null;
  pictures: Picture[];
  /** What the site will not say, so that the owner can see it. */
  leftOut?: LeftOut[];
}
