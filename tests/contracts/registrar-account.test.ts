/** What the product asks and changes of the names it has, over the years: the real adapter against the sandbox. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import type { Registrar } from '../../modules/domains/registration/registrar.port.ts';
import { ROSSI_SRL as contact } from '../fixtures/registrants.ts';
import { startRegistrarSandbox, type RegistrarSandbox } from '../../sandboxes/registrar/index.ts';

const keys = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox-secret-key' };
const START = Date.parse('2026-11-21T10:00:00Z');
const DAY = 86_400_000;
const refused = { code: 'domains.refused', retryable: false };
const unavailable = { code: 'domains.registrar-unavailable', retryable: true };

const clock = { at: START };
let sandbox: RegistrarSandbox;
let registrar: Registrar;
let impatient: Registrar;
beforeAll(async () => {
  sandbox = await startRegistrarSandbox({
    host: '127.0.0.1',
    port: 0,
    ...keys,
    operationDelayMs: 1000,
    now: () => new Date(clock.at),
  });
  registrar = createRegistrar({ endpoint: sandbox.url, ...keys });
  impatient = createRegistrar({ endpoint: sandbox.url, ...keys, timeoutMs: { question: 80, order: 80 } });
});
beforeEach(() => {
  clock.at = START;
  sandbox.control('reset');
});
afterAll(() => sandbox.close());

const facts = async (domain: string) => (await registrar.details(domain)) ?? expect.fail(`${domain} is not ours`);
const yearOf = async (domain: string) => (await facts(domain)).expiresAt.getUTCFullYear();
async function ours(domain: string): Promise<string> {
  await registrar.register({ domain, contact, years: 1 });
  clock.at += 1000;
  await facts(domain);
  return domain;
}

describe('a further year', () => {
  it('is bought once, however often it is ordered [P3]', async () => {
    const domain = await ours('libero-bar.it');
    expect(await yearOf(domain)).toBe(2027);
    const first = await registrar.renew({ domain, expiryYear: 2027 });
    // While it runs the registrar knows only the one.
    expect(await registrar.renew({ domain, expiryYear: 2027 })).toEqual(first);
    clock.at += 1000;
    expect(await registrar.operation(first.operationId)).toEqual({ state: 'done' });
    expect(await yearOf(domain)).toBe(2028);
    await expect(registrar.renew({ domain, expiryYear: 2027 })).rejects.toMatchObject(refused);
    expect(await yearOf(domain)).toBe(2028);
  });
  it.each([
    ['libero-bar.it', 14, 16],
    ['libero-bar.com', 43, 45],
  ])('of %s can be bought %i days late, not %i [P3]', async (domain, late, tooLate) => {
    await ours(domain);
    clock.at = (await facts(domain)).expiresAt.getTime() + tooLate * DAY;
    await expect(registrar.renew({ domain, expiryYear: 2027 })).rejects.toMatchObject(refused);
    clock.at -= (tooLate - late) * DAY;
    expect(await registrar.renew({ domain, expiryYear: 2027 })).toHaveProperty('operationId');
  });
  it('that nobody buys ends with the name free again, and not in our account [P3]', async () => {
    const domain = await ours('libero-bar.it');
    clock.at += (365 + 15 + 30 + 4) * DAY;
    expect(await registrar.details(domain)).not.toBeNull();
    clock.at += 2 * DAY;
    expect(await registrar.details(domain)).toBeNull();
    expect(await registrar.check(domain)).toBe('AVAILABLE');
  });
  it('is bought by the registrar itself only where somebody has asked for that', async () => {
    const [kept, left] = [await ours('libero-uno.it'), await ours('libero-due.it')];
    await registrar.setAutoRenew(kept, true);
    clock.at += 364 * DAY;
    expect([await yearOf(kept), await yearOf(left)]).toEqual([2028, 2027]);
    await registrar.setAutoRenew(kept, false);
    expect(await facts(kept)).toMatchObject({ autoRenew: false });
  });
});

describe('the way out', () => {
  it('is closed by the lock, opened by its owner, and needs the code [P3]', async () => {
    const domain = await ours('libero-bar.it');
    const code = await registrar.authCode(domain);
    expect(sandbox.control('move-away', { name: domain, code })).toMatchObject({ ok: false });
    await registrar.setLock(domain, false);
    // Asked again while it runs: as good as asked once.
    await registrar.setLock(domain, false);
    clock.at += 1000;
    expect(await facts(domain)).toMatchObject({ locked: false });
    expect(sandbox.control('move-away', { name: domain, code: 'another-code' })).toMatchObject({ ok: false });
    expect(sandbox.control('move-away', { name: domain, code })).toEqual({ ok: true });
    expect(await registrar.details(domain)).toBeNull();
    expect(await registrar.list()).toEqual([]);
  });
  it('of .com opens sixty days after the registration, of .it at once [P3]', async () => {
    const domain = await ours('libero-bar.com');
    const code = await registrar.authCode(domain);
    await registrar.setLock(domain, false);
    clock.at += 59 * DAY;
    expect(sandbox.control('move-away', { name: domain, code })).toMatchObject({ ok: false });
    clock.at += 2 * DAY;
    expect(sandbox.control('move-away', { name: domain, code })).toEqual({ ok: true });
  });
});

it('name servers are changed, and the list of names goes to its last page', async () => {
  for (let n = 0; n < 105; n += 1) await registrar.register({ domain: `libero-${n}.com`, contact, years: 1 });
  clock.at += 1000;
  const list = await registrar.list();
  expect(new Set(list.map((each) => each.domain)).size).toBe(105);
  expect(list[0]).toMatchObject({ locked: true, autoRenew: false });
  await registrar.setNameServers('libero-0.com', ['ns1.vetrina.example', 'ns2.vetrina.example']);
  clock.at += 1000;
  expect((await facts('libero-0.com')).nameServers).toEqual(['ns1.vetrina.example', 'ns2.vetrina.example']);
  await expect(registrar.setNameServers('libero-0.com', ['one.example'])).rejects.toMatchObject(refused);
});

/** Each call of the port with each way a wire can fail: an answer that is not certain is never taken for one. */
describe('a spoiled answer', () => {
  const FAULTS = [
    'error-before',
    'error-after',
    'no-answer-after',
    'slow',
    'reset-before',
    'throttled',
    'rubbish',
    'wrong-shape',
    'truncated',
  ] as const;
  const domain = 'libero-bar.it';
  const CALLS: [action: string, call: (at: Registrar) => Promise<unknown>][] = [
    ['CheckDomainAvailability', (at) => at.check('libero-due.it')],
    ['GetDomainSuggestions', (at) => at.suggest('libero-due.it', 3)],
    ['CheckDomainTransferability', (at) => at.transferable('occupato-bar.it', 'aB3$xy9k')],
    ['RegisterDomain', (at) => at.register({ domain: 'libero-due.it', contact, years: 1 })],
    ['TransferDomain', (at) => at.transfer({ domain: 'occupato-bar.it', contact, authCode: 'aB3$xy9k', years: 1 })],
    ['RenewDomain', (at) => at.renew({ domain, expiryYear: 2027 })],
    ['ListOperations', (at) => at.findOperation(domain)],
    ['GetDomainDetail', (at) => at.details(domain)],
    ['ListDomains', (at) => at.list()],
    ['RetrieveDomainAuthCode', (at) => at.authCode(domain)],
  ];
  const sent = (action: string) => sandbox.state().calls.filter((each) => each.action === action).length;
  const orders = new Set(['RegisterDomain', 'TransferDomain', 'RenewDomain']);
  it.each(CALLS)('of %s is never believed, whatever is wrong with it [P3]', async (action, call) => {
    for (const kind of FAULTS) {
      sandbox.control('reset');
      clock.at = START;
      await ours(domain);
      sandbox.control('faults', { action, kind, times: '9' });
      const before = sent(action);
      await expect(call(impatient), `${action} with ${kind}`).rejects.toMatchObject(unavailable);
      // The SDK may ask a question again by itself, an order never.
      expect(sent(action) - before).toBeLessThanOrEqual(orders.has(action) ? 1 : 2);
      sandbox.control('clear-faults');
      await expect(call(registrar), `${action} after ${kind}`).resolves.toBeDefined();
    }
  });
});
