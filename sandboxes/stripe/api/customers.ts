import { z } from 'zod';
import { invalid, noSuch } from '../api-error.ts';
import { readyMadeName } from '../cards.ts';
import { endSubscription, hasEnded } from '../billing/end-subscription.ts';
import { requireIn, timeOf, type Change } from '../desk.ts';
import { asAsked, listPage } from '../lists.ts';
import { buildAddress, buildCustomer, orNull, type Customer, type DeletedCustomer } from '../objects/customer.ts';
import { address, created, expand, integer, metadata, noParams, page, text } from '../params.ts';
import { matches, parseQuery } from '../search.ts';
import { changedFields } from '../changed-fields.ts';
import { attachMethod } from '../payments/attach-method.ts';
import { route } from './route.ts';

const details = z.strictObject({
  address: z.union([address, z.literal('')]).optional(),
  description: text.optional(),
  email: z.union([z.string().max(512), z.literal('')]).optional(),
  metadata: z.union([metadata, z.literal('')]).optional(),
  name: z.string().max(256).optional(),
  phone: z.string().max(20).optional(),
  preferred_locales: z.array(z.string()).optional(),
  invoice_settings: z.strictObject({ default_payment_method: z.string().optional() }).optional(),
  balance: integer.optional(),
  expand,
});
const creation = details.extend({ payment_method: z.string().optional(), test_clock: z.string().optional() });
const list = z.strictObject({ ...page, created, email: z.string().optional() });
const search = z.strictObject({
  query: z.string(),
  limit: integer.pipe(z.number().min(1).max(100)).default(10),
  page: z.string().optional(),
  expand,
});

/** A key sent empty is removed; the others stay. */
export function mergeMetadata(
  before: Record<string, string>,
  given: Record<string, string> | '' | undefined,
): Record<string, string> {
  if (given === undefined) return before;
  if (given === '') return {};
  return Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, value]) => value !== ''));
}

function settings({ state }: Change, customer: Customer, params: z.output<typeof details>): void {
  if (params.balance !== undefined) customer.balance = params.balance;
  const chosen = params.invoice_settings?.default_payment_method;
  if (chosen === undefined) return;
  // The ready-made names stand for the method that was attached under them.
  const mine = [...state.paymentMethods.values()].filter((method) => method.customer === customer.id);
  const name = readyMadeName(chosen);
  const method = mine.findLast((each) => each.id === chosen || state.cardNames.get(each.id) === name);
  if (chosen !== '' && method === undefined) {
    throw invalid(
      `The customer does not have a payment method with the ID ${chosen}.`,
      'invoice_settings[default_payment_method]',
    );
  }
  customer.invoice_settings.default_payment_method = method?.id ?? null;
}

function fill(customer: Customer, params: z.output<typeof details>): void {
  const { email } = params;
  if (email !== undefined && email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    throw invalid(`Invalid email address: ${email}`, 'email', 'email_invalid');
  }
  if (email !== undefined) customer.email = orNull(email);
  if (params.address !== undefined) customer.address = params.address === '' ? null : buildAddress(params.address);
  if (params.description !== undefined) customer.description = orNull(params.description);
  if (params.name !== undefined) customer.name = orNull(params.name);
  if (params.phone !== undefined) customer.phone = orNull(params.phone);
  if (params.preferred_locales !== undefined) customer.preferred_locales = params.preferred_locales;
  customer.metadata = mergeMetadata(customer.metadata, params.metadata);
}

const read = (customer: Customer) => (field: string, key: string | null) => {
  if (field === 'metadata' && key !== null) return customer.metadata[key] ?? null;
  if (field === 'email' || field === 'name' || field === 'phone') return customer[field];
  throw invalid(`Field \`${field}\` is an unsupported search field for resource \`customers\`.`, 'query');
};

/** For good: cards go with the customer, what runs ends; invoices and payments stay as they are. */
function deleteCustomer(whole: Change, _: unknown, id: string): DeletedCustomer {
  const { state } = whole;
  const customer = requireIn(state.customers, id, (missing) => noSuch('customer', missing));
  for (const subscription of state.subscriptions.values()) {
    if (subscription.customer !== id || hasEnded(subscription)) continue;
    endSubscription(timeOf(whole, id), subscription, 'cancellation_requested');
  }
  for (const method of state.paymentMethods.values()) if (method.customer === id) method.customer = null;
  state.customers.delete(id);
  whole.emit('customer.deleted', customer);
  const left = { id, object: 'customer' as const, deleted: true as const };
  state.deletedCustomers.set(id, left);
  return left;
}

export const customerRoutes = [
  route('POST', '/v1/customers', creation, (change, params) => {
    const { state, emit, now } = change;
    const clock = params.test_clock;
    if (clock !== undefined) requireIn(state.testClocks, clock, (id) => noSuch('test_clock', id, 'test_clock'));
    const customer = buildCustomer(state.testClocks.get(clock ?? '')?.frozen_time ?? now, clock ?? null);
    fill(customer, params);
    state.customers.set(customer.id, customer);
    if (params.payment_method !== undefined) attachMethod(change, params.payment_method, customer);
    settings(change, customer, params);
    emit('customer.created', customer);
    return customer;
  }),
  route('GET', '/v1/customers', list, ({ state }, params) =>
    listPage(asAsked(state.customers.values(), params, ['email']), params, '/v1/customers'),
  ),
  route('GET', '/v1/customers/search', search, ({ state, desk }, params) => {
    const query = parseQuery(params.query);
    // The vendor's index runs behind: "searchable in less than a minute", so never fit for read-after-write.
    const indexed = desk.now() - desk.searchLagMs;
    const found = [...state.customers.values()].filter(
      (customer) => matches(query, read(customer)) && customer.created * 1000 <= indexed,
    );
    const start = Number(params.page ?? 0);
    const end = start + params.limit;
    return {
      object: 'search_result' as const,
      data: found.toReversed().slice(start, end),
      has_more: end < found.length,
      next_page: end < found.length ? String(end) : null,
      url: '/v1/customers/search',
    };
  }),
  route(
    'GET',
    '/v1/customers/{id}',
    noParams,
    ({ state }, _, id) =>
      state.deletedCustomers.get(id) ?? requireIn(state.customers, id, (missing) => noSuch('customer', missing)),
  ),
  route('DELETE', '/v1/customers/{id}', noParams, deleteCustomer),
  route('POST', '/v1/customers/{id}', details, (change, params, id) => {
    const { state, emit } = change;
    const customer = requireIn(state.customers, id, (missing) => noSuch('customer', missing));
    const before = structuredClone(customer);
    fill(customer, params);
    settings(change, customer, params);
    emit('customer.updated', customer, changedFields(before, customer));
    return customer;
  }),
];
