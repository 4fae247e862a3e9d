import { z } from 'zod';
import { LETTERS, MOST_BLOCKS, MOST_PAGE_BYTES, MOST_PHOTOS, MOST_QUESTIONS, MOST_ROWS } from './limits.ts';
import { richText, webLink } from './rich-text.ts';
import { isReservedSlug, LONGEST_SLUG, SLUG } from './slug.ts';

/** Half written is kept half written: what it lacks is not drawn. */
const text = (limit: number) =>
  z
    .string()
    .max(limit)
    .regex(/^[^\n\r]*$/u);
const id = z.string().regex(/^[a-z0-9]{6,20}$/);
/** Reference under which the site knows a photo; see picture-refs.ts. */
const ref = z.string().min(1).max(200);
const block = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ type: z.literal(type), id, ...shape });

/** Where a button leads: an address, or a way to the business that follows what the site says of it. */
const buttonTarget = z.discriminatedUnion('to', [
  z.strictObject({ to: z.literal('link'), href: z.literal('').or(webLink) }),
  z.strictObject({ to: z.literal('page'), page: z.string().max(60) }),
  z.strictObject({ to: z.enum(['phone', 'email', 'directions']) }),
]);
export type ButtonTarget = z.infer<typeof buttonTarget>;

export const pageBlock = z.discriminatedUnion('type', [
  block('text', { content: richText }),
  block('photo', { photo: ref.nullable(), caption: text(LETTERS.caption) }),
  block('gallery', { title: text(LETTERS.heading), photos: z.array(ref).max(MOST_PHOTOS) }),
  block('prices', {
    title: text(LETTERS.heading),
    rows: z
      .array(
        z.strictObject({
          name: text(LETTERS.name),
          detail: text(LETTERS.detail),
          price: text(LETTERS.price),
        }),
      )
      .max(MOST_ROWS),
  }),
  block('questions', {
    title: text(LETTERS.heading),
    rows: z
      .array(z.strictObject({ question: text(LETTERS.question), answer: text(LETTERS.answer) }))
      .max(MOST_QUESTIONS),
  }),
  block('button', { label: text(LETTERS.label), target: buttonTarget }),
  block('hours', {}),
  block('map', {}),
  block('file', { file: z.string().max(60).nullable(), label: text(LETTERS.heading) }),
]);
export type PageBlock = z.infer<typeof pageBlock>;
export type BlockType = PageBlock['type'];
export type BlockOf<T extends BlockType> = Extract<PageBlock, { type: T }>;

const bytesOf = (page: unknown): number => new TextEncoder().encode(JSON.stringify(page)).byteLength;

/** A page that the owner adds (owner.md 1, Pages). */
export const ownPage = z
  .strictObject({
    slug: z
      .string()
      .max(LONGEST_SLUG)
      .regex(SLUG)
      .refine((slug) => !isReservedSlug(slug)),
    title: text(LETTERS.title).regex(/[\p{L}\p{N}]/u),
    /** In the menu of every page. */
    menu: z.boolean(),
    blocks: z
      .array(pageBlock)
      .max(MOST_BLOCKS)
      .refine((blocks) => new Set(blocks.map((one) => one.id)).size === blocks.length),
  })
  .refine((page) => bytesOf(page) <= MOST_PAGE_BYTES);
export type OwnPage = z.infer<typeof ownPage>;
