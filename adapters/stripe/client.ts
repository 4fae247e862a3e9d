import { Stripe } from 'stripe';
import { apiVersion } from './events.ts';

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
}

export function createClient(config: StripeConfig): Stripe {
  const base = new URL(config.apiBase);
  const http = base.protocol === 'http:';
  return new Stripe(config.secretKey, {
    apiVersion,
    protocol: http ? 'http' : 'https',
    host: base.hostname,
    port: base.port === '' ? (http ? 80 : 443) : Number(base.port),
    maxNetworkRetries: 2,
    timeout: config.timeoutMs ?? 80_000,
    telemetry: false,
  });
}
