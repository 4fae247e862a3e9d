import type { IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import type { HostedSite } from '../../modules/sites/index.server.ts';
import { createActCache } from './act-cache.ts';
import { prepareResponse } from './prepared-response.ts';

const clock = { now: () => new Date('2026-11-30T10:00:00Z') };
const site = { siteId: 'sit_a', versionId: 'ver_a', paused: null } as HostedSite;
const asked = (url: string, more: object = {}) =>
  ({ method: 'GET', url, headers: { 'accept-encoding': 'br' }, ...more }) as IncomingMessage;
const answer = (bytes = 10) => prepareResponse(200, new Uint8Array(bytes), {});

it('what was asked for before a change, and answered after it, is not kept [P9]', () => {
  const cache = createActCache({ clock });
  const times = asked('/_/book/times');
  const before = cache.now();
  cache.invalidateSite('sit_a');
  cache.keep(site, times, { ready: answer(), ms: 1000, at: before });
  expect(cache.get(site, times)).toBeUndefined();
  cache.keep(site, times, { ready: answer(), ms: 1000, at: cache.now() });
  expect(cache.get(site, times)).toBeDefined();
  cache.invalidateSite('sit_b');
  expect(cache.get(site, times)).toBeDefined();
  cache.invalidateAll();
  expect(cache.get(site, times)).toBeUndefined();
});

it('forms, long addresses, and a site that pauses are never answered from it', () => {
  const cache = createActCache({ clock });
  const at = cache.now();
  const paused = { ...site, paused: { lang: 'it', name: 'Da Anna' } } as HostedSite;
  for (const [of, req] of [
    [site, asked('/_/book/times', { method: 'POST' })],
    [site, asked(`/_/book/times?x=${'x'.repeat(200)}`)],
    [site, asked('/_/book/times', { headers: {} })],
    [paused, asked('/_/book/times')],
  ] as const) {
    cache.keep(of, req, { ready: answer(), ms: 1000, at });
    expect(cache.get(of, req)).toBeUndefined();
  }
});

it('addresses of endless variety take no more than its memory', () => {
  const cache = createActCache({ clock });
  const url = (n: number) => `/_/book/times?x=${n}`;
  for (let n = 0; n < 40; n += 1)
    cache.keep(site, asked(url(n)), { ready: answer(1024 * 1024), ms: 1000, at: cache.now() });
  expect(cache.get(site, asked(url(0)))).toBeUndefined();
  expect(cache.get(site, asked(url(39)))).toBeDefined();
});
