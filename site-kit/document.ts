/**
 * The site document: everything a generated website says and shows, independent of how a layout draws it.
 *
 * Facts become copy, copy becomes this document, a layout turns the document into HTML. Every sentence carries its
 * source, so that a test can prove that nothing on a site was invented.
 */
import { z } from 'zod';
import { LANGS, LAYOUTS, type Lang } from './names.ts';

export { LANGS, LAYOUTS } from './names.ts';
export type { Lang, LayoutName } from './names.ts';

export const TRADES = [
  'restaurant',
  'bar',
  'bakery',
  'hotel',
  'salon',
  'fitness',
  'legal',
  'health',
  'garage',
  'florist',
  'shop',
  'artist',
  'other',
] as const;
export type Trade = (typeof TRADES)[number];
/** Trades whose sites keep to two tints: people come to them with a worry. */
export const SOBER_TRADES: readonly Trade[] = ['legal', 'health'];
export const isSober = (trade: Trade): boolean => SOBER_TRADES.includes(trade);

/** Where a text comes from: a field of the social page, one of its entries, the owner, or a standard text of ours. */
export const source = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('field'), field: z.string() }),
  z.object({ kind: z.literal('post'), id: z.string(), at: z.string() }),
  z.object({ kind: z.literal('event'), id: z.string() }),
  z.object({ kind: z.literal('review'), at: z.string() }),
  z.object({ kind: z.literal('photo'), id: z.string() }),
  z.object({ kind: z.literal('owner'), /** Key of content/units.ts. */ unit: z.string(), at: z.string() }),
  /** In the owner's words, of what `unit` shows in the main language. */
  z.object({ kind: z.literal('translated'), unit: z.string(), lang: z.enum(LANGS), at: z.string() }),
  z.object({ kind: z.literal('standard'), key: z.string(), from: z.array(z.string()).default([]) }),
]);
export type Source = z.infer<typeof source>;

/** Why something that the page says is not on the site. */
export const LEFT_OUT_REASONS = [
  'contact',
  'hours',
  'label',
  'older',
  'short',
  'past',
  'cancelled',
  'private',
  'length',
  'regulated',
  'unreadable',
] as const;

/** Plain text, never markup. `lang` is set only where it differs from the document's language. */
export const text = z.object({
  value: z.string().min(1),
  source,
  lang: z.string().optional(),
  /** The page of this site that it leads to, in the main language: "/shop/red-roses". */
  href: z
    .string()
    .regex(/^\/[a-z0-9]+(?:[-/][a-z0-9]+)*$/)
    .optional(),
  /** Where an edit of it goes: an owner's unit, or a part of one (edit/with-slots.ts). Only while somebody edits. */
  slot: z.string().optional(),
});
export type Text = z.infer<typeof text>;

const hex = z.string().regex(/^#[0-9a-f]{6}$/i);
/** Solved colours: every text role reaches 4.5:1 on bg, surface and alt. */
export const palette = z.object({
  bg: hex,
  surface: hex,
  alt: hex,
  ink: hex,
  muted: hex,
  line: hex,
  accent: hex,
  onAccent: hex,
  link: hex,
  focus: hex,
  second: hex,
});
export type Palette = z.infer<typeof palette>;

export const photo = z.object({
  /** Content hash of the stored original; also the stem of every variant's file name. */
  id: z.string().regex(/^[a-z0-9]{16,64}$/),
  /** Pixels of the original after orientation. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Subject, 0..1 from the left and from the top: becomes `object-position`. */
  focal: z.tuple([z.number(), z.number()]),
  /** Dominant colour, shown until the picture arrives. */
  color: hex,
  alt: text,
  /** Where the picture itself comes from; documents of before November 2026 do not say it. */
  source: source.optional(),
  /** Alpha of a black overlay under which white text reaches 4.6:1, over the whole photo and over its lower 60 %. */
  scrim: z.object({ whole: z.number(), lower: z.number() }),
  /** What the photo is good enough for. */
  role: z.enum(['hero', 'card', 'small']),
  /** As in `text`. */
  slot: z.string().optional(),
  /** Mostly text, a flyer or a banner: shown whole, never cropped. */
  whole: z.boolean().optional(),
});
export type Photo = z.infer<typeof photo>;

/** One thing a visitor can do. `href` is already safe: tel:, mailto:, https: or a page of a room on this site. */
export const action = z.object({
  kind: z.enum(['call', 'whatsapp', 'email', 'messenger', 'directions', 'section', 'book', 'shop']),
  /** Full label for a button, at most four words: "Prenota un tavolo". */
  label: text,
  /** One word for the sticky bar on phones: "Chiama". */
  short: text,
  href: z.string(),
});
export type Action = z.infer<typeof action>;

/** Minutes after midnight, local time; `to` above 1440 runs past midnight and belongs to the opening day. */
export const range = z.object({ from: z.number().int().min(0).max(1440), to: z.number().int().min(0).max(2880) });
/** Monday first, always seven entries; an empty list is a closed day. */
export const week = z.array(z.array(range)).length(7);
export type Week = z.infer<typeof week>;

const section = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), /** Anchor, unique in the page. */ id: z.string(), title: text, ...shape });

