/** What the operator's console asks and shows. Browser-safe. Amounts are euro cents, VAT included; times are ISO 8601. */
import * as z from 'zod/mini';
import { line, note } from '../../site-kit/typed-text.ts';
import type { Attribution } from '../ordering/attribution.rules.ts';
import { ORDER_STATES, type OrderState } from '../ordering/order.states.ts';
import type { Plan } from '../plans/schemas.ts';
import { PREVIEW_STATES, type PreviewState } from '../previews/schemas.ts';

/** Some of many, the newest first; `next` goes into `after` for those that follow. */
export interface Page<Row> {
  data: Row[];
  next: string | null;
}
const after = z.optional(z.string().check(z.regex(/^[\w-]{1,400}$/)));
const words = z.optional(line(120));

export const tasksQuery = z.object({ after, show: z._default(z.enum(['open', 'done']), 'open') });
export const ordersQuery = z.object({ after, q: words, state: z.optional(z.enum(ORDER_STATES)) });
export const previewsQuery = z.object({ after, state: z.optional(z.enum(PREVIEW_STATES)) });
export const jobsQuery = z.object({ after, show: z._default(z.enum(['open', 'all']), 'open') });
export const inboxQuery = z.object({ after, show: z._default(z.enum(['all', 'waiting']), 'all') });
export type TasksQuery = z.infer<typeof tasksQuery>;
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

export interface TaskView {
  key: string;
  kind: string;
  subject: string;
  /** The order it is about, where it is about one. */
  order: { id: string; page_name: string } | null;
  detail: string;
  times: number;
  opened_at: string;
  last_at: string;
  resolved_at: string | null;
  resolved_by: string | null;
  note: string | null;
}
export interface OrderLine {
  id: string;
  page_name: string;
  page_id: string;
  status: OrderState;
  name: string;
  mail: string;
  total: number;
  domains: string[];
  agent: string | null;
  open_tasks: number;
  created_at: string;
  updated_at: string;
}
export interface PreviewLine {
  id: string;
  page_id: string;
  name: string;
  status: PreviewState;
  reason: string | null;
  agent: string | null;
  created_at: string;
  ready_at: string | null;
  expires_at: string;
  retired: boolean;
}
export interface FailedJobView {
  id: string;
  name: string;
  payload: object;
  reason: string;
  tries: number;
  failed_at: string;
  retried_at: string | null;
  retried_by: string | null;
}
export interface InboxEventView {
  id: string;
  source: string;
  event_id: string;
  type: string;
  payload: object;
  deliveries: number;
  received_at: string;
  applied_at: string | null;
}
/** Counts that end at 99. */
export interface Waiting {
  tasks: number;
  jobs: number;
  inbox: number;
}

/** One thing that happened, in any part of an order: a row of its history, ledger, outbox or log. */
export interface HistoryRow {
  at: string;
  what: string;
  from: string;
  to: string;
  why: string;
  actor: string;
}
/** Everything that is known of an order. */
export interface WholeOrder {
  id: string;
  page_id: string;
  page_name: string;
  status: OrderState;
  locale: string;
  type: string;
  person: { name: string; mail: string; phone: string; address: string; vat: string };
  lines: { name: string; amount: number; quantity: number }[];
  /** Whose sale it is, and why; null: nobody's. */
  agent: string | null;
  agent_by: Attribution['by'] | null;
  /** Another order that has bought this business its site; null: none. */
  sold_with: string | null;
  /** Why this order may be a further sale of its business; null: it may not. */
  exception: { reason: string; by: string; at: string } | null;
  /** May such an exception be written? */
  can_except: boolean;
  created_at: string;
  paid_at: string | null;
  live_at: string | null;
  tasks: TaskView[];
  history: HistoryRow[];
  subscription: {
    id: string;
    customer: string;
    status: string;
    plan: Plan;
    period_end: string;
    renewal_amount: number;
    cancel_at: string | null;
    ended_at: string | null;
  } | null;
  sessions: { id: string; amount: number; status: string; created_at: string; completed_at: string | null }[];
  charges: {
    id: string;
    kind: string;
    amount: number;
    paid_at: string;
    /** What of it was given back or is about to be. */
    refunded: number;
    lines: { description: string; amount: number; refunded: boolean }[];
  }[];
  refunds: {
    key: string;
    amount: number | null;
    reason: string;
    status: string;
    created_at: string;
    done_at: string | null;
    failed_at: string | null;
  }[];
  disputes: { id: string; amount: number; reason: string; status: string; opened_at: string }[];
  invoices: { id: string; number: string; kind: string; gross: number; exchange: string | null }[];
  domains: {
    id: string;
    domain: string;
    kind: string;
    state: string;
    failure: string | null;
    reason: string | null;
    operation: string | null;
    updated_at: string;
    expires_at: string | null;
  }[];
  site: {
    id: string;
    url: string;
    status: string;
    published: boolean;
    layout: string;
    held_for: string[];
    versions: number;
  } | null;
  mails: {
    id: string;
    kind: string;
    to: string;
    subject: string;
    created_at: string;
    sent_at: string | null;
    refused_at: string | null;
    bounced_at: string | null;
    failure: string | null;
    attempts: number;
  }[];
  waiting_jobs: { id: string; name: string; state: string; tries: number; due_at: string }[];
  failed_jobs: FailedJobView[];
  inbox: InboxEventView[];
  effects: { key: string; intended_at: string; done_at: string | null }[];
  audit: { at: string; actor: string; action: string; details: object }[];
  /** May everything be given back and the subscription ended? */
  can_refund: boolean;
  /** May a cancellation be entered that came by letter? */
  can_cancel: boolean;
}
