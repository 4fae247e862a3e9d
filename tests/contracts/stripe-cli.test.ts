import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { keys, startSandbox } from './stripe-cast.ts';
import { control } from './stripe-life.harness.ts';
import { checkEvent, startRecorder } from './stripe-recorder.ts';

const client = fileURLToPath(new URL('../../node_modules/@stripe/cli-linux-x64/bin/stripe', import.meta.url));

/** The client's own sequences of calls by their names, and the event each is there to bring about. */
const triggers: Record<string, string> = {
  'billing_portal.session.created': 'billing_portal.session.created',
  'charge.dispute.closed': 'charge.dispute.closed',
  'charge.dispute.created': 'charge.dispute.created',
  'charge.refunded': 'charge.refunded',
  'checkout.session.async_payment_failed': 'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded': 'checkout.session.async_payment_succeeded',
  'checkout.session.completed': 'checkout.session.completed',
  'checkout.session.expired': 'checkout.session.expired',
  'customer.created': 'customer.created',
  'customer.subscription.created': 'customer.subscription.created',
  'customer.subscription.deleted': 'customer.subscription.deleted',
  'customer.subscription.updated': 'customer.subscription.updated',
  'invoice.paid': 'invoice.paid',
  'invoice.payment_action_required': 'invoice.payment_action_required',
  'invoice.payment_failed': 'invoice.payment_failed',
  'price.created': 'price.created',
  'product.created': 'product.created',
  'subscription.payment_failed': 'invoice.payment_failed',
  'subscription.payment_succeeded': 'invoice.payment_succeeded',
  'test_helpers.test_clock.advancing': 'test_helpers.test_clock.advancing',
};
const names = Object.keys(triggers);

let sandbox: StripeSandbox;
let recorder: Awaited<ReturnType<typeof startRecorder>>;
let home: string;

/** What the unmodified client says; it ends with a status other than 0 when a call of its sequence surprises it. */
function trigger(name: string): Promise<string> {
  const env = { HOME: home, XDG_CONFIG_HOME: home, STRIPE_API_KEY: keys.secretKey, STRIPE_CLI_TELEMETRY_OPTOUT: '1' };
  return new Promise((resolve, reject) => {
    execFile(client, ['trigger', name, '--api-base', recorder.url], { env, timeout: 20_000 }, (error, out, err) => {
      if (error === null) resolve(out);
      else reject(new Error(`${name}: ${out}${err}`, { cause: error }));
    });
  });
}

describe.skipIf(!existsSync(client))('the vendor’s own command-line client, unmodified', () => {
  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'stripe-client-'));
    sandbox = await startSandbox();
    recorder = await startRecorder(sandbox.url, { requests: false });
  });
  afterAll(async () => {
    await recorder.close();
    await sandbox.close();
    rmSync(home, { recursive: true, force: true });
  });

  it('runs all of its sequences, and each brings its event', async () => {
    const waiting = [...names];
    const failed: string[] = [];
    const work = async () => {
      for (let name = waiting.shift(); name !== undefined; name = waiting.shift()) {
        await trigger(name).catch((error: unknown) => failed.push(String(error)));
      }
    };
    await Promise.all([work(), work(), work()]);
    // The bank's answers to its debits come when their time has come.
    await control(sandbox, 'clock', { advance: 'PT10M' });
    expect(failed).toEqual([]);
    const happened = new Set([...sandbox.state.events.values()].map((event) => event.type));
    expect(Object.values(triggers).filter((type) => !happened.has(type))).toEqual([]);
    process.stdout.write(
      `The card provider's own client: ${names.length - failed.length} of ${names.length} sequences.\n`,
    );
  }, 60_000);

  it('every answer it got and every event it caused keeps to the vendor’s own types', () => {
    expect([...new Set(recorder.faults)]).toEqual([]);
    expect([...new Set([...sandbox.state.events.values()].flatMap(checkEvent))]).toEqual([]);
  });
});

it.skipIf(existsSync(client))('the vendor’s command-line client is not installed here, so it judges nothing', () => {
  process.stdout.write('Skipped: the optional package @stripe/cli-linux-x64 is not installed.\n');
});
