import { z } from 'zod';
import type { SocialPage, SocialPageHit } from '../../modules/previews/social-pages.port.ts';
import { cutText, LIMITS } from './limits.ts';

/** A field that is absent, null or of an unexpected kind is left out: one odd field must not cost the whole page. */
const may = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
/** Words: cut at their limit. */
const words = (field: keyof typeof LIMITS.text) => z.string().transform((value) => cutText(value, LIMITS.text[field]));
const text = (field: keyof typeof LIMITS.text) => may(words(field));
/** What is no longer itself when it is cut. */
const exact = (kind: keyof typeof LIMITS.exact) => z.string().max(LIMITS.exact[kind]);
const short = (kind: keyof typeof LIMITS.exact) => may(exact(kind));
/** Never `javascript:` or `data:`: these addresses become links and requests. The length before the expression. */
const web = exact('url').pipe(z.url({ protocol: /^https?$/ }));
const number = may(z.number());

/** The first entries of a list that parse; one that does not is dropped, the others stay. */
const list = <T extends z.ZodType>(item: T, most: keyof typeof LIMITS.list) =>
  z.array(z.unknown()).transform((all) =>
    all.slice(0, LIMITS.list[most]).flatMap((entry) => {
      const parsed = item.safeParse(entry);
      return parsed.success ? [parsed.data] : [];
    }),
  );
/** An edge with its items. */
const edge = <T extends z.ZodType>(item: T, most: keyof typeof LIMITS.list) =>
  z
    .object({ data: list(item, most) })
    .transform(({ data }) => data)
    .catch([]);

const location = may(
  z.object({
    street: text('place'),
    zip: short('word'),
    city: text('place'),
    state: text('place'),
    country: text('place'),
    latitude: number,
    longitude: number,
  }),
);
const picture = may(
  z.object({
    data: z.object({ url: web, width: number, height: number, is_silhouette: may(z.boolean()) }),
  }),
);
const image = z.object({ source: web, width: z.number().positive(), height: z.number().positive() });
const photo = z.object({
  id: exact('id'),
  images: list(image, 'sizes')
    .refine((all) => all.length > 0)
    .transform((all) => all.toSorted((a, b) => b.width * b.height - a.width * a.height)),
  name: text('caption'),
  alt_text: text('caption'),
  created_time: short('time'),
});
const post = z.object({
  id: exact('id'),
  created_time: exact('time'),
  message: text('post'),
  full_picture: short('url'),
  permalink_url: short('url'),
});
const event = z.object({
  id: exact('id'),
  name: words('name'),
  start_time: exact('time'),
  end_time: short('time'),
  description: text('event'),
  place: may(z.object({ name: text('place') })),
  cover: may(z.object({ source: web })),
  is_canceled: may(z.boolean()),
});
const rating = z.object({
  created_time: exact('time'),
  recommendation_type: short('word'),
  rating: number,
  review_text: text('review'),
});
/** `mon_1_open` and its time, three shifts of seven days. */
const hours = z.record(z.string(), z.unknown()).transform((all) =>
  Object.fromEntries(
    Object.entries(all)
      .slice(0, LIMITS.list.hours)
      .filter((entry): entry is [string, string] => entry.every((part) => exact('word').safeParse(part).success)),
  ),
);

const hit = z
  .object({
    id: exact('id').min(1),
    name: words('name').pipe(z.string().min(1)),
    link: may(web),
    location,
    picture,
    is_published: may(z.boolean()),
    category: text('category'),
  })
  .transform((page) => ({ ...page, link: page.link ?? linkOf(page.id), is_published: page.is_published ?? true }));

const page = z
  .object({
    id: exact('id').min(1),
    name: words('name').pipe(z.string().min(1)),
    link: may(web),
    username: short('word'),
    is_published: may(z.boolean()),
    about: text('about'),
    description: text('description'),
    general_info: text('general_info'),
    mission: text('mission'),
    products: text('products'),
    founded: text('founded'),
    category: text('category'),
    category_list: may(list(z.object({ id: exact('id'), name: words('category') }), 'categories')),
    cover: may(z.object({ source: web, offset_x: number, offset_y: number })),
    picture,
    emails: may(list(exact('mail'), 'emails')),
    phone: short('phone'),
    website: short('website'),
    whatsapp_number: short('phone'),
    single_line_address: text('address'),
    location,
    hours: may(hours),
    is_always_open: may(z.boolean()),
    is_permanently_closed: may(z.boolean()),
    temporary_status: short('word'),
    price_range: short('word'),
    overall_star_rating: number,
    rating_count: number,
    photos: edge(photo, 'photos'),
    posts: edge(post, 'posts'),
    events: edge(event, 'events'),
    ratings: edge(rating, 'ratings'),
  })
  .transform((read) => ({ ...read, link: read.link ?? linkOf(read.id) }));

const linkOf = (id: string) => `https://www.facebook.com/${encodeURIComponent(id)}`;

/** `{data: [...]}` of a search; a hit without id or name is dropped. Throws ZodError when the answer has no list. */
export function parseHits(body: unknown): SocialPageHit[] {
  z.object({ data: z.array(z.unknown()) }).parse(body);
  return edge(hit, 'hits').parse(body).map(withoutUndefined);
}

/** Throws ZodError when not even id and name are there. */
export function parsePage(body: unknown): SocialPage {
  return withoutUndefined(page.parse(body));
}

/** The port's optional members are absent, not undefined; JSON drops them all the way down. */
function withoutUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
