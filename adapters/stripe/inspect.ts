import { z } from 'zod';
import type { Clock } from '../../platform/clock.ts';
import { createClient, type StripeConfig } from './client.ts';
import { createProviderClock } from './provider-clock.ts';
import { asking } from './provider-errors.ts';

/** What our account at the provider looks like from outside the sale: for whoever sets up the installation. */
export interface StripeInspection {
  /** How far the provider's clock stands ahead of ours, in milliseconds; null where it does not say. */
  clockAheadMs: number | null;
  webhooks: { url: string; enabled: boolean; events: string[]; apiVersion: string | null }[];
  /** Events since `since` that some webhook has not taken; 100 stands for more. */
  undelivered: number;
}

const endpoint = z.looseObject({
  url: z.string(),
  status: z.string(),
  enabled_events: z.array(z.string()),
  api_version: z.string().nullable(),
});

/** Reads only. Throws AppError like every call of this adapter. */
export const inspectStripe = (config: StripeConfig, since: Date, ours: Clock): Promise<StripeInspection> =>
  asking(async () => {
    const clock = createProviderClock(ours);
    const stripe = createClient(config, clock);
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const events = await stripe.events.list({ delivery_success: false, created, limit: 100 });
    return {
      clockAheadMs: clock.ahead(),
      webhooks: z
        .array(endpoint)
        .parse(endpoints.data)
        .map((each) => ({
          url: each.url,
          enabled: each.status === 'enabled',
          events: each.enabled_events,
          apiVersion: each.api_version,
        })),
      undelivered: events.data.length,
    };
  });
