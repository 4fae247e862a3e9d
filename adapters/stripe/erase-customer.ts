import type { Stripe } from 'stripe';
import { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { readSubscription } from './answers.ts';
import { isMissing } from './provider-errors.ts';

const OVER = new Set(['canceled', 'incomplete_expired']);
const gone = z.looseObject({ id: z.string(), deleted: z.literal(true) });

/** See the port. A customer that was deleted before is missing for the second call, and its subscriptions are over. */
export async function eraseCustomer(stripe: Stripe, customer: string): Promise<void> {
  try {
    for await (const answer of stripe.subscriptions.list({ customer, status: 'all', limit: 100 })) {
      const { id, status } = readSubscription(answer);
      if (OVER.has(status)) continue;
      const reason = `${customer} is not deleted: its subscription ${id} is ${status}`;
      throw new AppError('billing.provider-refused', { status: 409, reason });
    }
    gone.parse(await stripe.customers.del(customer));
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}
