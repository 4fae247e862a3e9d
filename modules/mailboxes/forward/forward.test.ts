/** Forwarding: nothing goes on before whoever reads there said yes, and nothing after its owner ended it, or may not send. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { MAIL_HOST_AWAY, newBoxOwner, playedHost, type BoxOwner } from '../../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { newShopper, type Shopper } from '../../../tests/support/shopper.ts';
import { ORDER_COOKIE, proveStaff } from '../../access/index.server.ts';
import { eraseBox, findEndedBoxes } from '../erase-boxes.ts';
import { endBoxes, pauseBoxes, resumeBoxes } from '../follow-order.ts';
import { allowSending, setAlias, setReply, stopSending } from '../index.server.ts';
import { purgeForwards } from '../purge-mail.ts';
import { FORWARD_HOURS, MOST_ASKED, forwardLink } from '../schemas.ts';
import { readTarget, shownTarget } from './forward-target.rules.ts';
import { addForward, endForward, setKeepsForwarded } from './forwarding.ts';

const HOUR = 3_600_000;
const { host, put } = playedHost();
let product: TestProduct;
let owner: Shopper;
let domain: string;
let id: string;
let by: BoxOwner['by'];
let box: BoxOwner['box'];
const ask = async (target: string) => addForward(owner.ctx(), { by: await by(), id, target });
const script = async () => {
  await product.drain();
  return put.get(`info@${domain}`) ?? '';
};
let callers = 0;
async function call(what: string, key: string) {
  callers += 1;
  const answer = await product.app.request(
    `/buy_yr/api/mail-forward${what}`,
    { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ key }) },
    { incoming: { socket: { remoteAddress: `198.19.8.${callers & 255}` } } },
  );
  return { status: answer.status, body: await answer.json() };
}
/** The key of the newest link that was mailed there, and the mail. */
async function mailed(to: string): Promise<{ key: string; text: string }> {
  await product.drain();
  const mail = product.mail.messages().find((each) => each.to.includes(to));
  const key = /\/manager\/mail-forward#([\w-]{43})\s/.exec(mail?.text ?? '')?.[1];
  return { key: key ?? expect.fail(`nothing was mailed to ${to}`), text: mail?.text ?? '' };
}
async function forwards(target: string): Promise<string> {
  await ask(target);
  const { key } = await mailed(target);
  expect((await call('', key)).status).toBe(200);
  return key;
}

beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY, ports: () => ({ mailHost: host }) });
  ({ owner, domain, id, by, box } = await newBoxOwner(product));
});
afterAll(() => product.close());
beforeEach(async () => {
  await product.pool.query('delete from mailbox_forwards');
  await setKeepsForwarded(owner.ctx(), { by: await by(), id, keeps: true });
  await product.drain();
});

it('nothing goes on before whoever reads there said yes: to look at the link is no yes, to press it twice is one [P4]', async () => {
  await ask('Nives@FUORI.example');
  expect((await box()).forwards).toMatchObject([{ target: 'Nives@fuori.example', state: 'asked' }]);
  const { key, text } = await mailed('Nives@fuori.example');
  expect(text).toContain(`info@${domain}`);
  const link = { address: `info@${domain}`, target: 'Nives@fuori.example' };
  for (let n = 0; n < 2; n += 1)
    expect(await call('/link', key)).toEqual({ status: 200, body: { ...link, confirmed: false } });
  expect(await script()).not.toContain('redirect');
  for (let n = 0; n < 2; n += 1) expect(forwardLink.parse((await call('', key)).body).confirmed).toBe(true);
  expect((await box()).forwards).toMatchObject([{ state: 'forwards' }]);
  expect(await script()).toContain('redirect :copy "Nives@fuori.example";');
  // Its key stands nowhere.
  expect(JSON.stringify(await product.rows('select * from mailbox_forwards'))).not.toContain(key);
});

