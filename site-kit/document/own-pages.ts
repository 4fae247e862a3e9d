/** Pages that an owner adds to a site, of nine kinds of blocks. */
import { z } from 'zod';
import { text } from './parts.ts';
import { list, photoId } from './sections.ts';

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
export const ownPage = z.object({
  /** Of ours, `pge_…`: the address may change. */
  id: z.string(),
  slug: z.string(),
  title: text,
  menu: z.boolean(),
  blocks: z.array(ownBlock),
});
export type OwnPage = z.infer<typeof ownPage>;
