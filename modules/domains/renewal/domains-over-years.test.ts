import {
  applyCheckout,
  leaveWithDomain,
  listRegistrations,
  managedDomains,
  setDomainLock,
} from '../../../tests/support/as-owner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, freeName, newShopper, type Shopper } from '../../../tests/support/shopper.ts';
import { endDomains, renewDomains } from '../index.server.ts';
import { reconcileDomains } from './reconcile-domains.ts';
import { registerDomain } from '../registration/register-domain.ts';
import { monitorDomains } from './monitor-domains.ts';
import { inTransaction } from '../../../platform/transaction.ts';

const DAY = 86_400_000;
const SERVERS = ['ns1.vetrina.example', 'ns2.vetrina.example'];

let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { NAME_SERVERS: SERVERS.join(',') } });
});
beforeEach(() => void product.registrar.control('clear-faults'));
afterAll(() => product.close());

const at = (domain: string) => product.registrar.state().domains.find((each) => each.name === domain);
const yearAt = (domain: string) => new Date(at(domain)?.expiresAt ?? 0).getUTCFullYear();
const renewals = (domain: string) =>
  product.registrar.state().operations.filter((each) => each.domain === domain && each.type === 'RENEW_DOMAIN');
const seen = async (shopper: Shopper) =>
  (await managedDomains(shopper.ctx(), shopper.id()))[0] ?? expect.fail('no name');
const open = async () =>
  (await product.rows<{ key: string }>('select key from tasks where resolved_at is null')).map((task) => task.key);
const reconcile = async () => {
  await reconcileDomains(product.system());
  await product.drain({ again: true });
};
async function owner(domain: string): Promise<Shopper> {
  const shopper = newShopper(product);
  await shopper.buy(
    domain.startsWith('occupato') ? { transfer: { domain, authcode: 'Sesamo-1234' } } : { domains: [domain] },
  );
  return shopper;
}
const paidYears = (shopper: Shopper, years: number) =>
  inTransaction(product.system(), (ctx) =>
    renewDomains(ctx, {
      orderId: shopper.id(),
      paidUntil: new Date(product.clock.now().getTime() + years * 365 * DAY),
    }),
  );

describe('a name that is ours', () => {
  it('points at our name servers, is locked, and buys no year by itself, transferred or new [P3]', async () => {
    for (const domain of [freeName('com'), `${another('occupato-')}.it`]) {
      const shopper = await owner(domain);
      expect(at(domain)).toMatchObject({ nameservers: SERVERS, locked: true, autoRenew: false });
      expect(await seen(shopper)).toMatchObject({ state: 'registered', locked: true, year: 'with-subscription' });
    }
  });

  it('is renewed once when its year is paid, however often that is told [P3]', async () => {
    const domain = freeName();
    const shopper = await owner(domain);
    const first = yearAt(domain);
    await Promise.all([1, 2, 3].map(() => paidYears(shopper, 2)));
    await product.drain();
    await paidYears(shopper, 2);
    await product.drain();
    expect([yearAt(domain), renewals(domain).length]).toEqual([first + 1, 1]);
    await reconcile();
    expect(renewals(domain)).toHaveLength(1);
    expect(await seen(shopper)).toMatchObject({ year: 'with-subscription' });
  });

  it('is never renewed for a customer who has not paid, nor after the contract [P3]', async () => {
    const [unpaid, ended] = [freeName(), freeName()];
    const [first, second] = [await owner(unpaid), await owner(ended)];
    await inTransaction(product.system(), (ctx) => endDomains(ctx, second.id()));
    await paidYears(second, 2);
    await reconcile();
    expect([renewals(unpaid), renewals(ended)]).toEqual([[], []]);
    expect([await seen(first), await seen(second)]).toMatchObject([{ year: 'with-subscription' }, { year: 'ends' }]);
  });

  it('that the registrar will not renew goes to a person, is tried again daily, and closes the task when it works [P3]', async () => {
    const domain = `${another('nonrinnova-')}.it`;
    const shopper = await owner(domain);
    const [row] = await listRegistrations(product.system(), shopper.id());
    const key = `domains.renewal-failed:${row?.id}`;
    await paidYears(shopper, 2);
    await product.drain();
    expect(await open()).toContain(key);
    expect(await seen(shopper)).toMatchObject({ year: 'buying' });
    await reconcile();
    expect(renewals(domain)).toHaveLength(2);
    // The registrar mends it by hand.
    product.registrar.control('years', { name: domain });
    await reconcile();
    expect(await open()).not.toContain(key);
  });
});

