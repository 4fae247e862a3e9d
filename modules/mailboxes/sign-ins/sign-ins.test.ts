/** Wrong passwords at the mail host: who is kept out, for how long, and whom nobody's wrong passwords may keep out. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  MAIL_HOST_AWAY,
  MAIL_HOST_KEY,
  newBoxOwner,
  playedHost,
  type BoxOwner,
} from '../../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { purgeAll } from '../../../server/retention/purge-all.ts';
import { KNOWN_DAYS, MOST_OF_BOX, MOST_OF_NETWORK } from './judge-sign-in.ts';
import { countedNetwork } from './network.rules.ts';
import { forgetTries } from './purge-sign-ins.ts';

const HOUR = 3_600_000;
const OFFICE = '203.0.113.7';
let product: TestProduct;
let one: BoxOwner;
let address: string;
beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY, ports: () => ({ mailHost: playedHost().host }) });
  one = await newBoxOwner(product);
  address = `info@${one.domain}`;
  await product.rows(`update mailboxes set password = '{ARGON2ID}x' where id = $1`, [one.id]);
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.rows('delete from mail_sign_in_tries');
  await product.rows('delete from mailbox_networks');
  await product.rows('update mailboxes set typed_shut_until = null');
});

const post = (command: string, body: unknown, key = MAIL_HOST_KEY) =>
  product.app.request(`/webhooks/mail-sign-ins?command=${command}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify(body),
  });
const from = (remote: string, login = address) => ({
  /** What Dovecot asks before it looks at a password. */
  isAsked: async () =>
    ((await (await post('allow', { login, remote, pwhash: 'a1' })).json()) as { status: number }).status === 0,
  wrong: async (password: string) => {
    const answer = await post('report', { login, remote, pwhash: password, success: false, policy_reject: false });
    expect(answer.status).toBe(200);
  },
  right: () => post('report', { login, remote, pwhash: 'ok', success: true, policy_reject: false }),
});
async function guess(times: number, remote = OFFICE, login = address): Promise<void> {
  for (let n = 0; n < times; n++) await from(remote, login).wrong(`p${n}`);
}

it.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0DB8:0001:0002::', '2001:db8:1:2::/64'],
  ['::1', '0:0:0:0::/64'],
  ['nobody', null],
  ['1.2.3.4.5', null],
])('%s is counted as %s [X5]', (address, network) => {
  expect(countedNetwork(address)).toBe(network);
});

describe('a network', () => {
  it('is out after ten different wrong passwords, with its neighbours, until an hour later; others are not [X5]', async () => {
    await guess(MOST_OF_NETWORK - 1);
    expect(await from(OFFICE).isAsked()).toBe(true);
    await from(OFFICE, 'nessuno@altrove.example').wrong('p');
    expect(await from(OFFICE).isAsked()).toBe(false);
    expect(await from('203.0.113.200').isAsked()).toBe(false);
    expect(await from('203.0.114.7').isAsked()).toBe(true);
    product.later(HOUR + 1000);
    expect(await from(OFFICE).isAsked()).toBe(true);
  });

  it('is not out for a phone that tries one old password a hundred times [P4]', async () => {
    for (let n = 0; n < 100; n++) await from(OFFICE).wrong('old');
    expect(await from(OFFICE).isAsked()).toBe(true);
  });

  it('goes on for whoever was let in from there before: nobody is shut out by a neighbour [P4]', async () => {
    await from(OFFICE).right();
    await from(OFFICE).right();
    await guess(MOST_OF_NETWORK, OFFICE, 'altra@altrove.example');
    expect([await from(OFFICE).isAsked(), await from(OFFICE, 'altra@altrove.example').isAsked()]).toEqual([
      true,
      false,
    ]);
    product.later((KNOWN_DAYS + 1) * 24 * HOUR);
    await guess(MOST_OF_NETWORK, OFFICE, 'altra@altrove.example');
    expect(await from(OFFICE).isAsked()).toBe(false);
    await purgeAll(product.system());
    expect(await product.rows('select * from mailbox_networks')).toEqual([]);
  });
});

describe('a box', () => {
  /** From many networks, each below its own limit. */
  const fromEverywhere = async (times: number): Promise<void> => {
    for (let n = 0; n < times; n++) await from(`198.51.${n}.1`).wrong(`q${n}`);
  };
  const mails = () => product.mail.messages().filter(({ subject }) => subject.includes(address));

  it('whose passwords are tried from everywhere opens by its devices alone for an hour, and its owner is told once a day [X5]', async () => {
    await fromEverywhere(MOST_OF_BOX - 1);
    expect((await one.box()).typedShutUntil).toBeNull();
    await from('192.0.2.9').wrong('one more');
    const until = (await one.box()).typedShutUntil?.getTime() ?? 0;
    expect(until - product.clock.now().getTime()).toBe(HOUR);
    await product.drain();
    expect(mails().map(({ to, subject }) => [to, subject])).toEqual([
      [[one.owner.billing.mail], `Qualcuno prova a indovinare la password di ${address}`],
    ]);
    // Who goes on keeps it shut; nobody is told again before tomorrow.
    product.later(HOUR / 2);
    await from('192.0.2.9').wrong('and one more');
    expect((await one.box()).typedShutUntil?.getTime()).toBe(product.clock.now().getTime() + HOUR);
    product.later(HOUR + 1000);
    expect((await one.box()).typedShutUntil).toBeNull();
    await product.drain();
    expect(mails()).toHaveLength(1);
  });

  it('without a typed password has nothing to shut [P4]', async () => {
    await product.rows('update mailboxes set password = null where id = $1', [one.id]);
    await fromEverywhere(MOST_OF_BOX);
    expect((await one.box()).typedShutUntil).toBeNull();
    await product.rows(`update mailboxes set password = '{ARGON2ID}x' where id = $1`, [one.id]);
  });
});

it('only our mail host is heard, by its key; what it refused by our word counts for nothing [X5]', async () => {
  const told = { login: address, remote: OFFICE, pwhash: 'a', success: false };
  for (const key of ['', 'another', `${MAIL_HOST_KEY}x`]) expect((await post('report', told, key)).status).toBe(404);
  expect((await post('report', { ...told, policy_reject: true })).status).toBe(200);
  expect((await post('report', { login: 'x'.repeat(321), remote: OFFICE })).status).toBe(400);
  expect(await product.rows('select * from mail_sign_in_tries')).toEqual([]);
});

it('wrong ones are forgotten when they count for nothing any more [K14]', async () => {
  await guess(3);
  product.later(HOUR - 1000);
  await from(OFFICE).wrong('late');
  product.later(2000);
  await forgetTries(product.system());
  expect(await product.rows('select password from mail_sign_in_tries')).toEqual([{ password: 'late' }]);
});
