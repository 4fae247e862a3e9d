/** What the parts of a site document are made of: texts with their sources, colours, photos, actions, hours. */
import { z } from 'zod';
import { LANGS } from '../names.ts';

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
const source = z.discriminatedUnion('kind', [
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
