import type { Plan } from '../plans/schemas.ts';

/** The first year, a later year, the difference to a larger plan, or the first year of a name more. */
export type ChargeKind = 'first' | 'renewal' | 'upgrade' | 'domain';
/** `amount`: euro cents of the whole line, VAT included; a credit is negative. */
export interface ChargedLine {
  description: string;
  amount: number;
  quantity: number;
}

declare module '../../platform/ctx.ts' {
  interface DomainEvents {
    /** A payment became a subscription; the session says what was bought. */
    'billing.subscription-activated': { orderId: string; subscriptionId: string; sessionId: string };
    /** A paid session differs from what was asked: amount, currency, cart or tax. Recorded, and for a person to judge. */
    'billing.payment-differs': { orderId: string; sessionId: string; detail: string };
    /** A payment for a business that another order has bought its site: it goes back whole. `amount`: euro cents. */
    'billing.duplicate-payment': { orderId: string; sessionId: string; amount: number };
    /** A session was completed by a slow method of payment, and the money never came. */
    'billing.checkout-failed': { orderId: string; sessionId: string };
    /** Money came: once for each paid invoice of the provider. `amount`: euro cents, VAT included. */
    'billing.charged': {
      orderId: string;
      providerInvoiceId: string;
      kind: ChargeKind;
      amount: number;
      lines: ChargedLine[];
      paidAt: Date;
      periodStart: Date;
      periodEnd: Date;
    };
    /** The year of a name more is paid: before `billing.charged`, which tells the same money. `amount`: euro cents. */
    'billing.domain-paid': { orderId: string; chargeId: string; amount: number };
    /** A renewal could not be taken; once for each try. */
    'billing.payment-failed': {
      orderId: string;
      providerInvoiceId: string;
      attempt: number;
      nextAttemptAt: Date | null;
    };
    'billing.payment-recovered': { orderId: string };
    /** A further year is paid. */
    'billing.subscription-renewed': { orderId: string; chargeId: string; periodStart: Date; periodEnd: Date };
    /** The customer may use another plan from now on. */
    'billing.subscription-changed': { orderId: string; plan: Plan };
    /** Another plan from the next renewal on, or the present one again. */
    'billing.next-plan-chosen': { orderId: string; plan: Plan; from: Date };
    'billing.cancellation-scheduled': { orderId: string; at: Date };
    'billing.cancellation-undone': { orderId: string };
    'billing.subscription-ended': { orderId: string; reason: string };
    /** The renewal comes nearer: 45 and 31 days before, by our own clock. */
    'billing.renewal-nearing': { orderId: string; periodEnd: Date; amount: number; days: number };
    /** Said as long as it is so: 'reminder' shortly before the site goes off, 'suspend' from then on. The contract ends at `endsAt`. */
    'billing.unpaid': { orderId: string; step: 'wait' | 'reminder' | 'suspend'; suspendsAt: Date; endsAt: Date };
    /** Money was given back in full or in part. */
    'billing.refunded': { orderId: string; key: string; amount: number };
    /** Nothing was left for this one: others give the payment back. */
    'billing.refund-covered': { orderId: string; key: string };
    'billing.refund-failed': { orderId: string; key: string; amount: number };
    /** A bank takes a payment back, or the matter moved on; `status` as the provider names it. */
    'billing.disputed': { orderId: string; disputeId: string; status: string; amount: number };
  }
}
