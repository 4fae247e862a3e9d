import type { StoredPage } from '../page-types.ts';
import { blank } from '../sentinels.ts';
import { fold, latin } from '../text-fold.ts';
import type { Dice } from './dice.ts';
import type { City, LanguagePack, Trade } from './pack.ts';
import type { CastPhoto } from './photo-sizes.ts';
import { hoursMap, TRADE_FACTS } from './trade-facts.ts';

const DAY = 86_400_000;

export interface Making {
  id: string;
  pack: LanguagePack;
  trade: Trade;
  dice: Dice;
  photos: Map<string, CastPhoto>;
  now: Date;
}

/** One plausible page. Which fields it has differs from page to page, as in life: some have all, a few nearly none. */
export function makePage(making: Making): StoredPage {
  const { id, pack, trade, dice } = making;
  const text = pack.trades[trade];
  const facts = TRADE_FACTS[trade];
  const city = dice.pick(pack.cities);
  const name = fill(dice.pick(text.names), pack, city, dice);
  const handle =
    latin(fold(name))
      .replace(/[^a-z0-9]/g, '')
      .slice(0, 28) || 'pagina';
  const page = blank(id, `${handle}.${id.slice(-4)}`, name);
  const [category = 'Local Business', ...wider] = facts.categories;
  Object.assign(page, {
    lang: pack.lang,
    category,
    category_list: [category, ...wider].map((label, index) => ({ id: String(2200 + index), name: label })),
    location: place(pack, city, dice),
    is_published: !dice.chance(0.02),
  } satisfies Partial<StoredPage>);
  const { street, zip } = page.location ?? {};
  page.single_line_address = pack.lang === 'en' ? `${street}, ${city[0]} ${zip}` : `${street}, ${zip} ${city[0]}`;
  if (dice.chance(0.03)) return page;

  const n = dice.below(1000);
  const fullness = dice.below(10);
  page.about = dice.chance(0.92) ? fill(dice.pick(text.about), pack, city, dice) : null;
  page.description =
    fullness > 1
      ? dice
          .some(text.lines, 2 + dice.below(3))
          .map((line) => fill(line, pack, city, dice))
          .join(' ')
      : null;
  page.products = dice.chance(0.6)
    ? dice.some(text.products, 3 + dice.below(text.products.length - 2)).join('\n')
    : null;
  page.founded = dice.chance(0.3) ? String(1958 + dice.below(66)) : null;
  page.hours = facts.weeks.length > 0 && dice.chance(0.8) ? hoursMap(dice.pick(facts.weeks)) : null;
  page.phone = dice.chance(0.85) ? pack.phone(city, n) : null;
  page.whatsapp_number = dice.chance(0.3) ? pack.mobile(n) : null;
  page.emails = dice.chance(0.6) ? [`info@${handle.slice(0, 20)}.example`] : null;
  page.price_range = facts.priceRange ? dice.pick(['$', '$$', '$$', '$$$']) : null;
  addPictures(page, making, fullness);
  addVoices(page, making, fullness);
  return page;
}

function fill(pattern: string, pack: LanguagePack, city: City, dice: Dice): string {
  return pattern.replace(/\{([sfnc])\}/g, (_, slot: string) =>
    slot === 'c' ? city[0] : dice.pick(slot === 's' ? pack.last : slot === 'f' ? pack.first : pack.nouns),
  );
}

function place(pack: LanguagePack, [city, state, zip, latitude, longitude]: City, dice: Dice) {
  const shake = () => (dice.below(2000) - 1000) / 100_000;
  return {
    street: pack.street(dice.pick(pack.streets), 1 + dice.below(120)),
    zip,
    city,
    state,
    country:
      pack.country === 'UK' && state === 'Ireland'
        ? 'Ireland'
        : pack.country === 'UK'
          ? 'United Kingdom'
          : pack.country,
    latitude: Number((latitude + shake()).toFixed(4)),
    longitude: Number((longitude + shake()).toFixed(4)),
  };
}

function addPictures(page: StoredPage, { dice, trade, photos, now }: Making, fullness: number) {
  const stems = TRADE_FACTS[trade].photos;
  const taken = dice.some(stems, Math.min(stems.length, fullness === 0 ? 0 : dice.below(10)));
  page.photos = {
    data: taken.flatMap((stem, index) => {
      const image = photos.get(stem);
      const created_time = at(now, 20 + index * 17 + dice.below(15));
      return image ? [{ id: `${page.id}_p${index + 1}`, images: [image], created_time, name: null }] : [];
    }),
  };
  const cover = fullness > 2 ? photos.get(dice.pick(stems)) : undefined;
  page.cover = cover && cover.width >= 800 ? { source: cover.source, offset_x: 50, offset_y: 50 } : null;
  page.picture.data.is_silhouette = dice.chance(0.12);
}

function addVoices(page: StoredPage, { pack, dice, now }: Making, fullness: number) {
  const posts = dice.some(pack.posts, Math.max(0, fullness - 5));
  page.posts = {
    data: posts.map((message, index) => ({
      id: `${page.id}_${index + 1}`,
      created_time: at(now, 4 + index * 26 + dice.below(20)),
      message,
      full_picture: page.photos.data[index]?.images[0]?.source ?? null,
      permalink_url: `${page.link}/posts/${index + 1}`,
    })),
  };
  const reviews = dice.some(pack.reviews, Math.max(0, fullness - 6));
  page.ratings = {
    data: reviews.map((review_text, index) => ({
      created_time: at(now, 30 + index * 41 + dice.below(30)),
      recommendation_type: 'positive',
      rating: 5,
      review_text,
      reviewer: null,
    })),
  };
  page.rating_count = reviews.length > 0 ? reviews.length + dice.below(180) : null;
  page.overall_star_rating = page.rating_count === null ? null : Number((4.2 + dice.below(8) / 10).toFixed(1));
}

const at = (now: Date, daysAgo: number) =>
  new Date(Math.floor(now.getTime() / DAY - daysAgo) * DAY + 9 * 3_600_000).toISOString().replace(/\.\d+Z$/, '+0000');
