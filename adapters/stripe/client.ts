import { Stripe } from 'stripe';
import { apiVersion } from './events.ts';
import type { ProviderClock } from './provider-clock.ts';

export interface StripeConfig {
  secretKey: string;
  publishableKey: string;
  webhookSecrets: string[];
  /** `https://api.stripe.com`, or a sandbox that speaks the same protocol. */
  apiBase: string;
  /** The provider's browser script. */
  scriptUrl: string;
  /** Milliseconds one try of a call may take; absent: the vendor's own 80 seconds. */
  timeoutMs?: number;
  /** Another way to the provider than a line. */
  httpClient?: Stripe.HttpClient;
}

/** Tries after the first, and milliseconds that each may take: the vendor's own figures (K17). */
const RETRIES = 2;
const TRY_MS = 80_000;
/** The vendor's client pauses this long between two tries at most. */
const LONGEST_PAUSE_MS = 5_000;
/** What a call to a silent provider costs before it is given up: a job that makes some must be allowed longer. */
export const LONGEST_CALL_MS = (RETRIES + 1) * TRY_MS + RETRIES * LONGEST_PAUSE_MS;

/** `clock`: hears the provider's time from every answer. */
export function createClient(config: StripeConfig, clock?: ProviderClock): Stripe {
  const base = new URL(config.apiBase);
  const http = base.protocol === 'http:';
  const httpClient = clock?.listening(config.httpClient ?? Stripe.createNodeHttpClient()) ?? config.httpClient;
  return new Stripe(config.secretKey, {
    apiVersion,
    protocol: http ? 'http' : 'https',
    host: base.hostname,
    port: base.port === '' ? (http ? 80 : 443) : Number(base.port),
    maxNetworkRetries: RETRIES,
    timeout: config.timeoutMs ?? TRY_MS,
    telemetry: false,
    ...(httpClient && { httpClient }),
  });
}
