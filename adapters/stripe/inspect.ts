import { z } from 'zod';
import { createClient, type StripeConfig } from './client.ts';
import { asking } from './provider-errors.ts';

/** What our account at the provider looks like from outside the sale: for whoever sets up the installation. */
export interface StripeInspection {
  /** The provider's clock, in seconds' grain; null where it does not say. */
  serverTime: Date | null;
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
export const inspectStripe = (config: StripeConfig, since: Date): Promise<StripeInspection> =>
  asking(async () => {
    const stripe = createClient(config);
    const endpoints = await stripe.webhookEndpoints.list({ limit: 100 });
    const created = { gte: Math.floor(since.getTime() / 1000) };
    const events = await stripe.events.list({ delivery_success: false, created, limit: 100 });
    const date = new Date(endpoints.lastResponse.headers['date'] ?? '');
    return {
      serverTime: Number.isNaN(date.getTime()) ? null : date,
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
