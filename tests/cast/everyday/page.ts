/** A short way to write down a page of the everyday cast: what a page does not say is left out here too. */
import type { RawPage } from '../pages.ts';

export interface EverydayPage {
  username: string;
  name: string;
  lang: RawPage['_demo']['lang'];
  /** As the network names them, the page's main one first. */
  categories: string[];
  about?: string;
  description?: string;
  general_info?: string;
  mission?: string;
  products?: string;
  founded?: string;
  phone?: string;
  whatsapp?: string;
  emails?: string[];
  website?: string;
  /** Street, postcode, town, country, latitude, longitude. */
  at?: [string, string, string, string, number?, number?];
  /** "tue-sat 09:00-13:00 16:00-19:30; sun 09:00-13:00". */
  hours?: string;
  always_open?: boolean;
  stars?: [average: number, count: number];
  /** Addresses that `everydayFile` knows, with a caption where there is one. */
  photos?: (string | [source: string, caption: string])[];
  cover?: string;
  logo?: string;
  /** Instant without its offset, which is 0; text; picture. */
  posts?: [at: string, message: string, picture?: string][];
  /** Start with its offset, name, the rest. */
  events?: [start: string, name: string, more?: { end?: string; description?: string; place?: string }][];
  ratings?: [at: string, rating: number | null, text: string][];
}

const AS_OF = '2026-05-25T10:00:00+02:00';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
/** Phones and cameras give more pixels than anybody shows; the true size is measured from the file. */
const NOMINAL = { width: 1080, height: 1350 };

/** The network's `{mon_1_open: "09:00", …}` of a line such as "tue-sat 09:00-13:00 16:00-19:30". */
function networkHours(line: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const part of line.split('; ')) {
    const [days = '', ...shifts] = part.split(' ');
    const [first = '', last = first] = days.split('-');
    for (const day of DAYS.slice(DAYS.indexOf(first), DAYS.indexOf(last) + 1))
      for (const [index, shift] of shifts.entries()) {
        const [open = '', close = ''] = shift.split('-');
        found[`${day}_${index + 1}_open`] = open;
        found[`${day}_${index + 1}_close`] = close;
      }
  }
  return found;
}

/** @param place number of the page in its cast, which makes its id */
export function rawPage(page: EverydayPage, place: number): RawPage {
  const id = String(900_000_000_002_000 + place);
  const [street, zip, city, country, latitude, longitude] = page.at ?? [];
  const located = { street, zip, city, country, latitude, longitude };
  const given = Object.entries(located).filter(([, value]) => value !== undefined && value !== '');
  return {
    id,
    name: page.name,
    username: page.username,
    link: `https://www.facebook.com/${page.username}`,
    is_published: true,
    about: page.about ?? null,
    description: page.description ?? null,
    general_info: page.general_info ?? null,
    mission: page.mission ?? null,
    products: page.products ?? null,
    founded: page.founded ?? null,
    category: page.categories[0] ?? 'Local Business',
    category_list: page.categories.map((name, n) => ({ id: `${id}_c${n}`, name })),
    cover: page.cover === undefined ? null : { source: page.cover, offset_x: 50, offset_y: 50 },
    picture: {
      data: { url: page.logo ?? '/everyday/logo/none.png', width: 512, height: 512, is_silhouette: !page.logo },
    },
    emails: page.emails ?? null,
    phone: page.phone ?? null,
    website: page.website ?? null,
    whatsapp_number: page.whatsapp ?? null,
    single_line_address: page.at ? [street, zip, city].filter(Boolean).join(', ') : null,
    location: page.at ? Object.fromEntries(given) : null,
    hours: page.hours === undefined ? null : networkHours(page.hours),
    ...(page.always_open ? { is_always_open: true } : {}),
    temporary_status: null,
    price_range: null,
    overall_star_rating: page.stars?.[0] ?? null,
    rating_count: page.stars?.[1] ?? 0,
    photos: {
      data: (page.photos ?? []).map((photo, n) => {
        const [source, name] = typeof photo === 'string' ? [photo, null] : photo;
        return { id: `${id}_p${n}`, images: [{ source, ...NOMINAL }], created_time: '2026-05-02T09:00:00+0000', name };
      }),
    },
    posts: {
      data: (page.posts ?? []).map(([at, message, picture], n) => ({
        id: `${id}_${n}`,
        created_time: `${at}:00+0000`,
        message,
        full_picture: picture ?? null,
        permalink_url: `https://www.facebook.com/${page.username}/posts/${n}`,
      })),
    },
    events: {
      data: (page.events ?? []).map(([start_time, name, more], n) => ({
        id: `${id}${n}`,
        name,
        start_time,
        end_time: more?.end ?? null,
        description: more?.description ?? null,
        place: more?.place === undefined ? null : { name: more.place },
        cover: null,
      })),
    },
    ratings: {
      data: (page.ratings ?? []).map(([at, rating, review_text]) => ({
        created_time: `${at}:00+0000`,
        recommendation_type: rating === null || rating > 3 ? 'positive' : 'negative',
        rating,
        review_text,
        reviewer: null,
      })),
    },
    _demo: { lang: page.lang, layout: '', edge: null, asOf: AS_OF },
  };
}
