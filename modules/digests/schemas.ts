/** What a link of a letter asks and answers (owner.md 7). Browser-safe. */
import * as z from 'zod/mini';

/** A local day, and the hours of such a weekday in minutes. */
const day = z.object({ date: z.string(), usual: z.array(z.object({ from: z.number(), to: z.number() })) });

/**
 * The one thing that a link may do. `closed`, `open`: what holds on a holiday. `adopt`: in answer to a question, the site is its owner's and follows the page no more. `off`: no
 * letters any more, and letters again.
 */
export const linkedDecision = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('take'), proposal: z.string() }),
  z.object({ kind: z.literal('keep'), proposal: z.string() }),
  z.object({ kind: z.literal('adopt'), proposal: z.string() }),
  z.object({ kind: z.literal('undo'), batch: z.string() }),
  z.object({ kind: z.literal('closed'), day }),
  z.object({ kind: z.literal('open'), day }),
  z.object({ kind: z.literal('off') }),
]);
export type LinkedDecision = z.infer<typeof linkedDecision>;

/**
 * `open`: it can be answered. `done`: it was, by this link or elsewhere. `outdated`: the page says something newer, or again what
 * the site shows. `expired`: the link is older than thirty days, or none of ours.
 */
export const LINK_STATES = ['open', 'done', 'outdated', 'expired'] as const;
export type LinkState = (typeof LINK_STATES)[number];

const change = z.object({ unit: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) });
export const linkView = z.object({
  state: z.enum(LINK_STATES),
  /** Null for a link that is none of ours. */
  kind: z.nullable(z.enum(['take', 'keep', 'adopt', 'undo', 'closed', 'open', 'off'])),
  site: z.nullable(z.object({ id: z.string(), name: z.string(), url: z.string() })),
  /** What stands on the site, and what the page says; of an undo, what came. */
  changes: z.array(change),
  /** Of a question about a holiday. */
  day: z.nullable(day),
  /** What was decided; null while nothing was. */
  outcome: z.nullable(z.enum(['take', 'keep', 'adopted', 'undone', 'closed', 'open', 'off'])),
});
export type LinkView = z.infer<typeof linkView>;
