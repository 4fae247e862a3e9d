/** How long jobs may run, beside how long vendors may take: nothing runs twice at once because somebody was slow. */
import { describe, expect, it } from 'vitest';
import { createClient } from '../adapters/stripe/client.ts';
import { K } from '../modules/plans/schemas.ts';
import { allHandlers } from './worker.ts';

/** Most calls in a row: a refund ends the subscription (2), looks for what an earlier try did (2), and pays back (2). */
const CALLS_IN_A_ROW = 6;
/** They ask no vendor who keeps money or names. */
const AT_HOME = new Set(['previews.build', 'sites.publish']);

describe('the patience of a job', () => {
  const definitions = allHandlers(() => {
    throw new Error('no job runs here');
  }).map(({ definition }) => definition);

  it('is longer than that of all its calls to a silent vendor together', () => {
    const { timeoutMs, maxNetworkRetries, retryDelayMs } = K.provider;
    // What a call to a silent provider costs before it is given up.
    const LONGEST_CALL_MS = (maxNetworkRetries + 1) * timeoutMs + maxNetworkRetries * retryDelayMs.max;
    const short = definitions.filter(
      ({ name, timeoutSeconds }) => !AT_HOME.has(name) && timeoutSeconds * 1000 < CALLS_IN_A_ROW * LONGEST_CALL_MS,
    );
    expect(definitions.length).toBeGreaterThan(20);
    expect(short.map(({ name }) => name)).toEqual([]);
  });

  it('is reckoned with the figures that the provider’s client really has [K17]', () => {
    const keys = { secretKey: 'sk_test_x', publishableKey: 'pk_test_x', webhookSecrets: [] };
    const where = { apiBase: 'https://api.stripe.com', scriptUrl: 'https://js.stripe.com' };
    const client = createClient({ ...keys, ...where, limits: K.provider });
    expect(client.getApiField('timeout')).toBe(80_000);
    expect(client.getMaxNetworkRetries()).toBe(2);
    expect(client.getApiField('version')).toBe('2026-10-28.endive');
    // And has no figures of its own beside those that it is given.
    const other = createClient({
      ...keys,
      ...where,
      limits: { ...K.provider, timeoutMs: 70_000, maxNetworkRetries: 1 },
    });
    expect([other.getApiField('timeout'), other.getMaxNetworkRetries()]).toEqual([70_000, 1]);
    // These two the client fixes itself, in seconds.
    expect(client.getInitialNetworkRetryDelay() * 1000).toBe(K.provider.retryDelayMs.initial);
    expect(client.getMaxNetworkRetryDelay() * 1000).toBe(K.provider.retryDelayMs.max);
    expect(K.provider).toMatchObject({ retryDelayMs: { initial: 500, max: 5000 }, webhookToleranceS: 300 });
  });
});
