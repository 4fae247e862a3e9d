/** A name with mail that moves: its mail comes here first, while the name is still with somebody else, and only to whom its zone names. */
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { proveOrder } from '../../modules/access/index.server.ts';
import { monitorDomains } from '../../modules/domains/renewal/monitor-domains.ts';
import { reconcileDomains } from '../../modules/domains/renewal/reconcile-domains.ts';
import { findMovingNames, lookAtServers } from '../../modules/mailboxes/import/mx-first.ts';
import { endBoxes } from '../../modules/mailboxes/follow-order.ts';
import { moveMail, openBox } from '../../modules/mailboxes/index.server.ts';
import { showMail } from '../../modules/mailboxes/show-mail.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { answerMailQuestion, managedDomains } from '../support/as-owner.ts';
import { startMailHost } from '../support/mail-host.ts';
import { startTestProduct, type TestProduct } from '../support/product.ts';
import { another, newShopper, type Shopper } from '../support/shopper.ts';

const HOUR = 3_600_000;
const OURS = ['mx1.mail.vetrina.example', 'mx2.mail.vetrina.example'];
let host: Awaited<ReturnType<typeof startMailHost>>;
let product: TestProduct;
let owner: Shopper;
let domain = '';
beforeAll(async () => {
  host = await startMailHost();
  product = await startTestProduct({ env: { ...host.env, SITES_ADDRESSES: '192.0.2.80' } });
  await host.reads(product);
});
afterAll(async () => {
  await host.close();
  await product.close();
});
/** Paid for, and asked about: its mail is with whoever has it. One box is open here. */
beforeEach(async () => {
  domain = `${another('occupato-posta-')}.it`;
  owner = newShopper(product);
  await owner.buy({ transfer: { domain, authcode: 'Sesamo-1234' } });
  await moveMail(owner.ctx(), await given());
  await openBox(owner.ctx(), { ...(await given()), name: 'info' });
});

const by = () => proveOrder(owner.ctx(), 'own', owner.id());
const given = async () => ({ by: await by(), domain });
const name = async () => (await showMail(owner.ctx(), { by: await by() })).names[0] ?? expect.fail('no name');
const look = async () => lookAtServers(owner.ctx(), await given());
/** Subjects of what its owner was written of the name's mail: of records that are no longer there, or that lead here. */
const told = async (words = 'non porta più qui'): Promise<string[]> => {
  await product.drain();
  const subjects = product.mail.messages().map(({ subject }) => subject);
  return subjects.filter((subject) => subject.includes(domain) && subject.includes(words));
};
const entry = async () => (await managedDomains(owner.ctx(), owner.id()))[0] ?? expect.fail('no domain');
const proof = async () => (await name()).mx_first?.proof ?? expect.fail('nothing is to be set');
async function lead(exchanges: string[], value?: string): Promise<void> {
  const { host: at, value: own } = await proof();
  product.dns.leadMail(domain, { exchanges, text: { name: at, value: value ?? own } });
}
async function answer(word: 'go' | 'stay'): Promise<void> {
  const { asked_at } = (await entry()).mail_question ?? expect.fail('nothing is asked');
  await answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer: word });
  await product.drain();
}
/** What the mail host says to a stranger. */
async function written(): Promise<'kept' | 'later' | 'refused'> {
  const transport = createTransport({ url: host.sandbox.smtpUrl, ignoreTLS: true });
  try {
    await transport.sendMail({
      from: 'cliente@fuori.example',
      to: `info@${domain}`,
      subject: 'Un tavolo',
      text: 'Per due.',
    });
    return 'kept';
  } catch (error) {
    const { responseCode = 0 } = error as { responseCode?: number };
    expect(responseCode).toBeGreaterThan(399);
    return responseCode < 500 ? 'later' : 'refused';
  } finally {
    transport.close();
  }
}
async function later(ms: number): Promise<void> {
  product.later(ms);
  await findMovingNames(product.system());
  await product.drain();
}
const transfers = () =>
  product.registrar.state().calls.filter((call) => call.domain === domain && call.action === 'TransferDomain').length;

