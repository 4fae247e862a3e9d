import { z } from 'zod';
import type { ProviderInvoice } from '../../modules/billing/card-payments.port.ts';
import { cents, reference } from './answers.ts';

const invoiceAnswer = z.looseObject({
  id: z.string(),
  status: z.enum(['draft', 'open', 'paid', 'uncollectible', 'void']),
  billing_reason: z.string().nullable(),
  currency: z.string(),
  total: cents,
  total_taxes: z.array(z.looseObject({ amount: cents })).nullable(),
  attempt_count: z.number().int(),
  next_payment_attempt: z.number().int().nullable(),
  hosted_invoice_url: z.string().nullish(),
  period_start: z.number().int(),
  period_end: z.number().int(),
  status_transitions: z.looseObject({ paid_at: z.number().int().nullable() }),
  lines: z.looseObject({
    data: z.array(
      z.looseObject({
        description: z.string().nullable(),
        amount: cents,
        quantity: z.number().nullable(),
        pricing: z.looseObject({ price_details: z.looseObject({ product: reference }).nullish() }).nullish(),
        period: z.looseObject({ start: z.number().int(), end: z.number().int() }),
      }),
    ),
  }),
  payments: z.looseObject({
    data: z.array(
      z.looseObject({
        status: z.string(),
        payment: z.looseObject({ type: z.string(), payment_intent: reference.optional() }),
      }),
    ),
  }),
});

const KINDS: Record<string, ProviderInvoice['kind']> = {
  subscription_create: 'first',
  subscription_cycle: 'renewal',
  subscription_update: 'upgrade',
};

export function readInvoice(answer: unknown): ProviderInvoice {
  const invoice = invoiceAnswer.parse(answer);
  const { payments, lines } = invoice;
  const settled = payments.data.find(({ status }) => status === 'paid') ?? payments.data[0];
  const periods = lines.data.map(({ period }) => period);
  return {
    id: invoice.id,
    status: invoice.status,
    kind: KINDS[invoice.billing_reason ?? ''] ?? null,
    total: invoice.total,
    tax: (invoice.total_taxes ?? []).reduce((sum, tax) => sum + tax.amount, 0),
    currency: invoice.currency,
    lines: lines.data.map(({ description, amount, quantity, pricing }) => ({
      description: description ?? '',
      amount,
      quantity: quantity ?? 1,
      product: pricing?.price_details?.product ?? null,
    })),
    paidAt: invoice.status_transitions.paid_at,
    // The invoice's own period is the one before; what was bought is the lines'.
    periodStart: periods.length > 0 ? Math.min(...periods.map(({ start }) => start)) : invoice.period_start,
    periodEnd: periods.length > 0 ? Math.max(...periods.map(({ end }) => end)) : invoice.period_end,
    attempts: invoice.attempt_count,
    nextAttemptAt: invoice.next_payment_attempt,
    paymentId: settled?.payment.payment_intent ?? null,
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}
