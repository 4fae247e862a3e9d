/** Connecting a page: the real adapter against the sandbox, and what the network's answers say of our limits. */
import { describe, expect, it } from 'vitest';
import { createPageConnections } from '../../adapters/social-pages/connections.ts';
import { createSocialPages } from '../../adapters/social-pages/index.ts';
import { CONNECT_SCOPES } from '../../modules/sync/page-connection.port.ts';
import { testConfig } from '../support/context.ts';
import { KEYS, networkForTests } from './social-pages.harness.ts';

const APP = '700000000000007';
const BACK = 'https://vetrina.example/manager/connect/return';
const GUFI = '900000000000101';
const CONFIG = '800000000000009';
const { dataKeys } = testConfig();
const network = networkForTests({ login: { appId: APP, redirectUris: [BACK], connectConfigId: CONFIG } });
const connections = (more: { connectConfig?: string } = {}) =>
  createPageConnections({
    appId: APP,
    appSecret: KEYS.appSecret,
    apiBase: network.sandbox.url,
    dialogBase: network.sandbox.url,
    webhookToken: 'word-of-tests',
    dataKeys,
    ...more,
  });
const pages = () =>
  createSocialPages({ apiBase: network.sandbox.url, ...KEYS, pictureHosts: [network.sandbox.pictureHost], dataKeys });

async function codeOf(person: string, refuse: string[] = [], start = connections().startUrl('st', BACK)) {
  const body = new URLSearchParams({ person, answer: 'continue' });
  for (const scope of refuse) body.append('refuse', scope);
  const answered = await fetch(start, { method: 'POST', body, redirect: 'manual' });
  return new URL(answered.headers.get('location') ?? '').searchParams.get('code') ?? '';
}
const grant = async (person = `owner-of-${GUFI}`, refuse: string[] = [], pageId = GUFI) =>
  connections().grantOf({ code: await codeOf(person, refuse), redirectUri: BACK, pageId });
const control = async (path: string, body: object) => {
  const headers = { 'content-type': 'application/json' };
  const url = new URL(`/_control${path}`, network.sandbox.homeUrl);
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
};

describe('a page that its owner connects', () => {
  it('gives a sealed token, a hash of the person, and what they allowed [P2]', async () => {
    const given = await grant();
    expect(given.secret as unknown as string).toMatch(/^s1\.tests\.[\w-]+$/);
    expect(given.person).toMatch(/^[\w-]{43}$/);
    expect(given.scopes).toEqual([...CONNECT_SCOPES]);
    const less = await grant(undefined, ['pages_read_user_content']);
    expect(less.scopes).not.toContain('pages_read_user_content');
    expect(less.person).toBe(given.person);
  });

  it('is asked for by the four permissions, or by a configuration [P2]', async () => {
    const dialog = await (await fetch(connections().startUrl('st', BACK))).text();
    for (const words of ['posts, photos and events of your Pages', 'reviews and other content', 'news of your Pages'])
      expect(dialog).toContain(words);
    const business = connections({ connectConfig: CONFIG });
    const code = await codeOf(`owner-of-${GUFI}`, [], business.startUrl('st', BACK));
    expect((await business.grantOf({ code, redirectUri: BACK, pageId: GUFI })).scopes).toEqual([...CONNECT_SCOPES]);
  });

  it('is found in a list of any length, and refused to whoever does not fully control it [X5]', async () => {
    expect((await grant('agency')).scopes).toHaveLength(4);
    for (const person of ['moderator', 'nobody', 'sharing-nothing'])
      await expect(grant(person)).rejects.toMatchObject({ code: 'sync.connect-foreign', status: 403 });
    await expect(grant(undefined, [], '900000000000102')).rejects.toMatchObject({ code: 'sync.connect-foreign' });
    await expect(grant(undefined, ['pages_manage_metadata'])).rejects.toMatchObject({ code: 'sync.connect-refused' });
    await expect(grant('withdrawn')).rejects.toMatchObject({ code: 'sync.connect-ended' });
    await network.control('login', 'server-error');
    await expect(grant()).rejects.toMatchObject({ code: 'sync.connect-unavailable', retryable: true });
  });

  it('is read by its own token, and by no other page’s [P2]', async () => {
    const { secret } = await grant();
    expect((await pages().read(GUFI, secret)).page.id).toBe(GUFI);
    await expect(pages().read('900000000000102', secret)).rejects.toMatchObject({ reason: 'refused' });
  });

  it('says of a token that ended why, for each way in which one ends [P2]', async () => {
    for (const end of ['password', 'expired', 'rights', 'removed']) {
      const { secret } = await grant();
      await connections().subscribe(GUFI, secret);
      await control(`/pages/${GUFI}/token`, { end });
      await expect(pages().read(GUFI, secret)).rejects.toMatchObject({ reason: 'token-ended' });
      await expect(connections().subscribe(GUFI, secret)).rejects.toMatchObject({ code: 'sync.connect-ended' });
      // There is nothing left to take back.
      await connections().revoke(GUFI, secret, { isLast: true });
    }
  });

  it('is taken back whole with the person’s last page, and only its news before [P2]', async () => {
    const { secret } = await grant();
    await connections().subscribe(GUFI, secret);
    await connections().revoke(GUFI, secret, { isLast: false });
    expect((await pages().read(GUFI, secret)).page.id).toBe(GUFI);
    await connections().revoke(GUFI, secret, { isLast: true });
    await connections().revoke(GUFI, secret, { isLast: true });
    await expect(pages().read(GUFI, secret)).rejects.toMatchObject({ reason: 'token-ended' });
    const next = await grant();
    await network.control('subscribe', 'server-error');
    await expect(connections().revoke(GUFI, next.secret, { isLast: true })).rejects.toMatchObject({ retryable: true });
  });
});

it('a reading says how much of the network’s limits is used [P2]', async () => {
  expect((await pages().read(GUFI)).used).toBeLessThan(5);
  await control('/usage', { percent: 72 });
  expect((await pages().read(GUFI)).used).toBe(72);
  await control('/usage', { percent: null });
});
