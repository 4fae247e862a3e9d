/** Every call of the registrar, spoiled in every way, on the whole way of a name: one order, one renewal, no more. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDnsReader, resolvers } from '../../../adapters/dns/reader.ts';
import { createRegistrar } from '../../../adapters/registrar/index.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { startDnsSandbox, type DnsSandbox } from '../../../sandboxes/dns/index.ts';
import { startRegistrarSandbox, type RegistrarSandbox } from '../../../sandboxes/registrar/index.ts';
import { GINO, GINO_ON_THE_FORM } from '../../../tests/fixtures/registrants.ts';
import { testContext } from '../../../tests/support/context.ts';
import { openTestDatabase, type TestDatabase } from '../../../tests/support/database.ts';
import { seal, sealOrNull, type DataKeys } from '../../../platform/seal.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { alignDomain } from '../transfer/align-domain.ts';
import { contactFrom } from './contact.ts';
import { pollDomain } from './poll-domain.ts';
import { registerDomain } from './register-domain.ts';
import { listRegistrations } from '../../../tests/support/as-owner.ts';
import type { Registration } from './registration.ts';
import { renewDomain } from '../renewal/renew-domain.ts';
import { requestRegistration } from './request-registration.ts';
import { renewDomains } from '../renewal/renewals.ts';

const KINDS = [
  'error-before',
  'error-after',
  'no-answer-before',
  'no-answer-after',
  'slow',
  'reset-before',
  'reset-after',
  'throttled',
  'limit',
  'late-effect',
  'rubbish',
  'wrong-shape',
  'truncated',
];
const owner = (keys: DataKeys) => contactFrom({ ...GINO_ON_THE_FORM, ssn: seal(keys, GINO.taxId) });
const keys = { accessKeyId: 'AKIAFAULTS', secretAccessKey: 'secret-of-faults' };
const YEAR_MS = 366 * 86_400_000;
const TRIES = 40;

let database: TestDatabase;
let sandbox: RegistrarSandbox;
let dnsSandbox: DnsSandbox;
let ctx: Ctx;
beforeAll(async () => {
  database = await openTestDatabase();
  sandbox = await startRegistrarSandbox({ host: '127.0.0.1', port: 0, ...keys, operationDelayMs: 20 });
  const registrar = createRegistrar({ endpoint: sandbox.url, ...keys, timeoutMs: { question: 400, order: 400 } });
  dnsSandbox = await startDnsSandbox({ host: '127.0.0.1', port: 0, httpPort: 0 });
  const dns = createDnsReader({ servers: resolvers([dnsSandbox.server]) });
  const clock = { now: () => new Date() };
  ctx = testContext(database.db, { ports: { registrar, dns }, clock }).ctx;
  ctx.config.zones.nameServers = ['ns1.vetrina.example', 'ns2.vetrina.example'];
});
afterAll(async () => {
  await Promise.all([sandbox.close(), dnsSandbox.close()]);
  await database.close();
});

let orders = 0;
async function wanted(kind: 'register' | 'transfer'): Promise<Registration> {
  const orderId = `ord_faults_${(orders += 1)}`;
  const domain = `${kind === 'transfer' ? 'occupato' : 'libero'}-${orders}.it`;
  const { dataKeys } = ctx.config;
  const authcode = sealOrNull(dataKeys, kind === 'transfer' ? 'Sesamo-1234' : null);
  const name = {
    orderId,
    domains: [domain],
    kind,
    contact: owner(dataKeys),
    holder: 'customer' as const,
    authcode,
    price: null,
    chargeId: null,
  };
  await inTransaction(ctx, (ctx) => requestRegistration(ctx, name));
  return rowOf(orderId);
}
const rowOf = async (orderId: string) => (await listRegistrations(ctx, orderId))[0] ?? expect.fail(orderId);

/** Does the work of the queue: every job that could be due, again and again, until all is as it should be. */
async function work(first: Registration): Promise<Registration> {
  const { id, orderId } = first;
  let paid = false;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const steps = [registerDomain, pollDomain, alignDomain, renewDomain];
    for (const step of steps) await step(ctx, id).catch(() => undefined);
    const row = await rowOf(orderId);
    const aligned = row.locked === true && row.nameServers.includes('ns1.vetrina.example');
    if (aligned && !paid) {
      paid = true;
      const paidUntil = new Date(Date.now() + 2 * YEAR_MS);
      await inTransaction(ctx, (ctx) => renewDomains(ctx, { orderId, paidUntil }));
    } else if (aligned && row.expiresAt && row.expiresAt.getTime() > Date.now() + YEAR_MS * 1.5) return row;
  }
  throw new Error(`${first.domain} did not come through`);
}

describe('a name that is ordered, pointed and renewed', () => {
  it.each([
    ['RegisterDomain', 'register'],
    ['TransferDomain', 'transfer'],
    ['RenewDomain', 'register'],
    ['CheckDomainAvailability', 'register'],
    ['GetOperationDetail', 'register'],
    ['ListOperations', 'transfer'],
    ['GetDomainDetail', 'register'],
    ['UpdateDomainNameservers', 'transfer'],
  ] as const)('is ordered once and renewed once whatever befalls %s [P3]', async (action, kind) => {
    const rows = await Promise.all(
      KINDS.map(async (fault) => {
        const row = await wanted(kind);
        const named: Record<string, string> = action.includes('Operation') ? {} : { domain: row.domain };
        sandbox.control('faults', { action, kind: fault, times: '2', ...named });
        return row;
      }),
    );
    const done = await Promise.all(rows.map(work));
    sandbox.control('clear-faults');
    const { operations, domains } = sandbox.state();
    for (const { domain, state } of done) {
      const effective = operations.filter((each) => each.domain === domain && each.status === 'SUCCESSFUL');
      const count = (...types: string[]) => effective.filter((each) => types.includes(each.type)).length;
      expect([domain, state, count('REGISTER_DOMAIN', 'TRANSFER_IN_DOMAIN'), count('RENEW_DOMAIN')]).toEqual([
        domain,
        'registered',
        1,
        1,
      ]);
      expect(domains.filter((each) => each.name === domain)).toHaveLength(1);
    }
  });
});
