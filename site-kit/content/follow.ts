import { itemOf, type FieldUnit, type PageUnit } from './page-units.ts';

export const FOLLOW_KINDS = [
  'posts',
  'photos',
  'events',
  'ratings',
  'hours',
  'state',
  'rating',
  'texts',
  'prices',
  'category',
  'pictures',
] as const;
export type FollowKind = (typeof FOLLOW_KINDS)[number];
export type Mode = 'follow' | 'ask';
/** What an owner chose; a kind that is absent has its default. */
export type FollowSettings = Readonly<Partial<Record<FollowKind, Mode>>>;

/** Lists, hours and figures live on the page; words are what the owner put their name to. */
const DEFAULTS: Record<FollowKind, Mode> = {
  posts: 'follow',
  photos: 'follow',
  events: 'follow',
  ratings: 'follow',
  hours: 'follow',
  state: 'follow',
  rating: 'follow',
  texts: 'ask',
  prices: 'ask',
  category: 'ask',
  pictures: 'ask',
};
/** Null never follows: what a thief changes first. */
const KINDS: Record<FieldUnit, FollowKind | null> = {
  'page/name': null,
  'page/link': null,
  'page/emails': null,
  'page/phone': null,
  'page/whatsapp': null,
  'page/website': null,
  'page/location': null,
  'page/about': 'texts',
  'page/description': 'texts',
  'page/info': 'texts',
  'page/mission': 'texts',
  'page/founded': 'texts',
  'page/products': 'prices',
  'page/price-range': 'prices',
  'page/category': 'category',
  'page/cover': 'pictures',
  'page/logo': 'pictures',
  'page/hours': 'hours',
  'page/state': 'state',
  'page/rating': 'rating',
};

/** Whether the site takes over a change by itself. `next` is what the page says now; undefined where it says nothing. */
export function modeOf(unit: PageUnit, next: unknown, settings: FollowSettings): Mode {
  const item = itemOf(unit);
  const kind = item ? item.edge : KINDS[unit as FieldUnit];
  if (kind === null) return 'ask';
  // A page without a state is simply open; any other field that was emptied may be a slip.
  if (!item && next === undefined && unit !== 'page/state') return 'ask';
  if ((next as { is_permanently_closed?: boolean } | undefined)?.is_permanently_closed === true) return 'ask';
  return modeOfKind(kind, settings);
}

/** What the owner chose for a kind, or its default. */
export const modeOfKind = (kind: FollowKind, settings: FollowSettings): Mode => settings[kind] ?? DEFAULTS[kind];
