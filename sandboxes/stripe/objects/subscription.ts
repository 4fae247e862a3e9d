import { newId } from '../ids.ts';
import type { Price } from './catalogue.ts';

/** One period later, on the same day of the month where it exists: 29 February renews on 28 February. */
export function periodEnd(start: number, recurring: { interval: string; interval_count: number }): number {
  const from = new Date(start * 1000);
  const to = new Date(from);
  const count = recurring.interval_count;
  if (recurring.interval === 'day') to.setUTCDate(to.getUTCDate() + count);
  else if (recurring.interval === 'week') to.setUTCDate(to.getUTCDate() + 7 * count);
  else {
    to.setUTCMonth(to.getUTCMonth() + count * (recurring.interval === 'year' ? 12 : 1));
    if (to.getUTCDate() !== from.getUTCDate()) to.setUTCDate(0);
  }
  return Math.floor(to.getTime() / 1000);
}

function legacyPlan(price: Price) {
  return {
    id: price.id,
    object: 'plan' as const,
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: price.billing_scheme,
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? ('year' as const),
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: 'licensed' as const,
  };
}

export interface ItemInput {
  price: Price;
  quantity: number;
  metadata: Record<string, string>;
}

export function buildItem(
  input: ItemInput,
  subscription: string,
  period: { start: number; end: number },
  created: number,
) {
  return {
    id: newId('si_', 14),
    object: 'subscription_item' as const,
    billing_thresholds: null,
    created,
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: input.metadata,
    plan: legacyPlan(input.price),
    price: input.price,
    quantity: input.quantity,
    subscription,
    tax_rates: [],
  };
}
export type SubscriptionItem = ReturnType<typeof buildItem>;

/** The same item at another price. */
export const repriced = (item: SubscriptionItem, price: Price, quantity: number): SubscriptionItem => ({
  ...item,
  plan: legacyPlan(price),
  price,
  quantity,
});

export type SubscriptionStatus = 'incomplete' | 'incomplete_expired' | 'active' | 'past_due' | 'unpaid' | 'canceled';
export interface PendingUpdate {
  billing_cycle_anchor: null;
  cancel_at_period_end: null;
  discount: null;
  discounts: null;
  expires_at: number;
  metadata: null;
  subscription_items: SubscriptionItem[];
  trial_end: null;
  trial_from_plan: null;
}

export function buildSubscription(input: {
  customer: string;
  currency: string;
  items: ItemInput[];
  paymentMethod: string | null;
  automaticTax: boolean;
  metadata: Record<string, string>;
  description: string | null;
  testClock: string | null;
  created: number;
}) {
  const id = newId('sub_1');
  const start = input.created;
  const rhythm = input.items[0]?.price.recurring ?? { interval: 'year', interval_count: 1 };
  const period = { start, end: periodEnd(start, rhythm) };
  return {
    id,
    object: 'subscription' as const,
    application: null,
    application_fee_percent: null,
    automatic_tax: {
      disabled_reason: null,
      enabled: input.automaticTax,
      liability: input.automaticTax ? { type: 'self' as const } : null,
    },
    billing_cycle_anchor: input.created,
    billing_cycle_anchor_config: null,
    billing_mode: { flexible: null, type: 'flexible' as const },
    billing_schedules: [],
    billing_thresholds: null,
    cancel_at: null as number | null,
    cancel_at_period_end: false,
    canceled_at: null as number | null,
    cancellation_details: {
      comment: null as string | null,
      feedback: null as string | null,
      feedback_option: null,
      reason: null as 'cancellation_requested' | 'payment_failed' | 'payment_disputed' | null,
    },
    collection_method: 'charge_automatically' as const,
    created: input.created,
    currency: input.currency,
    customer: input.customer,
    customer_account: null,
    days_until_due: null,
    default_payment_method: input.paymentMethod,
    default_source: null,
    default_tax_rates: [],
    description: input.description,
    discounts: [],
    ended_at: null as number | null,
    invoice_settings: {
      account_tax_ids: null,
      custom_fields: null,
      description: null,
      footer: null,
      issuer: { type: 'self' as const },
    },
    items: {
      object: 'list' as const,
      data: input.items.map((item) => buildItem(item, id, period, start)),
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
    },
    latest_invoice: null as string | null,
    livemode: false,
    managed_payments: null,
    metadata: input.metadata,
    next_pending_invoice_item_invoice: null,
    on_behalf_of: null,
    pause_collection: null,
    payment_settings: {
      payment_method_options: null,
      payment_method_types: null,
      save_default_payment_method: 'off' as const,
    },
    pending_invoice_item_interval: null,
    pending_setup_intent: null,
    pending_update: null as PendingUpdate | null,
    schedule: null,
    start_date: input.created,
    status: 'active' as SubscriptionStatus,
    test_clock: input.testClock,
    transfer_data: null,
    trial_end: null,
    trial_settings: { end_behavior: { billing_cycle_anchor: null, missing_payment_method: 'create_invoice' as const } },
    trial_start: null,
  };
}
export type Subscription = ReturnType<typeof buildSubscription>;
