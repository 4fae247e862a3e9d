/** What the calls about texts that we write for an owner take and give. Browser-safe. Instants are ISO 8601. */
import * as z from 'zod/mini';
import { line, note } from '../../site-kit/typed-text.ts';
import { TEXT_STATES } from './text.states.ts';

/** Where a text goes: the first screen, the story under it, or a page of its own. */
export const PLACES = ['welcome', 'story', 'page'] as const;
export type Place = (typeof PLACES)[number];

/** Letters of each of the three sentences in which an owner asks. */
export const ASKED = { about: 300, points: 600, tone: 200 } as const;
export type Sentence = keyof typeof ASKED;
const sentence = (name: Sentence) => line(ASKED[name]).check(z.minLength(3));
const state = z.enum(TEXT_STATES);
const place = z.enum(PLACES);
const instant = z.string();

/** POST …/texts. `key`: made by the screen; sent again under the same one, a text is asked for once. */
export const requestInput = z.object({
  key: z.string().check(z.regex(/^[A-Za-z0-9_-]{20,40}$/)),
  place,
  about: sentence('about'),
  points: sentence('points'),
  tone: sentence('tone'),
});
export type RequestInput = z.infer<typeof requestInput>;

const brief = { place, about: z.string(), points: z.string(), tone: z.string() };
/** What a part of the site said when the text was delivered, and what it says in the text. */
const part = z.object({
  unit: z.string(),
  before: z.nullable(z.string()),
  after: z.string(),
  /** The draft says so, unpublished. */
  waiting: z.boolean(),
});

/** GET …/texts */
export const textsView = z.object({
  site: z.object({ id: z.string(), order_id: z.string(), name: z.string(), url: z.string() }),
  /** How many texts the contract holds, and how many of them can still be asked for. */
  most: z.number(),
  left: z.number(),
  draft: z.object({ rev: z.number(), changes: z.number() }),
  texts: z.array(
    z.object({
      id: z.string(),
      ...brief,
      state,
      asked_at: instant,
      delivered_at: z.nullable(instant),
      ended_at: z.nullable(instant),
      parts: z.array(part),
    }),
  ),
});
export type TextsView = z.infer<typeof textsView>;

/** A line of the operator's list. */
export const textLine = z.object({
  id: z.string(),
  order_id: z.string(),
  page_name: z.string(),
  place,
  about: z.string(),
  state,
  asked_at: instant,
  ended_at: z.nullable(instant),
});
export type TextLine = z.infer<typeof textLine>;

/** GET …/admin/texts/{id}: what is asked for, and what stands there now. */
export const textToWrite = z.object({
  id: z.string(),
  order_id: z.string(),
  ...brief,
  state,
  asked_at: instant,
  site: z.object({ name: z.string(), url: z.string(), lang: z.string() }),
  /** What the social page says of the business, to write from. */
  page: z.array(z.string()),
  fields: z.array(
    z.object({
      name: z.string(),
      /** Letters. */
      limit: z.number(),
      /** Paragraphs are parted by an empty line; without it the text is one line. */
      long: z.boolean(),
      value: z.string(),
    }),
  ),
  /** Of the draft that the fields show. */
  rev: z.number(),
});
export type TextToWrite = z.infer<typeof textToWrite>;

const MOST_LETTERS = 10_000;
/** POST …/admin/texts/{id}/deliver. `fields`: a text for each name. */
export const deliverInput = z.object({
  rev: z.int().check(z.gte(0), z.lte(2 ** 31 - 1)),
  fields: z.array(z.object({ name: line(20), text: note(MOST_LETTERS) })).check(z.minLength(1), z.maxLength(4)),
});
export type DeliverInput = z.infer<typeof deliverInput>;
