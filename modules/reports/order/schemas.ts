/** Everything that is known of an order, as the operator's console shows it. Browser-safe. Amounts are euro cents, VAT included; times are ISO 8601. */
import * as z from 'zod/mini';
import { ATTRIBUTED_BY } from '../../ordering/attribution.rules.ts';
import { ORDER_STATES } from '../../ordering/order.states.ts';
import { PLANS } from '../../plans/schemas.ts';
import { failedJobView, inboxEventView, json, taskView } from '../operator/schemas.ts';

/** One thing that happened, in any part of an order: a row of its history, ledger, outbox or log. */
export const historyRow = z.object({
  at: z.string(),
  what: z.string(),
  from: z.string(),
  to: z.string(),
  why: z.string(),
  actor: z.string(),
});
export type HistoryRow = z.infer<typeof historyRow>;

/** Everything that is known of an order. */
export const wholeOrder = z.object({
  id: z.string(),
  page_id: z.string(),
  page_name: z.string(),
  status: z.enum(ORDER_STATES),
  locale: z.string(),
  type: z.string(),
  person: z.object({
    name: z.string(),
    mail: z.string(),
    phone: z.string(),
    address: z.string(),
    vat: z.string(),
  }),
  lines: z.array(
    z.object({
      name: z.string(),
      amount: z.number(),
      quantity: z.number(),
    }),
  ),
  /** Whose sale it is, and why; null: nobody's. */
  agent: z.nullable(z.string()),
  agent_by: z.nullable(z.enum(ATTRIBUTED_BY)),
  /** Another order that has bought this business its site; null: none. */
  sold_with: z.nullable(z.string()),
  /** Why this order may be a further sale of its business; null: it may not. */
  exception: z.nullable(
    z.object({
      reason: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
  /** May such an exception be written? */
  can_except: z.boolean(),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  live_at: z.nullable(z.string()),
  tasks: z.array(taskView),
  history: z.array(historyRow),
  subscription: z.nullable(
    z.object({
      id: z.string(),
      customer: z.string(),
      status: z.string(),
      plan: z.enum(PLANS),
      period_end: z.string(),
      renewal_amount: z.number(),
      cancel_at: z.nullable(z.string()),
      ended_at: z.nullable(z.string()),
    }),
  ),
  sessions: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      status: z.string(),
      created_at: z.string(),
      completed_at: z.nullable(z.string()),
    }),
  ),
  charges: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      amount: z.number(),
      paid_at: z.string(),
      /** What of it was given back or is about to be. */
      refunded: z.number(),
      lines: z.array(
        z.object({
          description: z.string(),
          amount: z.number(),
          refunded: z.boolean(),
        }),
      ),
    }),
  ),
  refunds: z.array(
    z.object({
      key: z.string(),
      amount: z.nullable(z.number()),
      reason: z.string(),
      status: z.string(),
      created_at: z.string(),
      done_at: z.nullable(z.string()),
      failed_at: z.nullable(z.string()),
    }),
  ),
  disputes: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      reason: z.string(),
      status: z.string(),
      opened_at: z.string(),
    }),
  ),
  invoices: z.array(
    z.object({
      id: z.string(),
      number: z.string(),
      kind: z.string(),
      gross: z.number(),
      exchange: z.nullable(z.string()),
    }),
  ),
  domains: z.array(
    z.object({
      id: z.string(),
      domain: z.string(),
      kind: z.string(),
      state: z.string(),
      failure: z.nullable(z.string()),
      reason: z.nullable(z.string()),
      operation: z.nullable(z.string()),
      updated_at: z.string(),
      expires_at: z.nullable(z.string()),
    }),
  ),
  site: z.nullable(
    z.object({
      id: z.string(),
      url: z.string(),
      /** Until when its owner lets support look; null: they do not. */
      support_until: z.nullable(z.string()),
      status: z.string(),
      published: z.boolean(),
      layout: z.string(),
      held_for: z.array(z.string()),
      versions: z.number(),
    }),
  ),
  mails: z.array(
    z.object({
      id: z.string(),
      kind: z.string(),
      to: z.string(),
      subject: z.string(),
      created_at: z.string(),
      sent_at: z.nullable(z.string()),
      refused_at: z.nullable(z.string()),
      bounced_at: z.nullable(z.string()),
      failure: z.nullable(z.string()),
      attempts: z.number(),
    }),
  ),
  waiting_jobs: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      state: z.string(),
      tries: z.number(),
      due_at: z.string(),
    }),
  ),
  failed_jobs: z.array(failedJobView),
  inbox: z.array(inboxEventView),
  effects: z.array(
    z.object({
      key: z.string(),
      intended_at: z.string(),
      done_at: z.nullable(z.string()),
    }),
  ),
  audit: z.array(
    z.object({
      at: z.string(),
      actor: z.string(),
      action: z.string(),
      details: json,
    }),
  ),
  /** May everything be given back and the subscription ended? */
  can_refund: z.boolean(),
  /** May a cancellation be entered that came by letter? */
  can_cancel: z.boolean(),
});
export type WholeOrder = z.infer<typeof wholeOrder>;