const photoId = z.string();
export const hero = z.object({
  type: z.literal('hero'),
  id: z.string(),
  /** The only h1, 12 to 78 characters. */
  headline: text,
  /** "Italian Restaurant · Bologna". Absent when the headline says the same. */
  kicker: text.nullable(),
  lede: text.nullable(),
  /** Null: the layout draws procedural art or a type-only hero. */
  photo: photoId.nullable(),
  /** Up to four more good photos for compositions that show several. */
  more: z.array(photoId),
});
export const about = section('about', {
  since: text.nullable(),
  paragraphs: z.array(text).min(1),
  /** Beyond the first 90 words: behind <details>. */
  rest: z.array(text),
  photo: photoId.nullable(),
});
export const listItem = z.object({
  name: text,
  detail: text.nullable(),
  price: text.nullable(),
  photo: photoId.nullable(),
  /** The price that the list itself names, '' for none, where the shop's or "sold out" stands in its place. */
  listed: z.string().optional(),
});
export const list = section('list', {
  /** In a timetable `price` is the time. */
  kind: z.enum(['menu', 'products', 'services', 'rooms', 'timetable']),
  groups: z.array(z.object({ title: text.nullable(), items: z.array(listItem).min(1) })).min(1),
});
export const gallery = section('gallery', { photos: z.array(photoId).min(3) });
export const news = section('news', {
  items: z
    .array(
      z.object({
        at: z.string(),
        date: text,
        text,
        photo: photoId.nullable(),
        href: z.string().nullable(),
        more: text,
      }),
    )
    .min(1),
});
export const events = section('events', {
  items: z
    .array(
      z.object({
        /** ISO with offset, as the source gave it. */
        start: z.string(),
        /** Ready to print in the site's language: day number, short month, weekday, time. */
        day: text,
        month: text,
        weekday: text,
        time: text.nullable(),
        name: text,
        detail: text.nullable(),
        place: text.nullable(),
        photo: photoId.nullable(),
        href: z.string().nullable(),
      }),
    )
    .min(1),
});
export const reviews = section('reviews', {
  /** Only with at least five reviews. */
  average: z.object({ stars: z.number(), count: z.number().int(), label: text }).nullable(),
  items: z.array(z.object({ text, author: text, date: text, stars: z.number().int().min(1).max(5).nullable() })).min(1),
  note: text,
});
export const hours = section('hours', {
  /** Equal days grouped: "Mar – Sab" and its shifts "12:00 – 15:00". Empty when only a note is known. */
  rows: z.array(z.object({ days: text, shifts: z.array(text) })),
  /** For the open-now line and for a seven-day strip; null when hours are unknown. */
  week: week.nullable(),
  /** One per day, Monday first: short weekday name and its shifts, ready to print. */
  strip: z.array(z.object({ day: text, shifts: z.array(text) })),
  /** "By appointment", "Always open", "Temporarily closed". */
  note: text.nullable(),
  /** Public holidays of the next weeks as local days, YYYY-MM-DD: on them nobody knows whether the place is open. */
  holidays: z.array(z.string()).optional(),
  /** Days on which other hours hold, soonest first, and what they are, ready to print. */
  special: z.object({ text, days: z.array(z.object({ date: z.string(), ranges: z.array(range) })) }).optional(),
  /** Templates of the open-now line, {time} and {day} to be filled in; null when it must not show. */
  live: z
    .object({
      open: z.string(),
      soon: z.string(),
      day: z.string(),
      always: z.string(),
      /** Instead of "open now" on a public holiday. */
      holiday: z.string().optional(),
      days: z.array(z.string()).length(7),
    })
    .nullable(),
});
export const contact = section('contact', {
  address: z.array(text),
  phone: z.object({ label: text, href: z.string() }).nullable(),
  email: z.object({ label: text, href: z.string() }).nullable(),
  links: z.array(
    z.object({
      /** `phone` and `email`: further ones, and one whose word says whose it is. */
      kind: z.enum(['phone', 'email', 'facebook', 'messenger', 'whatsapp', 'website']),
      label: text,
      href: z.string(),
    }),
  ),
  geo: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  map: z.object({ google: z.string(), apple: z.string() }).nullable(),
});
export const siteSection = z.discriminatedUnion('type', [
  hero,
  about,
  list,
  gallery,
  news,
  events,
  reviews,
  hours,
  contact,
]);
export type Section = z.infer<typeof siteSection>;
export type SectionOf<T extends Section['type']> = Extract<Section, { type: T }>;

