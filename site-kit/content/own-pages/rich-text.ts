import { z } from 'zod';
import { isWebLink } from './web-link.ts';

const MOST_LETTERS = 4000;
const MOST_SPANS = 200;
const MOST_ITEMS = 100;
const MOST_NODES = 200;
const MOST_LINK = 500;

export const webLink = z.string().max(MOST_LINK).refine(isWebLink);

/** A run of letters that look alike. Its spaces count: they part it from its neighbours. */
const span = z.strictObject({
  text: z
    .string()
    .min(1)
    .max(MOST_LETTERS)
    .regex(/^[^\n\r]*$/u),
  strong: z.literal(true).optional(),
  em: z.literal(true).optional(),
  href: webLink.optional(),
});
const line = z.array(span).min(1).max(MOST_SPANS);
const items = z.array(line).min(1).max(MOST_ITEMS);

/** All that a text of an own page can be: no HTML comes in, none is kept, React writes it (owner.md 2). */
export const richText = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('paragraph'), content: line }),
      z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), content: line }),
      z.strictObject({ type: z.literal('bullets'), items }),
      z.strictObject({ type: z.literal('numbers'), items }),
    ]),
  )
  .max(MOST_NODES);

export type Span = z.infer<typeof span>;
export type RichText = z.infer<typeof richText>;
export type RichNode = RichText[number];
