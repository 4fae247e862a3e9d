/** Logging in by the social network: the real adapter against the sandbox, and the sandbox's own checks. */
import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createPageLogin } from '../../adapters/social-pages/login.ts';
import { markOf } from '../../platform/seal.ts';
import { startSocialPagesSandbox } from '../../sandboxes/social-pages/index.ts';
import { testConfig } from '../support/context.ts';
import { HERE, KEYS, networkForTests } from './social-pages.harness.ts';

const APP = '700000000000007';
const BACK = 'https://vetrina.example/manager/social/return';
const GUFI = '900000000000101';
const CONFIG = '800000000000008';
const { dataKeys } = testConfig();
const network = networkForTests({ login: { appId: APP, redirectUris: [BACK], configId: CONFIG } });
const login = (changes: Partial<Parameters<typeof createPageLogin>[0]> = {}) =>
  createPageLogin({
    appId: APP,
    appSecret: KEYS.appSecret,
    apiBase: network.sandbox.url,
    dialogBase: network.sandbox.url,
    dataKeys,
    ...changes,
  });

/** Presses Continue or Cancel in the dialog, and gives where the person is led back to. */
async function answer(person: string, press: 'continue' | 'cancel' = 'continue', start = login().startUrl('st', BACK)) {
  const body = new URLSearchParams({ person, answer: press });
  const answered = await fetch(start, { method: 'POST', body, redirect: 'manual' });
  return new URL(answered.headers.get('location') ?? `https://nowhere.example/${answered.status}`);
}
const codeOf = async (person: string) => (await answer(person)).searchParams.get('code') ?? '';
const ended = { code: 'ordering.social-ended', status: 400 };
const unavailable = { code: 'ordering.social-unavailable', status: 503 };

describe('a person who logs in by the social network', () => {
  it('sees a dialog that names what is asked for, and comes back with a code and the state [S3]', async () => {
    const dialog = await (await fetch(login().startUrl('st', BACK))).text();
    expect(dialog).toContain('the list of Pages you manage');
    expect(dialog).toContain('Trattoria Sette Gufi');
    const back = await answer(`owner-of-${GUFI}`);
    expect(back.origin + back.pathname).toBe(BACK);
    expect(back.searchParams.get('state')).toBe('st');
    expect(back.hash).toBe('#_=_');
    expect(await login().pagesOf(back.searchParams.get('code') ?? '', BACK)).toEqual({ pageIds: [GUFI] });
  });

  it('is asked by a configuration where the app is of the business kind', async () => {
    const business = login({ loginConfig: CONFIG });
    const start = new URL(business.startUrl('st', BACK));
    expect([start.searchParams.get('config_id'), start.searchParams.has('scope')]).toEqual([CONFIG, false]);
    const back = await answer(`owner-of-${GUFI}`, 'continue', start.href);
    expect(await business.pagesOf(back.searchParams.get('code') ?? '', BACK)).toEqual({ pageIds: [GUFI] });
    expect((await fetch(login({ loginConfig: '1234567' }).startUrl('st', BACK))).status).toBe(400);
  });

  it('who manages more pages than one answer holds is known by all of them', async () => {
    const { pageIds } = await login().pagesOf(await codeOf('agency'), BACK);
    expect(new Set(pageIds).size).toBe(130);
    expect(pageIds.indexOf(GUFI)).toBeGreaterThan(100);
  });

  it('who manages nothing, shows nothing, or only moderates, is known by no page [X5]', async () => {
    for (const person of ['nobody', 'sharing-nothing', 'moderator'])
      expect(await login().pagesOf(await codeOf(person), BACK)).toEqual({ pageIds: [] });
  });

  it('is one person whatever page they prove, known by a keyed hash and by nothing else [P7]', async () => {
    const first = await login().ownerOf(await codeOf(`owner-of-${GUFI}`), BACK);
    const again = await login().ownerOf(await codeOf(`owner-of-${GUFI}`), BACK);
    const other = await login().ownerOf(await codeOf('agency'), BACK);
    expect(first).toEqual({ pageIds: [GUFI], person: again.person });
    expect(other.person).not.toBe(first.person);
    expect(first.person).toMatch(/^[\w-]{43}$/);
  });

  it('who cancels comes back with the vendor’s words and no code', async () => {
    const { searchParams } = await answer(`owner-of-${GUFI}`, 'cancel');
    expect(Object.fromEntries(searchParams)).toMatchObject({ error: 'access_denied', error_reason: 'user_denied' });
    expect(searchParams.has('code')).toBe(false);
  });
});

