/** Hosted zones: the real adapter against the sandbox, which speaks the vendor's own protocol. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createRegistrar } from '../../adapters/registrar/index.ts';
import { createZones } from '../../adapters/zones/index.ts';
import { recordsFor } from '../../modules/domains/zone-records.ts';
import type { Zones } from '../../modules/domains/zones/zones.port.ts';
import { startRegistrarSandbox, type RegistrarSandbox } from '../../sandboxes/registrar/index.ts';

const keys = { accessKeyId: 'AKIASANDBOX', secretAccessKey: 'sandbox-secret-key' };
const unavailable = { code: 'domains.registrar-unavailable', retryable: true };
const clock = { at: Date.parse('2026-11-21T10:00:00Z') };
let sandbox: RegistrarSandbox;
let zones: Zones;
/** For calls whose answer never comes. */
let impatient: Zones;
beforeAll(async () => {
  const now = () => new Date(clock.at);
  sandbox = await startRegistrarSandbox({ host: '127.0.0.1', port: 0, ...keys, operationDelayMs: 1000, now });
  zones = createZones({ endpoint: sandbox.url, ...keys });
  impatient = createZones({ endpoint: sandbox.url, ...keys, timeoutMs: 250 });
});
beforeEach(() => void sandbox.control('reset'));
afterAll(() => sandbox.close());

const bar = { domain: 'libero-bar.it', reference: 'dom_1' };
const fault = (action: string, kind: string) => sandbox.control('faults', { action, kind });

describe('a hosted zone', () => {
  it('is made once for a reference, found again, and answers with our addresses once every server knows [P3]', async () => {
    expect(await zones.find(bar)).toBeNull();
    const made = await zones.create(bar);
    expect(made.nameServers).toHaveLength(4);
    expect(await zones.create(bar)).toEqual(made);
    expect(await zones.find(bar)).toEqual(made);
    expect(await zones.find({ ...bar, reference: 'dom_2' })).toBeNull();
    expect(await zones.count()).toBe(1);
    const change = await zones.put(made.id, recordsFor(bar.domain, ['192.0.2.1', '2001:db8::1', '192.0.2.2']));
    expect(await zones.inSync(change)).toBe(false);
    clock.at += 1000;
    expect(await zones.inSync(change)).toBe(true);
    expect(await zones.inSync('C0UNKNOWN')).toBeNull();
    expect(sandbox.state().zones[0]?.records).toEqual([
      { name: 'libero-bar.it.', type: 'A', ttl: '300', values: ['192.0.2.1', '192.0.2.2'] },
      { name: 'libero-bar.it.', type: 'AAAA', ttl: '300', values: ['2001:db8::1'] },
      { name: 'www.libero-bar.it.', type: 'CNAME', ttl: '300', values: ['libero-bar.it.'] },
    ]);
    await zones.put(made.id, recordsFor(bar.domain, ['192.0.2.9']));
    expect(sandbox.state().zones[0]?.records[0]?.values).toEqual(['192.0.2.9']);
  });

  it('has what is an alias now, or no more, in the place of what stood at that name; safe twice [P3]', async () => {
    const { id } = await zones.create(bar);
    const name = `autoconfig.${bar.domain}`;
    const kept = { name, type: 'A' as const, values: ['198.51.100.7'], owner: 'kept' as const };
    const alias = { name, type: 'CNAME' as const, values: [bar.domain], owner: 'mail' as const };
    const site = recordsFor(bar.domain, ['192.0.2.1']);
    const types = () => sandbox.state().zones[0]?.records.flatMap((set) => (set.name === `${name}.` ? [set.type] : []));
    for (const [set, type] of [[kept, 'A'] as const, [alias, 'CNAME'] as const, [kept, 'A'] as const])
      for (let times = 0; times < 2; times++) {
        await zones.put(id, [...site, set]);
        expect(types()).toEqual([type]);
      }
    await expect(zones.put(id, [...site, kept, alias])).rejects.toMatchObject(unavailable);
  });

  it('is emptied and removed, once', async () => {
    const { id } = await zones.create(bar);
    await zones.put(id, recordsFor(bar.domain, ['192.0.2.1', '2001:db8::1']));
    await zones.remove(id);
    await zones.remove(id);
    expect(await zones.count()).toBe(0);
  });

  it.each([
    'error-before',
    'error-after',
    'no-answer-before',
    'no-answer-after',
    'reset-before',
    'reset-after',
    'throttled',
    'limit',
    'rubbish',
    'wrong-shape',
    'truncated',
  ])('is never taken as made, nor made twice, when the answer is %s', async (kind) => {
    const asked = kind.startsWith('no-answer') ? impatient : zones;
    fault('CreateHostedZone', kind);
    await expect(asked.create(bar)).rejects.toMatchObject(unavailable);
    const made = await zones.create(bar);
    expect(await zones.find(bar)).toEqual(made);
    expect(sandbox.state().zones).toHaveLength(1);
    fault('ChangeResourceRecordSets', kind);
    await expect(asked.put(made.id, recordsFor(bar.domain, ['192.0.2.1']))).rejects.toMatchObject(unavailable);
    const change = await zones.put(made.id, recordsFor(bar.domain, ['192.0.2.1']));
    fault('GetChange', kind);
    await expect(asked.inSync(change)).rejects.toMatchObject(unavailable);
  });

  it('is refused to a wrong key, which is ours to mend', async () => {
    const wrong = createZones({ endpoint: sandbox.url, ...keys, secretAccessKey: 'another-secret' });
    await expect(wrong.count()).rejects.toMatchObject({
      ...unavailable,
      message: expect.stringContaining('signature') as string,
    });
  });
});

it.each<[string, (endpoint: string) => Promise<unknown>]>([
  ['the zones', (endpoint) => createZones({ endpoint, ...keys, timeoutMs: 250 }).count()],
  [
    'the registrar',
    (endpoint) => createRegistrar({ endpoint, ...keys, timeoutMs: { question: 250, order: 250 } }).operation('op-1'),
  ],
])('an answer of %s that begins and never ends costs no longer than a call may', async (_, ask) => {
  const server = createServer((_asked, to) => to.writeHead(200, { 'content-type': 'text/xml' }).write('<a>'));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  try {
    await expect(ask(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)).rejects.toMatchObject(unavailable);
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