it('nothing is received by claiming it, nor by a zone that names another registration, nor beside an old server [P4] [X5]', async () => {
  expect(await name()).toMatchObject({ state: 'moving', mx_first: { servers: OURS, priority: 10 } });
  expect(await look()).toEqual({ missing: 'others', exchanges: [`mail.${domain}`] });
  product.dns.leadMail(domain, { exchanges: OURS, text: null });
  expect(await look()).toMatchObject({ missing: 'proof' });
  await lead(OURS, 'vetrina-mail=of-somebody-else');
  expect(await look()).toMatchObject({ missing: 'proof' });
  await lead([...OURS, `mail.${domain}`]);
  expect(await look()).toMatchObject({ missing: 'others' });
  await lead([]);
  expect(await look()).toMatchObject({ missing: 'none' });
  expect([await written(), (await name()).state]).toEqual(['later', 'moving']);
});

it('its mail comes first; the name follows without a second question, and its zone goes on with our records [P4] [P3]', async () => {
  await lead([`mail.${domain}`]);
  await later(6 * 60_000);
  await lead(OURS);
  // Nobody presses: it is seen by itself, within a minute once the text was there.
  expect([await written(), await told('arriva qui')]).toEqual(['later', []]);
  await later(60_000);
  expect([await written(), (await name()).state, transfers()]).toEqual(['kept', 'ours', 0]);
  expect(await told('arriva qui')).toHaveLength(1);
  await openBox(owner.ctx(), { ...(await given()), name: 'ordini' });
  await later(26 * HOUR);
  await answer('go');
  await monitorDomains(product.system());
  await product.drain({ again: true });
  expect([transfers(), (await entry()).mail_question]).toEqual([1, null]);
  for (let tries = 0; tries < 20 && (await entry()).state !== 'registered'; tries++) {
    product.later(12 * HOUR);
    await product.drain({ again: true });
  }
  await reconcileDomains(product.system());
  await product.drain({ again: true });
  const zone = product.registrar.state().zones.find((each) => each.name === `${domain}.`);
  expect(zone?.records.find(({ type, name: at }) => type === 'MX' && at === `${domain}.`)?.values).toEqual(
    OURS.map((each) => `10 ${each}.`),
  );
  expect([await written(), (await name()).mx_first]).toEqual(['kept', null]);
});

it('led elsewhere again it is received for a day more, and then no longer [P4]', async () => {
  await lead(OURS);
  await look();
  await lead(['mx.altrove.example']);
  await later(2 * HOUR);
  expect([await written(), (await name()).state]).toEqual(['kept', 'ours']);
  await later(12 * HOUR);
  expect(await written()).toBe('kept');
  await later(13 * HOUR);
  expect([await written(), (await name()).state]).toEqual(['later', 'moving']);
  await lead(OURS);
  await look();
  expect(await written()).toBe('kept');
});

it('whoever leaves the name where it is loses nothing: its boxes end when its mail goes elsewhere [P4]', async () => {
  await lead(OURS);
  await look();
  await answer('stay');
  await later(2 * HOUR);
  expect(await written()).toBe('kept');
  await lead([`mail.${domain}`]);
  await later(2 * HOUR);
  await later(25 * HOUR);
  expect([await written(), (await name()).boxes[0]?.state, (await name()).state]).toEqual(['refused', 'ended', 'left']);
});

it('whoever leaves it there before we saw that its mail comes here loses nothing either [P4]', async () => {
  await lead(OURS);
  await answer('stay');
  await later(60_000);
  expect([await written(), (await name()).boxes[0]?.state]).toEqual(['kept', 'live']);
});

const setState = (state: string) =>
  product.rows('update domain_registrations set state = $1 where domain = $2', [state, domain]);

