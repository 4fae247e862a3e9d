import { invalid, noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import { pricedBy } from '../billing/inline-price.ts';
import type { Price } from '../objects/catalogue.ts';
import { buildLineItem, buildSession, type LineItem, type Session } from '../objects/session.ts';
import { newId } from '../ids.ts';
import { buildAddress } from '../objects/customer.ts';
import { includedVat, vatRate } from '../tax.ts';
import { methodTypes, type MethodType, type SessionParams } from './session-params.ts';

function priceOfLine(change: Change, line: SessionParams['line_items'][number], at: string): Price {
  const { state } = change;
  if ((line.price === undefined) === (line.price_data === undefined)) {
    throw invalid(`You must specify either \`price\` or \`price_data\` in ${at}.`, at, 'parameter_missing');
  }
  if (line.price !== undefined) {
    const price = requireIn(state.prices, line.price, (id) => noSuch('price', id, `${at}[price]`));
    if (!price.active) throw invalid('The price specified is inactive.', `${at}[price]`);
    return price;
  }
  const data = line.price_data;
  if (data === undefined) throw invalid(`Missing required param: ${at}[price_data].`, at, 'parameter_missing');
  return pricedBy(change, data, `${at}[price_data]`);
}

function checkLines(prices: Price[], params: SessionParams): void {
  if (prices.length === 0) throw invalid('Missing required param: line_items.', 'line_items', 'parameter_missing');
  if (prices.length > 20) throw invalid('At most 20 recurring line items are allowed.', 'line_items');
  if (new Set(prices.map((price) => price.currency)).size > 1) {
    throw invalid('All line items must have the same currency.', 'line_items');
  }
  if (params.currency !== undefined && params.currency !== prices[0]?.currency) {
    throw invalid('The currency must be that of the prices.', 'currency');
  }
  const recurring = prices.filter((price) => price.recurring !== null);
  if (params.mode === 'subscription' && recurring.length === 0) {
    throw invalid('You must provide at least one recurring price in `subscription` mode.', 'line_items');
  }
  if (params.mode === 'payment' && recurring.length > 0) {
    throw invalid('You specified `payment` mode but passed a recurring price.', 'line_items');
  }
  const rhythms = new Set(recurring.map((price) => `${price.recurring?.interval_count} ${price.recurring?.interval}`));
  if (rhythms.size > 1) {
    throw invalid('Checkout does not support multiple prices with different billing intervals.', 'line_items');
  }
  if (params.automatic_tax?.enabled === true && prices.some((price) => price.tax_behavior === 'unspecified')) {
    throw invalid('Every price needs a tax_behavior of `inclusive` or `exclusive` for automatic tax.', 'line_items');
  }
}

function checkAddresses(params: SessionParams): void {
  if (params.ui_mode === 'hosted_page') {
    if (params.success_url === undefined) {
      throw invalid('Missing required param: success_url.', 'success_url', 'parameter_missing');
    }
    if (params.return_url !== undefined) throw invalid('return_url is for embedded pages only.', 'return_url');
    return;
  }
  if (params.success_url !== undefined || params.cancel_url !== undefined) {
    throw invalid('success_url and cancel_url are for hosted pages only.', 'success_url');
  }
  const stays = params.redirect_on_completion === 'never';
  if (params.return_url === undefined && !stays) {
    throw invalid('Missing required param: return_url.', 'return_url', 'parameter_missing');
  }
  if (params.return_url !== undefined && stays) {
    throw invalid('return_url is not allowed when redirect_on_completion is `never`.', 'return_url');
  }
  if (params.return_url !== undefined && !/^https?:\/\/[^/]/.test(params.return_url)) {
    throw invalid('Not a valid URL', 'return_url', 'url_invalid');
  }
}

/** The vendor measures from its own receipt of the request; the seconds of grace are for the way there. */
function checkHours(params: SessionParams, now: number): void {
  const ahead = (params.expires_at ?? now + 86_400) - now;
  if (ahead < 30 * 60 - 30)
    throw invalid('The `expires_at` timestamp must be at least 30 minutes from now.', 'expires_at');
  if (ahead > 86_400 + 30)
    throw invalid('The `expires_at` timestamp must be less than 24 hours from now.', 'expires_at');
}

function payer({ state }: Change, params: SessionParams) {
  if (params.customer !== undefined && params.customer_email !== undefined) {
    throw invalid('You may only specify one of these parameters: customer, customer_email.', 'customer_email');
  }
  if (params.customer_update !== undefined && params.customer === undefined) {
    throw invalid('`customer_update` can only be used with `customer`.', 'customer_update');
  }
  const customer =
    params.customer === undefined
      ? null
      : requireIn(state.customers, params.customer, (id) => noSuch('customer', id, 'customer'));
  const country = customer?.address?.country ?? null;
  if (params.automatic_tax?.enabled === true && customer !== null && country === null) {
    if (params.customer_update?.address !== 'auto') {
      throw invalid(
        'Automatic tax calculation in Checkout requires a valid address on the Customer. Add one, or set `customer_update[address]` to `auto`.',
        'automatic_tax',
        'customer_tax_location_invalid',
      );
    }
  }
  return { customer, country };
}

function offered(change: Change, params: SessionParams): MethodType[] {
  const named = params.payment_method_types;
  if (named !== undefined && change.named) {
    throw invalid('Received unknown parameter: payment_method_types', 'payment_method_types', 'parameter_unknown');
  }
  const allowed = named ?? params.allowed_payment_method_types ?? methodTypes;
  const left = allowed.filter((type) => !params.excluded_payment_method_types?.includes(type));
  if (left.length === 0) throw invalid('No payment method is left to offer.', 'excluded_payment_method_types');
  return left;
}

/** A connected account charges once its card payments are active. */
function mayCharge({ account, store }: Change['desk']): void {
  if (account === null || store.state.accounts.get(account)?.card === 'active') return;
  throw invalid('Your account cannot currently make charges.', undefined, 'account_invalid');
}

/** Opens a checkout session. No subscription and no invoice exist before it is paid (since 2025-03-31.basil). */
export function openSession(change: Change, params: SessionParams): Session {
  const { state, now, desk } = change;
  // The caller's dates are told by the caller's clock, however far this sandbox's has been moved.
  const callersNow = Math.floor(desk.clock.wall() / 1000);
  mayCharge(desk);
  checkAddresses(params);
  checkHours(params, callersNow);
  const { customer, country } = payer(change, params);
  const taxed = params.automatic_tax?.enabled ?? false;
  const types = offered(change, params);
  const prices = params.line_items.map((line, index) => priceOfLine(change, line, `line_items[${index}]`));
  checkLines(prices, params);
  const lines = params.line_items.map((line, index): LineItem => {
    const price = prices[index] as Price;
    const amount = price.unit_amount * line.quantity;
    return buildLineItem({
      price,
      quantity: line.quantity,
      description: state.products.get(price.product)?.name ?? price.product,
      metadata: line.metadata,
      tax: taxed ? includedVat(amount, vatRate(country)) : 0,
    });
  });
  const key = newId('', 40);
  const session = buildSession({
    key,
    mode: params.mode,
    uiMode: params.ui_mode,
    methodTypes: types,
    url: (id) => `${desk.url}/hosted/${desk.account ?? 'own'}/${id}/${key}`,
    successUrl: params.success_url ?? null,
    cancelUrl: params.cancel_url ?? null,
    customer: customer?.id ?? null,
    customerEmail: params.customer_email ?? null,
    lines,
    automaticTax: { enabled: taxed, located: country !== null },
    returnUrl: params.return_url,
    redirectOnCompletion: params.redirect_on_completion,
    locale: params.locale ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    metadata: params.metadata,
    expiresAt: params.expires_at ?? callersNow + 86_400,
    created: now,
  });
  state.sessions.set(session.id, session);
  const { shipping, ...intentData } = params.payment_intent_data ?? { metadata: {} };
  state.sessionSecrets.set(session.id, {
    key,
    lines,
    subscription: {
      metadata: params.subscription_data?.metadata ?? {},
      description: params.subscription_data?.description ?? null,
    },
    intent: {
      metadata: intentData.metadata,
      description: intentData.description ?? null,
      saved: params.mode === 'subscription' || intentData.setup_future_usage !== undefined,
    },
    shipping:
      shipping === undefined
        ? null
        : { name: shipping.name, phone: shipping.phone ?? null, address: buildAddress(shipping.address) },
    customerUpdate: {
      address: params.customer_update?.address === 'auto',
      name: params.customer_update?.name === 'auto',
    },
    paymentIntent: null,
    ahead: Math.floor(desk.now() / 1000) - callersNow,
  });
  return session;
}