describe('a code', () => {
  it('works once, for minutes, with the address it was made for, and with the app’s secret only', async () => {
    const used = await codeOf(`owner-of-${GUFI}`);
    await login().pagesOf(used, BACK);
    await expect(login().pagesOf(used, BACK)).rejects.toMatchObject(ended);
    const old = await codeOf(`owner-of-${GUFI}`);
    network.pass(10 * 60_000 + 1);
    await expect(login().pagesOf(old, BACK)).rejects.toMatchObject(ended);
    await expect(login().pagesOf(await codeOf('too-late'), BACK)).rejects.toMatchObject(ended);
    await expect(login().pagesOf(await codeOf(`owner-of-${GUFI}`), `${BACK}/`)).rejects.toMatchObject(ended);
    await expect(login().pagesOf('AQmadeup', BACK)).rejects.toMatchObject(ended);
    const stranger = login({ appSecret: 'another secret' });
    await expect(stranger.pagesOf(await codeOf(`owner-of-${GUFI}`), BACK)).rejects.toMatchObject(unavailable);
  });

  it('is worth nothing when the person removes the app meanwhile', async () => {
    await expect(login().pagesOf(await codeOf('withdrawn'), BACK)).rejects.toMatchObject(ended);
  });
});

describe('a request to forget a person', () => {
  const sign = (payload: object, secret = KEYS.appSecret) => {
    const body = Buffer.from(JSON.stringify(payload)).toString('base64url');
    return `${createHmac('sha256', secret).update(body).digest('base64url')}.${body}`;
  };
  const removal = { algorithm: 'HMAC-SHA256', issued_at: 1_795_000_000, user_id: '1234567890' };

  it('is believed with the app’s signature only', () => {
    expect(login().personToErase(sign(removal))).toEqual([markOf(dataKeys, removal.user_id)]);
    const forged = [
      sign(removal, 'another secret'),
      sign({ ...removal, algorithm: 'none' }),
      sign({}),
      `${sign(removal)}.x`,
      sign(removal).replace('.', '.A'),
      '',
      '.',
    ];
    expect(forged.filter((each) => login().personToErase(each))).toEqual([]);
  });
});

describe('a network that does not answer well', () => {
  it.each(['server-error', 'rubbish', 'throttled'])(
    '%s: says so, and never that the person has no pages',
    async (fault) => {
      for (const call of ['login', 'accounts']) {
        await network.control(call, fault);
        await expect(login().pagesOf(await codeOf(`owner-of-${GUFI}`), BACK)).rejects.toMatchObject(unavailable);
        await network.control(call, null);
      }
    },
  );

  it('a passing fault of the list is asked again', async () => {
    await network.control('accounts', 'transient', 1);
    expect(await login().pagesOf(await codeOf(`owner-of-${GUFI}`), BACK)).toEqual({ pageIds: [GUFI] });
  });
});

describe('the sandbox, as the vendor', () => {
  it('leads nobody to an address that is not the app’s, and opens no dialog for an unknown app or scope', async () => {
    const elsewhere = login().startUrl('st', 'https://evil.example/');
    const open = (start: string) => fetch(start, { redirect: 'manual' });
    expect((await open(elsewhere)).status).toBe(400);
    expect((await answer('nobody', 'cancel', elsewhere)).pathname).toBe('/400');
    expect((await open(login({ appId: '1' }).startUrl('st', BACK))).status).toBe(400);
    const more = new URL(login().startUrl('st', BACK));
    more.searchParams.set('scope', 'pages_show_list,pages_manage_posts');
    expect((await open(more.href)).status).toBe(400);
  });

  it('asks for the proof of a person’s token, and lets no such token read what the app may', async () => {
    const call = async (path: string, params: Record<string, string>) => {
      const answered = await fetch(`${network.sandbox.url}${path}?${new URLSearchParams(params).toString()}`);
      return (await answered.json()) as { access_token?: string; error?: { code: number } };
    };
    const { access_token: token = '' } = await call('/oauth/access_token', {
      client_id: APP,
      client_secret: KEYS.appSecret,
      redirect_uri: BACK,
      code: await codeOf(`owner-of-${GUFI}`),
    });
    expect(token).toMatch(/^EAA\w{40,}$/);
    expect((await call('/me/accounts', { access_token: token })).error?.code).toBe(100);
    expect((await call('/me/accounts', { access_token: token, appsecret_proof: 'x' })).error?.code).toBe(190);
    expect((await call(`/${GUFI}`, { access_token: token })).error?.code).toBe(190);
  });

  it('without an app opens no dialog at all', async () => {
    const plain = await startSocialPagesSandbox(HERE);
    const opened = await fetch(login({ dialogBase: plain.url }).startUrl('st', BACK));
    await plain.close();
    expect(opened.status).toBe(400);
  });
});
