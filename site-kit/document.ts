/**
 * The site document: everything a generated website says and shows, independent of how a layout draws it.
 *
 * Facts become copy, copy becomes this document, a layout turns the document into HTML. Every sentence carries its
 * source, so that a test can prove that nothing on a site was invented.
 */
import { z } from 'zod';
import { ownPage } from './document/own-pages.ts';
import { LEFT_OUT_REASONS, TRADES, action, palette, photo, text } from './document/parts.ts';
import { siteSection } from './document/sections.ts';
import { LANGS, LAYOUTS, type Lang } from './names.ts';

export type { PageLine, OwnBlock, OwnPage } from './document/own-pages.ts';
export { TRADES, SOBER_TRADES, isSober, LEFT_OUT_REASONS, text, range } from './document/parts.ts';
export type { Trade, Source, Text, Palette, Photo, Action, Week } from './document/parts.ts';
export type { Section, SectionOf } from './document/sections.ts';
export { LANGS, LAYOUTS } from './names.ts';
export type { Lang, LayoutName } from './names.ts';

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
