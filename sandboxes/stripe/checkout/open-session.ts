import { invalid, noSuch } from '../api-error.ts';
import { requireIn, type Change } from '../desk.ts';
import { buildPrice, buildProduct, type Price } from '../objects/catalogue.ts';
import { buildLineItem, buildSession, type LineItem, type Session } from '../objects/session.ts';
import { includedVat, vatRate } from '../tax.ts';
import type { SessionParams } from './session-params.ts';

function priceOfLine({ state, now }: Change, line: SessionParams['line_items'][number], at: string): Price {
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
  if ((data.product === undefined) === (data.product_data === undefined)) {
    throw invalid('You must specify exactly one of: product, product_data.', `${at}[price_data]`, 'parameter_missing');
  }
  const product =
    data.product_data === undefined
      ? requireIn(state.products, data.product ?? '', (id) => noSuch('product', id, `${at}[price_data][product]`))
      : buildProduct({ ...data.product_data, created: now });
  state.products.set(product.id, product);
  const price = buildPrice({
    product: product.id,
    unitAmount: data.unit_amount,
    currency: data.currency,
    recurring: data.recurring ?? null,
    taxBehavior: data.tax_behavior,
    active: false,
    created: now,
  });
  state.prices.set(price.id, price);
  return price;
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
  if (prices.some((price) => price.recurring === null)) {
    throw invalid('This sandbox sells recurring prices only.', 'line_items');
  }
  const rhythms = new Set(prices.map((price) => `${price.recurring?.interval_count} ${price.recurring?.interval}`));
  if (rhythms.size > 1) {
    throw invalid('Checkout does not support multiple prices with different billing intervals.', 'line_items');
  }
  if (params.automatic_tax?.enabled === true && prices.some((price) => price.tax_behavior === 'unspecified')) {
    throw invalid('Every price needs a tax_behavior of `inclusive` or `exclusive` for automatic tax.', 'line_items');
  }
}

function checkPage(params: SessionParams, now: number): void {
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
  // The vendor measures from its own receipt of the request; the seconds of grace are for the way there.
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

/** Opens a checkout session. No subscription and no invoice exist before it is paid (since 2025-03-31.basil). */
export function openSession(change: Change, params: SessionParams): Session {
  const { state, now } = change;
  checkPage(params, now);
  const { customer, country } = payer(change, params);
  const taxed = params.automatic_tax?.enabled ?? false;
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
  const session = buildSession({
    customer: customer?.id ?? null,
    customerEmail: params.customer_email ?? null,
    lines,
    automaticTax: { enabled: taxed, located: country !== null },
    returnUrl: params.return_url,
    redirectOnCompletion: params.redirect_on_completion,
    locale: params.locale ?? null,
    clientReferenceId: params.client_reference_id ?? null,
    metadata: params.metadata,
    expiresAt: params.expires_at ?? now + 86_400,
    created: now,
  });
  state.sessions.set(session.id, session);
  state.sessionSecrets.set(session.id, {
    lines,
    subscription: {
      metadata: params.subscription_data?.metadata ?? {},
      description: params.subscription_data?.description ?? null,
    },
    customerUpdate: {
      address: params.customer_update?.address === 'auto',
      name: params.customer_update?.name === 'auto',
    },
    paymentIntent: null,
  });
  return session;
}
