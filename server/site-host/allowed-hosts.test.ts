/** Which hosts may have a certificate, from memory. */
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import type { HostsOfSite } from '../../modules/sites/index.server.ts';
import { createAllowedHosts, type AllowedHosts, type ReadHosts } from './allowed-hosts.ts';

const log = pino({ level: 'silent' });
const MANY = 20_000;
let sites: Map<string, string[]>;
let away = false;
let asked: string[] = [];
let hosts: AllowedHosts | undefined;

const read: ReadHosts = (input) => {
  if (away) return Promise.reject(new Error('away'));
  const all = [...sites].map(([siteId, hosts]): HostsOfSite => ({ siteId, hosts }));
  if ('only' in input) {
    asked.push(...input.only);
    return Promise.resolve(all.filter(({ siteId }) => input.only.includes(siteId)));
  }
  const behind = all.filter(({ siteId }) => siteId > input.after).toSorted((a, b) => (a.siteId < b.siteId ? -1 : 1));
  return Promise.resolve(behind.slice(0, input.most));
};
async function open(given: Record<string, string[]>): Promise<AllowedHosts> {
  [sites, away, asked] = [new Map(Object.entries(given)), false, []];
  const made = (hosts = createAllowedHosts(read, log));
  made.invalidateAll();
  return made;
}
afterEach(() => hosts?.close());

it('knows both spellings of every host of a site, and no other', async () => {
  const known = await open({ sit_a: ['a.sites.example', 'gufi.it'], sit_b: ['b.sites.example', 'www.lumbrera.es'] });
  expect(known.has('gufi.it'), 'nothing is read yet').toBe(false);
  await expect.poll(() => known.has('gufi.it')).toBe(true);
  expect(['www.gufi.it', 'lumbrera.es', 'www.lumbrera.es', 'b.sites.example'].map((host) => known.has(host))).toEqual(
    Array(4).fill(true),
  );
  expect(['mail.gufi.it', 'gufi.com', '', 'www.'].map((host) => known.has(host))).toEqual(Array(4).fill(false));
});

it('follows a site whose hosts move, and asks for that one alone', async () => {
  const known = await open({ sit_a: ['gufi.it'], sit_b: ['lumbrera.es'] });
  await expect.poll(() => known.has('gufi.it')).toBe(true);
  sites.set('sit_a', ['gufi.com']);
  sites.delete('sit_b');
  for (const id of ['sit_a', 'sit_b', 'sit_a']) known.invalidateSite(id);
  await expect
    .poll(() => ['gufi.com', 'gufi.it', 'lumbrera.es'].map((host) => known.has(host)))
    .toEqual([true, false, false]);
  expect(asked.toSorted()).toEqual(['sit_a', 'sit_b']);
  sites.set('sit_b', ['lumbrera.es']);
  known.invalidateSite('sit_b');
  await expect.poll(() => known.has('lumbrera.es')).toBe(true);
});

it('keeps what it knows while nobody can be asked, and learns the rest afterwards', async () => {
  const known = await open({ sit_a: ['gufi.it'] });
  await expect.poll(() => known.has('gufi.it')).toBe(true);
  away = true;
  sites.set('sit_a', ['gufi.com']);
  known.invalidateSite('sit_a');
  known.invalidateAll();
  await new Promise((done) => setTimeout(done, 200));
  expect(['gufi.it', 'gufi.com'].map((host) => known.has(host))).toEqual([true, false]);
  away = false;
  await expect.poll(() => ['gufi.it', 'gufi.com'].map((host) => known.has(host))).toEqual([false, true]);
});

it(`of ${MANY} sites each is found, and none that is not there, in well under a millisecond`, async () => {
  const known = await open(
    Object.fromEntries(
      Array.from({ length: MANY }, (_none, at) => [`sit_${String(at).padStart(6, '0')}`, [`s${at}.it`]]),
    ),
  );
  await expect.poll(() => known.has(`s${MANY - 1}.it`)).toBe(true);
  const before = process.threadCpuUsage();
  for (let at = 0; at < MANY; at++) {
    if (!known.has(`s${at}.it`)) expect.fail(`s${at}.it is not known`);
    if (known.has(`x${at}.it`)) expect.fail(`x${at}.it is known`);
  }
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000 / (2 * MANY)).toBeLessThan(0.5);
});
