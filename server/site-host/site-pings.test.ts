import { describe, expect, it } from 'vitest';
import { packManifest, type HostedSite } from '../../modules/sites/index.server.ts';
import { pingCounter } from './site-pings.ts';

const page = {
  kind: 'bytes',
  hash: 'h',
  size: 1,
  type: 'text/html',
  compressed: true,
  csp: "default-src 'none'",
} as const;
const site: HostedSite = {
  siteId: 'sit_gufi',
  versionId: 'v',
  files: packManifest({ '/': page, '/style.css': { ...page, csp: undefined } }),
  indexed: true,
  timeZone: 'Europe/Rome',
  paused: null,
};
const PERSON = 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36';
const HEADERS = {
  host: 'settegufi.it',
  'ping-from': 'https://settegufi.it/',
  'user-agent': PERSON,
  'sec-fetch-site': 'same-origin',
};
function begin() {
  const pressed: string[] = [];
  let now = 0;
  const answer = pingCounter(
    (siteId, path) => ({ seen: () => undefined, pressed: (what) => void pressed.push(`${siteId} ${path} ${what}`) }),
    () => now,
  );
  const ping = async (url: string, headers: object = {}, method = 'POST', target: object = { kind: 'site', site }) =>
    (await answer(Promise.resolve(target as never), { url, method, headers: { ...HEADERS, ...headers } } as never))
      .status;
  return { pressed, ping, wait: (ms: number) => void (now += ms) };
}

describe('a press', () => {
  it('on a page of the site is counted, without a script [P6]', async () => {
    const { pressed, ping } = begin();
    expect(await ping('/~call')).toBe(204);
    expect(await ping('/~directions')).toBe(204);
    expect(pressed).toEqual(['sit_gufi / call', 'sit_gufi / directions']);
  });

  it.each([
    ['another site', { 'ping-from': 'https://evil.example/' }],
    ['a name that begins alike', { 'ping-from': 'https://settegufi.it.evil.example/' }],
    ['no page', { 'ping-from': undefined }],
    ['a file', { 'ping-from': 'https://settegufi.it/style.css' }],
    ['a page that is not there', { 'ping-from': 'https://settegufi.it/nothing' }],
    ['a robot', { 'user-agent': 'Googlebot/2.1' }],
    ['nobody', { 'user-agent': undefined }],
    ['another origin', { 'sec-fetch-site': 'cross-site' }],
  ])('that says it comes from %s is answered alike and not counted [P6]', async (_, headers) => {
    const { pressed, ping } = begin();
    expect(await ping('/~call', headers)).toBe(204);
    expect(pressed).toEqual([]);
  });

  it('of a thing that no page has, or that was read only, is refused [P6]', async () => {
    const { pressed, ping } = begin();
    expect([await ping('/~money'), await ping('/~call', {}, 'GET')]).toEqual([404, 405]);
    expect(await ping('/~call', {}, 'POST', { kind: 'unknown' })).toBe(204);
    expect(
      await ping('/~call', {}, 'POST', { kind: 'site', site: { ...site, paused: { lang: 'it', name: 'x' } } }),
    ).toBe(204);
    expect(pressed).toEqual([]);
  });

  it('is one of twenty in ten seconds at most, whoever sends more [P6]', async () => {
    const { pressed, ping, wait } = begin();
    for (let n = 0; n < 50; n++) expect(await ping('/~call')).toBe(204);
    expect(pressed).toHaveLength(20);
    wait(10_001);
    await ping('/~call');
    expect(pressed).toHaveLength(21);
  });
});
