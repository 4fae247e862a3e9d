/** The sections of a site document's first page. */
import { z } from 'zod';
import { range, text, week } from './parts.ts';

const section = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.object({ type: z.literal(type), /** Anchor, unique in the page. */ id: z.string(), title: text, ...shape });

export const photoId = z.string();
const hero = z.object({
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
const about = section('about', {
  since: text.nullable(),
  paragraphs: z.array(text).min(1),
  /** Beyond the first 90 words: behind <details>. */
  rest: z.array(text),
  photo: photoId.nullable(),
});
const listItem = z.object({
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
const gallery = section('gallery', { photos: z.array(photoId).min(3) });
const news = section('news', {
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
const events = section('events', {
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
const reviews = section('reviews', {
  /** Only with at least five reviews. */
  average: z.object({ stars: z.number(), count: z.number().int(), label: text }).nullable(),
  items: z.array(z.object({ text, author: text, date: text, stars: z.number().int().min(1).max(5).nullable() })).min(1),
  note: text,
});
const hours = section('hours', {
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
const contact = section('contact', {
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
