import type it from '../it/manager.ts';
import type { Messages } from '../shape.ts';

export default {
  meta: { title: 'Your order' },
  states: {
    draft: 'To be completed',
    awaiting_payment: 'Waiting for the payment',
    complete: 'Paid',
    provisioning: 'Being prepared',
    live: 'Live',
    past_due: 'Renewal not paid',
    suspended: 'Suspended',
    cancelled: 'Ended',
    withdrawn: 'Withdrawn from',
    refunded: 'Refunded',
  },
  plans: { premium: 'Premium', pro: 'Pro' },
  subscription: {
    title: 'Subscription',
    plan: 'Plan',
    renews: 'Renews on',
    price: 'Price of the renewal',
  },
  invoices: {
    title: 'Invoices',
    invoice: 'Invoice {{number}}',
    'credit-note': 'Credit note {{number}}',
    download: 'Download PDF',
    'download-named': 'Download as PDF: {{name}}',
  },
} satisfies Messages<typeof it>;