describe('the way out', () => {
  it('takes one press: the lock opens, the code is answered and kept nowhere, the owner hears of it [P3]', async () => {
    const domain = freeName();
    const shopper = await owner(domain);
    const { authcode } = await leaveWithDomain(shopper.ctx(), shopper.id(), domain);
    await product.drain();
    expect(at(domain)).toMatchObject({ locked: false });
    expect(shopper.mails().filter((mail) => mail.subject.includes(`trasferire ${domain}`))).toHaveLength(1);
    const kept = await product.rows(
      'select t::text as row from domain_registrations t union all select t::text from audit_log t',
    );
    expect(JSON.stringify(kept)).not.toContain(authcode);
    expect(product.lines.join('')).not.toContain(authcode);
    expect(product.registrar.control('move-away', { name: domain, code: authcode })).toEqual({ ok: true });
    await reconcile();
    expect(await seen(shopper)).toMatchObject({ state: 'registered' });
    product.later(7 * 3_600_000);
    await reconcile();
    expect(await seen(shopper)).toMatchObject({ state: 'left' });
    expect(await product.rows('select host from site_hosts where host = $1', [domain])).toEqual([]);
    expect((await open()).filter((key) => key.includes(domain))).toEqual([]);
  });

  it('can be closed again, and is nobody else’s: another order has no such name [P3]', async () => {
    const domain = freeName();
    const [shopper, stranger] = [await owner(domain), await owner(freeName())];
    await setDomainLock(shopper.ctx(), shopper.id(), { domain, locked: false });
    await product.drain();
    expect(at(domain)?.locked).toBe(false);
    await setDomainLock(shopper.ctx(), shopper.id(), { domain, locked: true });
    await product.drain();
    expect(at(domain)?.locked).toBe(true);
    const notYours = { code: 'domains.not-yours', status: 409 };
    await expect(leaveWithDomain(stranger.ctx(), stranger.id(), domain)).rejects.toMatchObject(notYours);
    await expect(setDomainLock(stranger.ctx(), stranger.id(), { domain, locked: false })).rejects.toMatchObject(
      notYours,
    );
  });

  it('opens for a .com only when the registry lets it move, and says from when [P3]', async () => {
    const shopper = await owner(freeName('com'));
    const { movable_from: from } = await seen(shopper);
    expect(new Date(from ?? 0).getTime() - product.clock.now().getTime()).toBe(60 * DAY);
    expect((await seen(await owner(freeName()))).movable_from).toBeNull();
  });
});

describe('a person is called', () => {
  it('for a transfer that takes longer than registries do, once, and not for one in its time [W9]', async () => {
    const domain = `${another('paziente-')}.com`;
    const shopper = newShopper(product);
    await product.webhooks({ off: true });
    const form = await shopper.toCardForm({ transfer: { domain, authcode: 'Sesamo-1234' } });
    await shopper.pay(form);
    await applyCheckout(product.system(), form.session_id);
    await product.webhooks({ off: false });
    const [wanted] = await listRegistrations(product.system(), shopper.id());
    await registerDomain(product.system(), wanted?.id ?? '');
    const [row] = await listRegistrations(product.system(), shopper.id());
    expect(row?.state).toBe('submitted');
    const key = `domains.stuck:${row?.id}`;
    await monitorDomains(product.system());
    expect(await open()).not.toContain(key);
    await product.rows(`update domain_registrations set created_at = created_at - interval '11 days' where id = $1`, [
      row?.id,
    ]);
    await monitorDomains(product.system());
    await monitorDomains(product.system());
    expect((await open()).filter((each) => each === key)).toHaveLength(1);
    product.registrar.control(`operations/${row?.operationId}/finish`);
    await product.drain();
    expect(await open()).not.toContain(key);
    expect(await seen(shopper)).toMatchObject({ state: 'registered' });
  });

  it('when a name is missing at the registrar without a code, or stands there without an order [P3]', async () => {
    const domain = freeName();
    await owner(domain);
    const stray = another('libero-stray-');
    product.registrar.control('lose', { name: domain });
    await product.ports.registrar.register({
      domain: `${stray}.com`,
      years: 1,
      contact: { ...strayContact },
    });
    await reconcile();
    expect(await open()).toEqual(expect.arrayContaining([`domains.missing:${domain}`, `domains.unknown:${stray}.com`]));
  });
});

const strayContact = {
  kind: 'person' as const,
  firstName: 'Ada',
  lastName: 'Neri',
  address: 'Via Roma 1',
  city: 'Bologna',
  zip: '40100',
  country: 'IT',
  phone: '+390512345678',
  mail: 'ada@neri.example',
};
