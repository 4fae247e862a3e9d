/** Automatic replies: what their owner sets is what the mail host runs, whatever happens to box and order meanwhile. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { MAIL_HOST_AWAY, newBoxOwner, playedHost, type BoxOwner } from '../../tests/support/box-owner.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { newShopper, type Shopper } from '../../tests/support/shopper.ts';
import { proveOrder, proveStaff } from '../access/index.server.ts';
import { resumeBoxes, pauseBoxes } from './follow-order.ts';
import { receiveMovedMail } from './import/move-mail.ts';
import { removeAlias, setAlias, setReply, endReply, stopSending } from './index.server.ts';
import type { MailHost } from './mail-host.port.ts';
import { putRules } from './put-rules.ts';
import type { SetReplyInput } from './schemas.ts';

const REPLY: SetReplyInput = { text: 'Siamo chiusi.', from: null, until: null, time_zone: 'Europe/Rome' };
let failing = 0;
const { host: played, put } = playedHost();
const host: MailHost = {
  ...played,
  putRules: (place, sieve) =>
    failing-- > 0
      ? Promise.reject(new AppError('mailboxes.host-unavailable', { status: 503 }))
      : played.putRules(place, sieve),
};
let product: TestProduct;
let owner: Shopper;
let domain: string;
let id: string;
beforeAll(async () => {
  product = await startTestProduct({ env: MAIL_HOST_AWAY, ports: () => ({ mailHost: host }) });
  ({ owner, domain, id, box } = await newBoxOwner(product));
});
afterAll(() => product.close());
beforeEach(async () => {
  await endReply(owner.ctx(), { by: await own(), id });
  await product.drain();
  failing = 0;
});

const own = (shopper = owner) => proveOrder(shopper.ctx(), 'own', shopper.id());
let box: BoxOwner['box'];
async function set(change: Partial<SetReplyInput> = {}): Promise<void> {
  await setReply(owner.ctx(), { by: await own(), id, ...REPLY, ...change });
}
const rules = async () => {
  await product.drain();
  return put.get(`info@${domain}`) ?? '';
};

it('while the mail of a name is here before the name nobody is answered by itself [P4]', async () => {
  await product.rows('update mail_domains set look_at = now() where domain = $1', [domain]);
  await set();
  expect(await rules()).toBe('keep;\r\n');
  const [name] = await product.rows<{ registration_id: string }>(
    'select registration_id from mail_domains where domain = $1',
    [domain],
  );
  const registrationId = name?.registration_id ?? '';
  const fact = { orderId: owner.id(), domain, registrationId };
  await inTransaction(product.system(), (ctx) => receiveMovedMail(ctx, fact));
  expect(await rules()).toContain('"Siamo chiusi."');
});

it('a reply is run by the host from then on, changed and ended [P4]', async () => {
  await set();
  expect(await rules()).toContain('"Siamo chiusi."');
  expect((await box()).reply).toEqual({ text: 'Siamo chiusi.', from: null, until: null, state: 'answers' });
  await set({ text: 'Torniamo lunedì.' });
  expect(await rules()).toContain('"Torniamo lunedì."');
  await endReply(owner.ctx(), { by: await own(), id });
  expect(await rules()).toBe('keep;\r\n');
  expect((await box()).reply).toBeNull();
});

it('waits for its first day, answers to the end of its last, and is over then [P4]', async () => {
  const day = (offset: number) =>
    new Date(product.clock.now().getTime() + offset * 86_400_000).toISOString().slice(0, 10);
  await set({ from: day(2), until: day(3), time_zone: 'Etc/UTC' });
  const states: unknown[] = [];
  for (let days = 0; days < 5; days++) {
    states.push((await box()).reply?.state);
    product.later(86_400_000);
  }
  expect(states).toEqual(['waits', 'waits', 'answers', 'answers', 'over']);
  for (const wrong of [{ until: day(-1) }, { from: day(3), until: day(2) }])
    await expect(set({ ...wrong, time_zone: 'Etc/UTC' })).rejects.toMatchObject({ code: 'mailboxes.reply-dates' });
});

it('answers for an alias while it leads to the box [P4]', async () => {
  await set();
  const by = await own();
  await setAlias(owner.ctx(), { by, domain, name: 'tavoli', boxes: [id] });
  expect(await rules()).toContain(`"tavoli@${domain}"`);
  await removeAlias(owner.ctx(), { by, domain, name: 'tavoli' });
  expect(await rules()).not.toContain('tavoli');
});

it('nothing goes out of a box that is not paid for, or was stopped; what was set comes back with it [P4] [R6]', async () => {
  await set();
  const follows = (what: typeof pauseBoxes) =>
    inTransaction(product.system(), (ctx) => what(ctx, { orderId: owner.id() }));
  await follows(pauseBoxes);
  expect(await rules()).toBe('keep;\r\n');
  await follows(resumeBoxes);
  expect(await rules()).toContain('"Siamo chiusi."');
  const operator: Ctx = { ...product.system(), actor: { kind: 'operator', userId: 'usr_1', name: 'Ugo' } };
  await stopSending(operator, { by: proveStaff(operator, 'operator'), id });
  expect(await rules()).toBe('keep;\r\n');
});

it('is put when the host is there again, and the last one stays whichever is put last [P4]', async () => {
  await product.rows('update mailboxes set sending_stopped_at = null where id = $1', [id]);
  failing = 1;
  await set();
  await expect(putRules(product.system(), { mailboxId: id })).rejects.toMatchObject({
    code: 'mailboxes.host-unavailable',
  });
  await putRules(product.system(), { mailboxId: id });
  expect(put.get(`info@${domain}`)).toContain('"Siamo chiusi."');
  // Somebody changes it while the host is being told: what is put in the end is what stands.
  const slow: MailHost = {
    ...host,
    async putRules(place, sieve) {
      if (sieve.includes('prima')) await set({ text: 'dopo' });
      put.set(place.username, sieve);
    },
  };
  await set({ text: 'prima' });
  const ctx = product.system();
  await putRules({ ...ctx, ports: { ...ctx.ports, mailHost: slow } }, { mailboxId: id });
  expect(put.get(`info@${domain}`)).toContain('"dopo"');
});

it('of another order nobody sets or ends it [P4] [X5]', async () => {
  const stranger = newShopper(product);
  await stranger.start();
  const by = await own(stranger);
  const missing = { code: 'mailboxes.not-found', status: 404 };
  await expect(setReply(stranger.ctx(), { by, id, ...REPLY })).rejects.toMatchObject(missing);
  await expect(endReply(stranger.ctx(), { by, id })).rejects.toMatchObject(missing);
});