it('a transfer that fails ends no box: its owner is asked, and only money that is back ends them [P4]', async () => {
  await setState('failed');
  await later(6 * 60_000);
  await setState('refunding');
  await later(6 * 60_000);
  expect((await name()).boxes[0]?.state).toBe('live');
  await setState('refunded');
  await later(6 * 60_000);
  expect((await name()).boxes[0]?.state).toBe('ended');
});

it('ordered again the name has its mail and its boxes on, and once it is here no zone of before is asked [P4]', async () => {
  await lead(OURS);
  await look();
  await setState('refunded');
  const again = `dom_${another('again')}`;
  await product.rows(
    `insert into domain_registrations (id, order_id, domain, kind, place, state, contact, created_at, updated_at)
     select $1, order_id, domain, kind, 1, 'wanted', contact, now(), now() from domain_registrations where domain = $2`,
    [again, domain],
  );
  await product.rows(
    `insert into kept_records select $1, k.records, k.name_servers, k.read_at from kept_records k
     join domain_registrations r on r.id = k.registration_id and r.domain = $2`,
    [again, domain],
  );
  await look();
  await later(26 * HOUR);
  const { names } = await showMail(owner.ctx(), { by: await by() });
  expect(names).toMatchObject([{ domain, state: 'ours', boxes: [{ state: 'live' }] }]);
  expect(await written()).toBe('kept');
  await moveMail(owner.ctx(), await given());
  await lead([`mail.${domain}`]);
  await product.rows(`update domain_registrations set state = 'registered' where id = $1`, [again]);
  await later(2 * HOUR);
  await later(26 * HOUR);
  expect([await written(), await name()]).toMatchObject(['kept', { state: 'ours', mx_first: null }]);
});

it('while its mail comes here for one order no other has it, until it is registered for that one [X5]', async () => {
  await lead(OURS);
  await look();
  await setState('refunded');
  const other = newShopper(product);
  await other.buy({ transfer: { domain, authcode: 'Sesamo-1234' } });
  const its = { by: await proveOrder(other.ctx(), 'own', other.id()), domain };
  await expect(moveMail(other.ctx(), its)).rejects.toMatchObject({ code: 'mailboxes.name-held', status: 409 });
  await product.rows(`update domain_registrations set state = 'registered' where order_id = $1`, [other.id()]);
  await later(6 * 60_000);
  expect((await name()).boxes[0]?.state).toBe('ended');
  await moveMail(other.ctx(), its);
});

it('a proof that is taken away ends nothing for a week while its mail is led here [P4]', async () => {
  await lead(OURS);
  await look();
  product.dns.leadMail(domain, { exchanges: OURS, text: null });
  await later(2 * HOUR);
  await later(6 * 24 * HOUR);
  expect(await written()).toBe('kept');
  expect(await told()).toEqual([expect.stringContaining(domain)]);
  await later(26 * HOUR);
  expect(await written()).toBe('later');
  expect(await told()).toHaveLength(1);
});

it('a withdrawal while its mail is led here pauses its boxes for a day, and then ends them [P4]', async () => {
  await lead(OURS);
  await look();
  await product.rows(`update orders set state = 'withdrawn' where id = $1`, [owner.id()]);
  await inTransaction(product.system(), (ctx) => endBoxes(ctx, { orderId: owner.id() }));
  await later(2 * HOUR);
  expect([await written(), (await name()).boxes[0]?.state]).toEqual(['kept', 'paused']);
  await later(23 * HOUR);
  expect([await written(), (await name()).boxes[0]?.state]).toEqual(['refused', 'ended']);
});

it('a zone that answers nothing changes nothing', async () => {
  await lead(OURS);
  await look();
  const { presentMx } = product.ports;
  product.ports.presentMx = { read: () => presentMx.read({ domain: 'dnsmuto-posta.it', proof: 'x.dnsmuto-posta.it' }) };
  await later(2 * HOUR);
  await expect(look()).rejects.toMatchObject({ code: 'domains.dns-unavailable', retryable: true });
  product.ports.presentMx = presentMx;
  expect(await written()).toBe('kept');
}, 60_000);
