import { Stripe } from 'stripe';
import type { ProviderClock } from './provider-clock.ts';

/** How the provider's client behaves; whoever builds the adapter names it (K17). */
export interface ClientLimits {
  /** Milliseconds that one try of a call may take. */
  timeoutMs: number;
  /** Tries after the first. */
  maxNetworkRetries: number;
  /** Seconds for which a signed event is believed. */
  webhookToleranceS: number;
  /** The shape of every answer and event; the endpoint at the provider is created with it. */
  apiVersion: NonNullable<NonNullable<ConstructorParameters<typeof Stripe>[1]>['apiVersion']>;
}
export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: string[];
  /** `https://api.stripe.com`, or a sandbox that speaks the same protocol. */
  apiBase: string;
  /** The provider's browser script. */
  scriptUrl: string;
  limits: ClientLimits;
  /** Another way to the provider than a line. */
  httpClient?: Stripe.HttpClient;
}

export const isLive = (secretKey: string): boolean => /^[sr]k_live_/.test(secretKey);

/** `clock`: hears the provider's time from every answer. */
export function createClient(
  config: Pick<StripeConfig, 'secretKey' | 'apiBase' | 'limits' | 'httpClient'>,
  clock?: ProviderClock,
): Stripe {
  const base = new URL(config.apiBase);
  const http = base.protocol === 'http:';
  const httpClient = clock?.listening(config.httpClient ?? Stripe.createNodeHttpClient()) ?? config.httpClient;
  return new Stripe(config.secretKey, {
    apiVersion: config.limits.apiVersion,
    protocol: http ? 'http' : 'https',
    host: base.hostname,
    port: base.port === '' ? (http ? 80 : 443) : Number(base.port),
    maxNetworkRetries: config.limits.maxNetworkRetries,
    timeout: config.limits.timeoutMs,
    telemetry: false,
    ...(httpClient && { httpClient }),
  });
}
