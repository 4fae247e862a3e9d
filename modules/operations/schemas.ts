/** What the operator's console asks. Browser-safe. */
import * as z from 'zod/mini';
import { line, note } from '../../site-kit/typed-text.ts';
import { ORDER_STATES } from '../ordering/order.states.ts';
import { PREVIEW_STATES } from '../previews/schemas.ts';

const after = z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/)));
const words = z.optional(line(120));

export const tasksQuery = z.object({ after, show: z._default(z.enum(['open', 'done']), 'open') });
export const textsQuery = z.object({ after, show: z._default(z.enum(['open', 'done']), 'open') });
export const ordersQuery = z.object({ after, q: words, state: z.optional(z.enum(ORDER_STATES)) });
export const previewsQuery = z.object({ after, state: z.optional(z.enum(PREVIEW_STATES)) });
export const jobsQuery = z.object({ after, show: z._default(z.enum(['open', 'all']), 'open') });
export const inboxQuery = z.object({ after, show: z._default(z.enum(['all', 'waiting']), 'all') });
export type TasksQuery = z.infer<typeof tasksQuery>;
export type TextsQuery = z.infer<typeof textsQuery>;
export type OrdersQuery = z.infer<typeof ordersQuery>;
export type PreviewsQuery = z.infer<typeof previewsQuery>;
export type JobsQuery = z.infer<typeof jobsQuery>;
export type InboxQuery = z.infer<typeof inboxQuery>;

const id = z.string().check(z.minLength(1), z.maxLength(300));
export const idInput = z.object({ id });
export const resolveInput = z.object({ key: id, note: note(500).check(z.minLength(1)) });
/** A step of an order that is to be done again now. */
export const retryInput = z.object({ step: z.enum(['domain', 'site', 'refund']), id });
export type RetryInput = z.infer<typeof retryInput>;
/** Ends recovery as the comparison of that moment says. */
export const goInput = z.object({ compared_at: z.iso.datetime() });
const reason = line(200).check(z.minLength(3));
/**
 * `line`: place in the charge's lines. `domain`: a name that could not be had. `whole`: everything that was paid, and the
 * subscription ends. `outside`: a refund that failed and was paid another way; `reason` says how.
 */
export const refundInput = z.union([
  z.object({ charge: id, line: z.number().check(z.int(), z.minimum(0)), reason }),
  z.object({ domain: id }),
  z.object({ whole: z.literal(true), reason }),
  z.object({ outside: id, reason }),
]);
/** A cancellation by registered letter: days as the postmark and the stamp of arrival have them, "2026-11-21". */
export const letterInput = z.object({ posted: z.iso.date(), received: z.iso.date(), note: z._default(line(200), '') });
export type LetterInput = z.infer<typeof letterInput>;
/** Why a business that has a site may be sold one more. */
export const secondSaleInput = z.object({ reason });
export type RefundInput = z.infer<typeof refundInput>;
