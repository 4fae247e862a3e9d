import { invalid, noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import type { InvoiceLine } from '../objects/invoice-line.ts';
import { buildItem, repriced, type Subscription, type SubscriptionItem } from '../objects/subscription.ts';
import { pricedBy, type InlinePrice } from './inline-price.ts';
import { proratedLine, type LineContext } from './lines.ts';

export interface ItemChange {
  id?: string | undefined;
  price?: string | undefined;
  price_data?: InlinePrice | undefined;
  quantity?: number | undefined;
  deleted?: boolean | undefined;
  metadata?: Record<string, string> | '' | undefined;
}
export interface ItemPlan {
  items: SubscriptionItem[];
  /** Credits and charges for the rest of the running period. */
  lines: InvoiceLine[];
}

function priceOf(change: Change, asked: ItemChange, at: string, current: SubscriptionItem | null, whole: Subscription) {
  if (asked.price !== undefined && asked.price_data !== undefined) {
    throw invalid('You may only specify one of these parameters: price, price_data.', `${at}[price_data]`);
  }
  const price =
    asked.price_data !== undefined
      ? pricedBy(change, asked.price_data, `${at}[price_data]`)
      : asked.price === undefined
        ? current?.price
        : requireIn(change.state.prices, asked.price, (id) => noSuch('price', id, `${at}[price]`));
  if (price === undefined) throw invalid(`Missing required param: ${at}[price].`, `${at}[price]`, 'parameter_missing');
  if (price.currency !== whole.currency) throw invalid('All prices must use the same currency.', `${at}[price]`);
  const rhythm = whole.items.data[0]?.price.recurring;
  if (price.recurring === null) throw invalid('The price must be recurring.', `${at}[price]`);
  if (
    rhythm &&
    (price.recurring.interval !== rhythm.interval || price.recurring.interval_count !== rhythm.interval_count)
  ) {
    throw invalid('This sandbox changes items within one billing interval only.', `${at}[price]`);
  }
  return price;
}

/** What a change of items makes of a subscription at a moment of its period, without making it. */
export function planItems(context: LineContext, asked: ItemChange[], at: number): ItemPlan {
  const { change, subscription } = context;
  const first = subscription.items.data[0];
  const period = { start: first?.current_period_start ?? at, end: first?.current_period_end ?? at };
  if (at < period.start || at > period.end) {
    throw invalid('The proration date must be within the current billing period.', 'proration_date');
  }
  let items = [...subscription.items.data];
  const credits: InvoiceLine[] = [];
  const charges: InvoiceLine[] = [];
  asked.forEach((each, index) => {
    const where = `items[${index}]`;
    const current = each.id === undefined ? null : (items.find((item) => item.id === each.id) ?? null);
    if (each.id !== undefined && current === null) throw noSuch('subscription_item', each.id, `${where}[id]`);
    if (current !== null && each.deleted === true) {
      items = items.filter((item) => item !== current);
      credits.push(proratedLine(context, current, at, -1));
      return;
    }
    const price = priceOf(change, each, where, current, subscription);
    const quantity = each.quantity ?? current?.quantity ?? 1;
    if (current === null) {
      if (items.some((item) => item.price.id === price.id)) {
        throw invalid(`Cannot add multiple subscription items with the same price: ${price.id}`, `${where}[price]`);
      }
      const metadata = each.metadata === undefined || each.metadata === '' ? {} : each.metadata;
      const made = buildItem({ price, quantity, metadata }, subscription.id, period, change.now);
      items.push(made);
      charges.push(proratedLine(context, made, at, 1));
      return;
    }
    const next = repriced(current, price, quantity);
    items = items.map((item) => (item === current ? next : item));
    if (price.id === current.price.id && quantity === current.quantity) return;
    credits.push(proratedLine(context, current, at, -1));
    charges.push(proratedLine(context, next, at, 1));
  });
  if (items.length === 0) throw invalid('A subscription must have at least one active item.', 'items');
  return { items, lines: [...credits, ...charges] };
}
