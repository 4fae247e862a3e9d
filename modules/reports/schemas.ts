/** What the customer's order page shows and asks. Browser-safe. Amounts are euro cents, VAT included; times are ISO 8601. */
import * as z from 'zod/mini';
import { isCode, line } from '../../site-kit/typed-text.ts';
import { managedDomain } from '../domains/schemas.ts';
import { invoiceItem } from '../invoicing/schemas.ts';
import { ORDER_STATES } from '../ordering/order.states.ts';
import { PLANS } from '../plans/schemas.ts';

const at = z.nullable(z.string());

export const managedSubscription = z.object({
  plan: z.enum(PLANS),
  /** Another one than `plan` when the customer goes down at the next renewal. */
  next_plan: z.enum(PLANS),
  /** What the next renewal takes. */
  renewal_amount: z.number(),
  period_end: z.string(),
  /** The subscription ends then and does not renew. */
  cancel_at: at,
  ended_at: at,
  past_due_since: at,
  /** Unpaid until then: the site goes off. */
  suspends_at: at,
});
export type ManagedSubscription = z.infer<typeof managedSubscription>;

/** What the state table, the clock and the law allow now. */
export const managedActions = z.object({
  upgrade: z.boolean(),
  downgrade: z.boolean(),
  keep_plan: z.boolean(),
  cancel: z.boolean(),
  keep: z.boolean(),
  withdraw: z.boolean(),
  free_exit: z.boolean(),
  portal: z.boolean(),
  pay: z.boolean(),
  add_domain: z.boolean(),
});
export type ManagedActions = z.infer<typeof managedActions>;

/** One line of the order's story; `what` is a message key under manager:history. */
export const historyLine = z.object({ at: z.string(), what: z.string(), values: z.record(z.string(), z.string()) });
export type HistoryLine = z.infer<typeof historyLine>;

/** GET /buy_yr/api/order/check/{id}/manage */
export const managedOrder = z.object({
  order_id: z.string(),
  page_name: z.string(),
  status: z.enum(ORDER_STATES),
  type: z.enum(['customer', 'business']),
  name: z.string(),
  mail: z.string(),
  domains: z.array(managedDomain),
  site_url: z.nullable(z.string()),
  /** Of the site that can be edited; null until it is published. */
  site_id: z.nullable(z.string()),
  /** The host under which it will answer and does not yet, as people write it. */
  coming: z.nullable(z.string()),
  /** A name more that waits for its payment. Euro cents a year. */
  adding: z.nullable(
    z.object({
      domain: z.string(),
      name: z.string(),
      kind: z.enum(['register', 'transfer']),
      own: z.boolean(),
      price: z.number(),
    }),
  ),
  subscription: z.nullable(managedSubscription),
  can: managedActions,
  /** Consumers: last moment to withdraw. */
  withdraw_until: at,
  /** Last moment to cancel before the next renewal. */
  cancel_until: at,
  /** Given back and under way. */
  refunds: z.array(
    z.object({ amount: z.nullable(z.number()), state: z.enum(['waiting', 'done', 'failed']), at: z.string() }),
  ),
  /** Invoices and credit notes, oldest first. */
  invoices: z.array(invoiceItem),
  history: z.array(historyLine),
});
export type ManagedOrder = z.infer<typeof managedOrder>;

/** One line of /manager: an order that this browser may open. */
export const customersOrder = z.object({
  order_id: z.string(),
  page_name: z.string(),
  status: z.enum(ORDER_STATES),
  /** Not paid yet: the wizard goes on with it. */
  open: z.boolean(),
  plan: z.nullable(z.enum(PLANS)),
  /** Where the site answers; null until it is published and while it is paused. */
  site_url: z.nullable(z.string()),
});
export type CustomersOrder = z.infer<typeof customersOrder>;

/** POST …/manage/upgrade: the very amount that the quote showed. */
export const upgradeInput = z.object({
  amount: z.int().check(z.gte(0), z.lte(100_000)),
  proration_date: z.int(),
});
export const upgradeQuote = z.object({
  amount: z.number(),
  proration_date: z.number(),
  renewal_amount: z.number(),
  period_end: z.string(),
});
export type UpgradeQuote = z.infer<typeof upgradeQuote>;
export const upgradeAnswer = z.object({
  state: z.enum(['paid', 'payment-needed']),
  /** The provider's page on which the difference can be paid. */
  pay_url: z.nullable(z.string()),
  order: managedOrder,
});
export type UpgradeAnswer = z.infer<typeof upgradeAnswer>;
/** POST …/manage/card and …/manage/pay: a page of the card provider, alive for minutes. */
export const providerPage = z.object({ url: z.string() });
export const renewalPlanInput = z.object({ plan: z.enum(PLANS) });

const words = line(200).check(z.minLength(1));
const address = z.string().check(z.minLength(3), z.maxLength(254), z.regex(/^[^\s@]+@[^\s@]+$/), z.refine(isCode));
/** POST …/manage/withdraw: both steps were taken on the screen. */
export const withdrawInput = z.object({ name: words, mail: address, confirmed: z.literal(true) });
/** POST /buy_yr/api/withdrawal: without the order's session. */
export const withdrawalInput = z.object({ name: words, contract: words, mail: address, confirmed: z.literal(true) });