const pageLine = z.array(
  z.object({
    text,
    strong: z.literal(true).optional(),
    em: z.literal(true).optional(),
    /** https only. */
    href: z.string().optional(),
  }),
);
export type PageLine = z.infer<typeof pageLine>;
const pageBlock = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), id: z.string(), ...shape });
/** What a page of the owner's is made of; only what is whole. */
const ownBlock = z.discriminatedUnion('type', [
  pageBlock('text', {
    nodes: z
      .array(
        z.discriminatedUnion('type', [
          z.object({ type: z.literal('paragraph'), content: pageLine }),
          z.object({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content: pageLine }),
          z.object({ type: z.literal('bullets'), items: z.array(pageLine) }),
          z.object({ type: z.literal('numbers'), items: z.array(pageLine) }),
        ]),
      )
      .min(1),
  }),
  pageBlock('photo', { photo: photoId, caption: text.nullable() }),
  pageBlock('gallery', { title: text.nullable(), photos: z.array(photoId).min(1) }),
  pageBlock('prices', { list }),
  pageBlock('questions', {
    title: text.nullable(),
    items: z.array(z.object({ question: text, answer: text })).min(1),
  }),
  /** `href`: https, tel or mailto; `page`: slug of another page of the owner's. One of the two. */
  pageBlock('button', { label: text, href: z.string().nullable(), page: z.string().nullable() }),
  pageBlock('hours', {}),
  pageBlock('map', {}),
  pageBlock('file', {
    label: text,
    /** Path on the site. */
    path: z.string(),
    /** SHA-256 of its bytes, hexadecimal. */
    hash: z.string(),
    bytes: z.number().int().positive(),
  }),
]);
export type OwnBlock = z.infer<typeof ownBlock>;
const ownPage = z.object({
  /** Of ours, `pge_…`: the address may change. */
  id: z.string(),
  slug: z.string(),
  title: text,
  menu: z.boolean(),
  blocks: z.array(ownBlock),
});
export type OwnPage = z.infer<typeof ownPage>;

/** What visitors leave on a site, by what they did. */
export const LEFT_HERE = ['booking', 'deposit', 'order', 'delivery', 'card', 'newsletter', 'block'] as const;
export type LeftHere = (typeof LEFT_HERE)[number];