it('without a copy it stays nowhere else; with an automatic reply both run [P4]', async () => {
  await forwards('nives@fuori.example');
  await forwards('ada@fuori.example');
  await setKeepsForwarded(owner.ctx(), { by: await by(), id, keeps: false });
  await setReply(owner.ctx(), {
    by: await by(),
    id,
    text: 'Chiusi.',
    from: null,
    until: null,
    time_zone: 'Europe/Rome',
  });
  const rules = await script();
  // Asked for in the same moment, they stand in any order.
  for (const target of ['nives', 'ada'])
    expect(rules).toMatch(new RegExp(String.raw`\n  redirect "${target}@fuori\.example";\r\n[^]*vacation :days 3`));
  expect(rules).toMatch(/^require \["envelope", "vacation", "date", "relational"\];\r\n/);
  expect(rules).toContain(`header :contains "X-Sieve-Redirected-From" "info@${domain}"`);
});

it('its owner ends it, and its link opens nothing any more, also one that nobody has pressed yet [P4]', async () => {
  const key = await forwards('nives@fuori.example');
  await ask('ada@fuori.example');
  const waiting = await mailed('ada@fuori.example');
  for (const { id: forwardId } of (await box()).forwards)
    for (let n = 0; n < 2; n += 1) await endForward(owner.ctx(), { by: await by(), id, forwardId });
  expect((await box()).forwards).toEqual([]);
  expect(await script()).not.toContain('redirect');
  const ended = { status: 410, body: { error: expect.objectContaining({ code: 'mailboxes.link-ended' }) as object } };
  for (const each of [key, waiting.key, 'x'.repeat(43), '', `${key}x`])
    for (const what of ['', '/link']) expect(await call(what, each), `${what} ${each.length}`).toMatchObject(ended);
});

it('a link opens for three days; asked again the one before opens nothing [P4]', async () => {
  await ask('nives@fuori.example');
  const first = await mailed('nives@fuori.example');
  await ask('NIVES@fuori.example');
  const second = await mailed('NIVES@fuori.example');
  expect((await call('/link', first.key)).status).toBe(410);
  product.later(FORWARD_HOURS * HOUR - 1000);
  expect((await call('/link', second.key)).status).toBe(200);
  product.later(1000);
  expect((await call('', second.key)).status).toBe(410);
  expect((await box()).forwards).toEqual([]);
  // What counts for nothing any more is forgotten; what runs is not.
  await forwards('ada@fuori.example');
  product.later(FORWARD_HOURS * HOUR + 1000);
  await purgeForwards(product.system());
  expect((await box()).forwards).toMatchObject([{ target: 'ada@fuori.example', state: 'forwards' }]);
  expect(await product.rows('select id from mailbox_forwards')).toHaveLength(1);
});

it('two addresses and no third, six questions a day and no seventh, whoever takes some back [P4] [X5]', async () => {
  await ask('uno@fuori.example');
  await ask('due@fuori.example');
  await expect(ask('tre@fuori.example')).rejects.toMatchObject({ code: 'mailboxes.too-many-forwards' });
  for (let n = 2; n < MOST_ASKED; n += 1) {
    const [first] = (await box()).forwards;
    await endForward(owner.ctx(), { by: await by(), id, forwardId: first?.id ?? '' });
    await ask(`altro${n}@fuori.example`);
  }
  const [first] = (await box()).forwards;
  await endForward(owner.ctx(), { by: await by(), id, forwardId: first?.id ?? '' });
  await expect(ask('settimo@fuori.example')).rejects.toMatchObject({ code: 'mailboxes.forwards-asked' });
  product.later(24 * HOUR);
  await ask('settimo@fuori.example');
});

