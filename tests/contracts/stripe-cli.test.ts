import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StripeSandbox } from '../../sandboxes/stripe/index.ts';
import { keys, startSandbox } from './stripe-fixtures.ts';
import { control } from './stripe-life.harness.ts';
import { checkEvent, startRecorder } from './stripe-recorder.ts';

const client = fileURLToPath(new URL('../../node_modules/@stripe/cli-linux-x64/bin/stripe', import.meta.url));

/** The client's own sequences of calls, each named by the event that it is there to bring about. */
const sequences = [
  'billing_portal.configuration.created',
  'billing_portal.session.created',
  'charge.dispute.closed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.failed',
  'charge.refund.updated',
  'charge.refunded',
  'charge.succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'credit_note.created',
  'credit_note.updated',
  'credit_note.voided',
  'customer.created',
  'customer.deleted',
  'customer.subscription.created',
  'customer.subscription.deleted',
  'customer.subscription.updated',
  'customer.updated',
  'invoice.created',
  'invoice.finalized',
  'invoice.marked_uncollectible',
  'invoice.paid',
  'invoice.payment_action_required',
  'invoice.payment_failed',
  'invoice.payment_succeeded',
  'invoice.sent',
  'invoice.updated',
  'invoice.voided',
  'invoiceitem.created',
  'invoiceitem.deleted',
  'payment_intent.canceled',
  'payment_intent.created',
  'payment_intent.payment_failed',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'payment_intent.succeeded',
  'payment_method.attached',
  'payment_method.detached',
  'price.created',
  'price.updated',
  'product.created',
  'product.deleted',
  'product.updated',
  'test_helpers.test_clock.advancing',
  'test_helpers.test_clock.created',
  'test_helpers.test_clock.deleted',
  'test_helpers.test_clock.ready',
];
/** Two have names of their own. */
const aliases: Record<string, string> = {
  'subscription.payment_failed': 'invoice.payment_failed',
  'subscription.payment_succeeded': 'invoice.payment_succeeded',
};
const names = [...sequences, ...Object.keys(aliases)];

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

  it('runs the sequences of everything that is sold, billed and given back here, and each brings its event', async () => {
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
    expect(names.filter((name) => !happened.has(aliases[name] ?? name))).toEqual([]);
    process.stdout.write(
      `The card provider's own client: ${names.length - failed.length} of ${names.length} sequences.\n`,
    );
  });

  it('every answer it got and every event it caused keeps to the vendor’s own types', () => {
    expect([...new Set(recorder.faults)]).toEqual([]);
    expect([...new Set([...sandbox.state.events.values()].flatMap(checkEvent))]).toEqual([]);
  });
});

it.skipIf(existsSync(client))('the vendor’s command-line client is not installed here, so it judges nothing', () => {
  process.stdout.write('Skipped: the optional package @stripe/cli-linux-x64 is not installed.\n');
});