export const siteDocument = z.object({
  schema: z.literal(1),
  /** The social page's id: seed of everything procedural. */
  seed: z.string(),
  lang: z.enum(LANGS),
  /** The main one first; absent where there is one. `listed`: search engines are told of it. */
  languages: z
    .array(z.object({ lang: z.enum(LANGS), listed: z.boolean() }))
    .min(2)
    .optional(),
  timeZone: z.string(),
  trade: z.enum(TRADES),
  layout: z.enum(LAYOUTS),
  palette,
  name: text,
  category: text.nullable(),
  city: text.nullable(),
  logo: photo.nullable(),
  photos: z.record(z.string(), photo),
  /** The photos' colours clash: all are shown in one calmer grade. */
  grade: z.literal('calm').optional(),
  /** Hero first; the rest in the order of the trade; only sections with content. */
  sections: z.array(siteSection).min(2),
  /** The owner put the sections in this order: a layout keeps to it where it would have its own. */
  ordered: z.literal(true).optional(),
  /** Pages that the owner adds, in their order; absent where there are none. */
  pages: z.array(ownPage).min(1).optional(),
  /** What can be booked here by the site itself, absent where nothing can; `deposit`: some of it is paid beforehand. */
  booking: z
    .object({ kind: z.enum(['table', 'appointment', 'session', 'stay']), deposit: z.literal(true).optional() })
    .optional(),
  /** What is offered here for orders by the site itself; absent where nothing is. `reserve`: paid when it is handed over; `delivers`: also to an address. */
  shop: z.object({ mode: z.enum(['reserve', 'paid']), delivers: z.literal(true).optional() }).optional(),
  /** A visitor can ask here to be written to; absent where nobody can. */
  newsletter: z.literal(true).optional(),
  /** What visitors left here before and is kept, although nobody is asked for it any more; absent where nothing is. */
  kept: z.array(z.enum(LEFT_HERE)).min(1).optional(),
  /** Who handles what visitors leave here on the business's behalf: name and address; absent where nobody does. */
  processor: z.string().optional(),
  /** Best first; the first is the page's one repeated action. */
  actions: z.array(action),
  footer: z.object({
    legal: z.array(text),
    privacy: text,
    cookies: text,
    facebook: z.string().nullable(),
  }),
  /** What the social page says and this site does not, for its owner; absent in documents of before November 2026. */
  leftOut: z.array(z.object({ text, reason: z.enum(LEFT_OUT_REASONS) })).optional(),
  /** Interface words a layout needs: keys of copy.json such as nav.skip, nav.open, open.closedDay. */
  words: z.record(z.string(), z.string()),
  meta: z.object({
    title: text,
    description: text,
    /** schema.org data, already complete; the renderer only serialises it safely. */
    jsonLd: z.record(z.string(), z.unknown()),
  }),
});
export type SiteDocument = z.infer<typeof siteDocument>;

/** For what a site asks its visitors now. */
export const askedFor = ({ booking, shop, newsletter }: Partial<SiteDocument>): LeftHere[] => [
  ...(booking ? (['booking'] as const) : []),
  ...(booking?.deposit ? (['deposit'] as const) : []),
  ...(shop ? (['order'] as const) : []),
  ...(shop?.delivers ? (['delivery'] as const) : []),
  ...(shop?.mode === 'paid' ? (['card'] as const) : []),
  ...(newsletter ? (['newsletter'] as const) : []),
  // Whoever asks for something may be refused it.
  ...(booking || shop || newsletter ? (['block'] as const) : []),
];

/** Of a document in another language than its site's main one: that language. */
export function translationOf({ lang, languages }: Pick<SiteDocument, 'lang' | 'languages'>): Lang | undefined {
  return languages === undefined || languages[0]?.lang === lang ? undefined : lang;
}

type Spoken = Pick<SiteDocument, 'lang' | 'languages'>;
/** Address of a page of a room in the language of a document: "/shop/roses", "/en/shop/roses". */
export const roomPath = (doc: Spoken, path: string): string => `${languagePart(doc)}${path}`;
/** Address of an act of a room, whose answer speaks that language: "/_/book/new", "/_/en/book/new". */
export const actPath = (doc: Spoken, path: string): string => `/_${languagePart(doc)}${path}`;
function languagePart(doc: Spoken): string {
  const lang = translationOf(doc);
  return lang === undefined ? '' : `/${lang}`;
}