it('not to itself, by its address, with a tag or by an alias; not twice; not to what is no address [P4] [X5]', async () => {
  await setAlias(owner.ctx(), { by: await by(), domain, name: 'tutti', boxes: [id] });
  for (const target of [`info@${domain}`, `INFO+x@${domain.toUpperCase()}`, `tutti@${domain}`])
    await expect(ask(target), target).rejects.toMatchObject({ code: 'mailboxes.forward-self', status: 422 });
  await forwards('nives@fuori.example');
  await expect(ask('Nives@fuori.example')).rejects.toMatchObject({ code: 'mailboxes.forward-there', status: 409 });
  for (const target of [
    'nives',
    '@x.it',
    'a@b',
    'a b@c.it',
    '"a"@c.it',
    'a@c.it"; discard; "',
    'a@c.it\r\nx',
    'à@c.it',
    'a..b@c.it',
    `${'x'.repeat(65)}@c.it`,
  ])
    await expect(ask(target), target).rejects.toMatchObject({ code: 'mailboxes.forward-unfit', status: 422 });
  expect(readTarget('nives@ουτοπία.gr')).toBe('nives@xn--kxae4bafwg.gr');
  expect(shownTarget('nives@xn--kxae4bafwg.gr')).toBe('nives@ουτοπία.gr');
});

it('a box that is paused, stopped or over forwards nothing; paid and allowed again it does [P4]', async () => {
  await forwards('nives@fuori.example');
  expect(await script()).toContain('redirect');
  const order = { orderId: owner.id() };
  await inTransaction(product.system(), (ctx) => pauseBoxes(ctx, order));
  expect(await script()).toBe('keep;\r\n');
  await expect(ask('ada@fuori.example')).rejects.toMatchObject({ code: 'mailboxes.not-now' });
  await inTransaction(product.system(), (ctx) => resumeBoxes(ctx, order));
  expect(await script()).toContain('redirect');
  const operator: Ctx = { ...product.system(), actor: { kind: 'operator', userId: 'usr_1', name: 'Ugo' } };
  await stopSending(operator, { by: proveStaff(operator, 'operator'), id });
  expect(await script()).not.toContain('redirect');
  await allowSending(operator, { by: proveStaff(operator, 'operator'), id });
  expect(await script()).toContain('redirect');
});

it('whoever reads there ends it by the link of the first mail, also a month later; its owner sees it, and can only ask again [P4] [X5]', async () => {
  const key = await forwards('stanca@fuori.example');
  expect(await script()).toContain('stanca@fuori.example');
  product.later(30 * 24 * HOUR);
  expect((await call('/link', key)).body).toMatchObject({ confirmed: true });
  for (let times = 0; times < 2; times++) expect((await call('/end', key)).status).toBe(200);
  expect(await script()).not.toContain('stanca@fuori.example');
  expect((await box()).forwards).toEqual([]);
  for (const what of ['', '/link']) expect((await call(what, key)).status).toBe(410);
  expect((await call('/end', 'k')).status).toBe(410);
});

it('is its owner’s alone, and goes with the box [X5]', async () => {
  await forwards('nives@fuori.example');
  const [forward] = (await box()).forwards;
  const other = newShopper(product);
  await other.start();
  const at = `/buy_yr/api/order/check/${owner.id()}/mail/boxes/${id}`;
  for (const [path, body] of [
    [`${at}/forwards`, { target: 'ladro@fuori.example' }],
    [`${at}/forwards/${forward?.id}/end`, {}],
    [`${at}/keeps-forwarded`, { keeps: false }],
  ] as const) {
    const answer = await product.app.request(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `${ORDER_COOKIE}=${other.secret}` },
      body: JSON.stringify(body),
    });
    expect(answer.status, path).toBe(404);
  }
  expect(await box()).toMatchObject({ keepsForwarded: true, forwards: [{ state: 'forwards' }] });
  await inTransaction(product.system(), (ctx) => endBoxes(ctx, { orderId: owner.id() }));
  expect(await script()).toBe('keep;\r\n');
  product.later(31 * 24 * HOUR);
  await findEndedBoxes(product.system());
  await product.drain();
  await eraseBox(product.system(), { mailboxId: id });
  expect(await product.rows('select id from mailbox_forwards')).toEqual([]);
});
