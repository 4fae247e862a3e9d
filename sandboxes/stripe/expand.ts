import { invalid } from './api-error.ts';
import type { State } from './store.ts';

type Json = Record<string, unknown>;

/** Fields the vendor leaves out unless asked for. */
function includable(state: State, object: Json, field: string): unknown {
  if (object['object'] === 'checkout.session' && field === 'line_items') {
    const data = state.sessionSecrets.get(String(object['id']))?.lines ?? [];
    return { object: 'list', data, has_more: false, url: `/v1/checkout/sessions/${String(object['id'])}/line_items` };
  }
  if (object['object'] === 'invoice' && field === 'payments') {
    const data = [...state.invoicePayments.values()].filter((payment) => payment.invoice === object['id']);
    return { object: 'list', data, has_more: false, url: `/v1/invoice_payments?invoice=${String(object['id'])}` };
  }
  if (object['object'] === 'charge' && field === 'refunds') {
    const data = [...state.refunds.values()].filter((refund) => refund.charge === object['id']).toReversed();
    return { object: 'list', data, has_more: false, url: `/v1/charges/${String(object['id'])}/refunds` };
  }
  return undefined;
}

function findAnywhere(state: State, id: string): unknown {
  const homes: Map<string, unknown>[] = [
    state.products,
    state.prices,
    state.customers,
    state.sessions,
    state.subscriptions,
    state.invoices,
    state.paymentIntents,
    state.paymentMethods,
    state.charges,
    state.refunds,
    state.creditNotes,
    state.disputes,
  ];
  return homes.find((home) => home.has(id))?.get(id);
}

function walk(state: State, value: unknown, path: string[], whole: string): void {
  if (Array.isArray(value)) {
    for (const each of value) walk(state, each, path, whole);
    return;
  }
  const [field, ...rest] = path;
  if (field === undefined || value === null || typeof value !== 'object') return;
  const object = value as Json;
  const current = object[field] ?? includable(state, object, field);
  if (current === undefined && !(field in object)) {
    throw invalid(`This property cannot be expanded (${whole}).`, 'expand');
  }
  object[field] = structuredClone(typeof current === 'string' ? (findAnywhere(state, current) ?? current) : current);
  walk(state, object[field], rest, whole);
}

/** A copy of the answer with the asked ids replaced by their objects, up to the vendor's four levels. */
export function expandAnswer(state: State, answer: unknown, paths: string[] | undefined): unknown {
  const copy: unknown = structuredClone(answer);
  for (const path of paths ?? []) {
    const steps = path.split('.');
    if (steps.length > 4) throw invalid('You cannot expand more than 4 levels of a property.', 'expand');
    walk(state, copy, steps, path);
  }
  return copy;
}
