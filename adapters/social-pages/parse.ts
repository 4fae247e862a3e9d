import { z } from 'zod';
import type { SocialPage, SocialPageHit } from '../../modules/previews/social-pages.port.ts';

/** A field that is absent, null or of an unexpected kind is left out: one odd field must not cost the whole page. */
const may = <T extends z.ZodType>(schema: T) => schema.optional().catch(undefined);
/** Never `javascript:` or `data:`: these addresses become links and requests. */
const web = z.url({ protocol: /^https?$/ });
const text = may(z.string());
const number = may(z.number());

/** An edge with its items; an item that does not parse is dropped, the others stay. */
const edge = <T extends z.ZodType>(item: T) =>
  z
    .object({ data: z.array(z.unknown()) })
    .catch({ data: [] })
    .transform(({ data }) =>
      data.flatMap((entry) => {
        const parsed = item.safeParse(entry);
        return parsed.success ? [parsed.data] : [];
      }),
    );

const location = may(
  z.object({ street: text, zip: text, city: text, state: text, country: text, latitude: number, longitude: number }),
);
const picture = may(
  z.object({
    data: z.object({ url: web, width: number, height: number, is_silhouette: may(z.boolean()) }),
  }),
);
const image = z.object({ source: web, width: z.number().positive(), height: z.number().positive() });
const photo = z.object({
  id: z.string(),
  images: z
    .array(image)
    .min(1)
    .transform((all) => all.toSorted((a, b) => b.width * b.height - a.width * a.height)),
  name: text,
  alt_text: text,
  created_time: text,
});
const post = z.object({
  id: z.string(),
  created_time: z.string(),
  message: text,
  full_picture: text,
  permalink_url: text,
});
const event = z.object({
  id: z.string(),
  name: z.string(),
  start_time: z.string(),
  end_time: text,
  description: text,
  place: may(z.object({ name: text })),
  cover: may(z.object({ source: web })),
  is_canceled: may(z.boolean()),
});
const rating = z.object({ created_time: z.string(), recommendation_type: text, rating: number, review_text: text });

const hit = z
  .object({
    id: z.string(),
    name: z.string().min(1),
    link: may(web),
    location,
    picture,
    is_published: may(z.boolean()),
    category: text,
  })
  .transform((page) => ({ ...page, link: page.link ?? linkOf(page.id), is_published: page.is_published ?? true }));

const page = z
  .object({
    id: z.string(),
    name: z.string().min(1),
    link: may(web),
    username: text,
    is_published: may(z.boolean()),
    about: text,
    description: text,
    general_info: text,
    mission: text,
    products: text,
    founded: text,
    category: text,
    category_list: may(z.array(z.object({ id: z.string(), name: z.string() }))),
    cover: may(z.object({ source: web, offset_x: number, offset_y: number })),
    picture,
    emails: may(z.array(z.string())),
    phone: text,
    website: text,
    whatsapp_number: text,
    single_line_address: text,
    location,
    hours: may(z.record(z.string(), z.string())),
    is_always_open: may(z.boolean()),
    is_permanently_closed: may(z.boolean()),
    temporary_status: text,
    price_range: text,
    restaurant_specialties: may(z.record(z.string(), z.unknown())),
    overall_star_rating: number,
    rating_count: number,
    photos: edge(photo),
    posts: edge(post),
    events: edge(event),
    ratings: edge(rating),
  })
  .transform((read) => ({ ...read, link: read.link ?? linkOf(read.id) }));

const linkOf = (id: string) => `https://www.facebook.com/${encodeURIComponent(id)}`;

/** `{data: [...]}` of a search; a hit without id or name is dropped. Throws ZodError when the answer has no list. */
export function parseHits(body: unknown): SocialPageHit[] {
  z.object({ data: z.array(z.unknown()) }).parse(body);
  return edge(hit).parse(body).map(withoutUndefined);
}

/** Throws ZodError when not even id and name are there. */
export function parsePage(body: unknown): SocialPage {
  return withoutUndefined(page.parse(body));
}

/** The port's optional members are absent, not undefined; JSON drops them all the way down. */
function withoutUndefined<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
