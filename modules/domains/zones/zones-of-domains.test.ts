/** A paid name really points at our hosting: its zone, from the payment to the day it leaves. */
import { answerMailQuestion, leaveWithDomain, managedDomains } from '../../../tests/support/as-owner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, freeName, newShopper } from '../../../tests/support/shopper.ts';
import { reconcileDomains } from '../renewal/reconcile-domains.ts';
import { monitorDomains } from '../renewal/monitor-domains.ts';

const DAY = 86_400_000;
let product: TestProduct;
beforeAll(async () => {
  product = await startTestProduct({ env: { SITES_ADDRESSES: '192.0.2.80, 2001:db8::80' } });
});
beforeEach(() => void product.registrar.control('clear-faults'));
afterAll(() => product.close());

const registered = (domain: string) => product.registrar.state().domains.find(({ name }) => name === domain);
const zonesOf = (domain: string) => product.registrar.state().zones.filter(({ name }) => name === `${domain}.`);
const zoneOf = (domain: string) => zonesOf(domain)[0] ?? expect.fail(`${domain} has no zone`);
const valuesAt = (domain: string, type: string) => zoneOf(domain).records.find((set) => set.type === type)?.values;
const reconcile = async () => {
  await reconcileDomains(product.system());
  await product.drain({ again: true });
};

describe('a name that is ours', () => {
  it('gets one zone with our addresses, and only then its name servers [P3]', async () => {
    const domain = freeName();
    await newShopper(product).buy({ domains: [domain] });
    expect(zonesOf(domain)).toHaveLength(1);
    expect(valuesAt(domain, 'A')).toEqual(['192.0.2.80']);
    expect(valuesAt(domain, 'AAAA')).toEqual(['2001:db8::80']);
    expect(valuesAt(domain, 'CNAME')).toEqual([`${domain}.`]);
    expect(registered(domain)?.nameservers).toEqual(zoneOf(domain).nameServers);
    const order = product.registrar
      .state()
      .calls.filter((call) => call.domain === domain)
      .map(({ action }) => action)
      .toReversed();
    expect(order.indexOf('ChangeResourceRecordSets')).toBeLessThan(order.indexOf('UpdateDomainNameservers'));
  });

  it('may have a certificate, www too, and no other name may [P3]', async () => {
    const domain = freeName();
    await newShopper(product).buy({ domains: [domain] });
    const asked = async (name: string, headers = {}) =>
      // oxlint-disable-next-line no-restricted-globals -- the proxy's own question
      (await fetch(`${product.origin}/tls/ask?domain=${name}`, { headers })).status;
    expect([await asked(domain), await asked(`www.${domain}`), await asked('localhost')]).toEqual([200, 200, 200]);
    for (const name of [freeName(), `mail.${domain}`, 'nobody.localhost', '', '..'])
      expect(await asked(name), name).toBe(404);
    // No name holds NUL: a bad request, to which no certificate is given either.
    expect(await asked(`${domain}%00`)).toBe(400);
    expect(await asked(domain, { 'x-forwarded-for': '192.0.2.7' })).toBe(404);
  });

  it.each(['error-after', 'reset-after', 'limit'])(
    'gets one zone when every call about it fails once with %s',
    async (kind) => {
      const domain = freeName();
      for (const action of ['CreateHostedZone', 'ChangeResourceRecordSets', 'GetChange'])
        product.registrar.control('faults', { action, kind });
      await newShopper(product).buy({ domains: [domain] });
      for (let tries = 0; tries < 4; tries++) await product.drain({ again: true });
      expect(zonesOf(domain)).toHaveLength(1);
      expect(registered(domain)?.nameservers).toEqual(zoneOf(domain).nameServers);
    },
  );

  it('follows when the hosting moves to other addresses', async () => {
    const domain = freeName('com');
    await newShopper(product).buy({ domains: [domain] });
    const { zones } = product.config;
    zones.addresses = ['198.51.100.7'];
    await reconcile();
    expect(valuesAt(domain, 'A')).toEqual(['198.51.100.7']);
    zones.addresses = ['192.0.2.80', '2001:db8::80'];
    await reconcile();
    expect(valuesAt(domain, 'A')).toEqual(['192.0.2.80']);
  });

  it('keeps its zone for a month after it left, and then nothing of ours answers for it', async () => {
    const domain = freeName();
    const owner = newShopper(product);
    await owner.buy({ domains: [domain] });
    await leaveWithDomain(owner.ctx(), owner.id(), domain);
    product.registrar.control('lose', { name: domain });
    await reconcile();
    product.later(DAY);
    await reconcile();
    expect(zonesOf(domain)).toHaveLength(1);
    product.later(31 * DAY);
    await reconcile();
    expect(zonesOf(domain)).toHaveLength(0);
    await reconcile();
  });
});

describe('a name that moves to us', () => {
  const transfer = (domain: string) => ({ transfer: { domain, authcode: 'Sesamo-1234' } });
  /** Buys the transfer, and says go to the question about its mail. */
  async function fetchWithMail(domain: string) {
    const owner = newShopper(product);
    await owner.buy(transfer(domain));
    const [name] = await managedDomains(owner.ctx(), owner.id());
    const { asked_at } = name?.mail_question ?? expect.fail('nothing was asked');
    await answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer: 'go' });
    await product.drain();
  }
  const recordsOf = (domain: string) =>
    Object.fromEntries(
      zoneOf(domain).records.map(({ name, type, values }) => [`${name.replace(`${domain}.`, '')}${type}`, values]),
    );

  it('keeps its mail: what was in the DNS before stands in its new zone, beside the site [P3] [W9]', async () => {
    const domain = `${another('occupato-posta-')}.it`;
    await fetchWithMail(domain);
    const records = recordsOf(domain);
    expect(records).toMatchObject({
      A: ['192.0.2.80'],
      'www.CNAME': [`${domain}.`],
      MX: [`10 mail.${domain}.`],
      'mail.A': ['198.51.100.25'],
      'webmail.CNAME': ['webmail.vecchiohost.example.'],
      '_dmarc.TXT': ['"v=DMARC1; p=none"'],
      '_imaps._tcp.SRV': [`0 1 993 mail.${domain}.`],
      'pec.MX': ['10 mx.pec.example.'],
    });
    expect(records['TXT']).toContain('"v=spf1 include:_spf.vecchiohost.example ~all"');
    expect(registered(domain)?.nameservers).toEqual(zoneOf(domain).nameServers);
  });

  it('keeps its mail where the name itself took it: at the old address, under a name of its own, which the site never takes [P3] [W9]', async () => {
    const domain = `${another('occupato-sulposto-')}.it`;
    await fetchWithMail(domain);
    const records = recordsOf(domain);
    expect(records).toMatchObject({
      A: ['192.0.2.80'],
      'www.CNAME': [`${domain}.`],
      MX: [`0 mx-old.${domain}.`],
      'mx-old.A': ['198.51.100.20'],
      'mail.CNAME': [`mx-old.${domain}.`],
      TXT: [`"v=spf1 a:mx-old.${domain} mx include:_spf.vecchiohost.example ~all"`],
    });
    const { zones } = product.config;
    zones.addresses = ['198.51.100.7'];
    await reconcile();
    zones.addresses = ['192.0.2.80', '2001:db8::80'];
    expect(recordsOf(domain)).toEqual({ ...records, A: ['198.51.100.7'] });
    await reconcile();
  });

  it('keeps its mail where that stands on hosts of the name behind each other [P3] [W9]', async () => {
    const domain = `${another('occupato-catena-')}.it`;
    await fetchWithMail(domain);
    expect(recordsOf(domain)).toMatchObject({
      MX: [`10 mx1.${domain}.`],
      'mx1.CNAME': [`torre.${domain}.`],
      'torre.A': ['198.51.100.31'],
      '_reti.TXT': [`"v=spf1 ip4:198.51.100.0/24 include:_reti.${domain} -all"`],
      'invio.A': ['198.51.100.32'],
      'lettura.A': ['198.51.100.33'],
      'firma._domainkey.TXT': ['"v=DKIM1; p=AAAA"'],
    });
  });

  it('is asked about and keeps its mail without an MX too, where there are signs of mail: its own address takes it [P3] [W9]', async () => {
    const domain = `${another('occupato-senzamx-')}.it`;
    await fetchWithMail(domain);
    expect(recordsOf(domain)).toMatchObject({
      A: ['192.0.2.80'],
      MX: [`0 mx-old.${domain}.`],
      'mx-old.A': ['198.51.100.20'],
      'mail.CNAME': [`mx-old.${domain}.`],
    });
  });

  it('has its mail untouched, and what somebody added by hand, when the site moves to other addresses', async () => {
    const domain = `${another('occupato-posta-')}.com`;
    await fetchWithMail(domain);
    const byHand = { name: `shop.${domain}.`, type: 'TXT', ttl: '300', values: ['"by hand"'] };
    zoneOf(domain).records.push(byHand);
    const before = recordsOf(domain);
    const { zones } = product.config;
    zones.addresses = ['198.51.100.7'];
    await reconcile();
    zones.addresses = ['192.0.2.80', '2001:db8::80'];
    expect(recordsOf(domain)).toEqual({ ...before, A: ['198.51.100.7'] });
    await reconcile();
    expect(recordsOf(domain)).toEqual(before);
  });

  it('is not ordered while it is signed: a person is called, and it goes on when the DS has gone [W9]', async () => {
    const domain = `${another('occupato-firmato-')}.it`;
    const owner = newShopper(product);
    await owner.buy(transfer(domain));
    const asked = () =>
      product.registrar.state().calls.filter((call) => call.domain === domain && call.action === 'TransferDomain');
    expect(asked()).toEqual([]);
    const tasks = await product.rows<{ detail: string }>('select detail from tasks where subject = $1', [owner.id()]);
    expect(tasks.map(({ detail }) => detail).join()).toContain('DS must be removed');
    product.dns.unsign(domain);
    product.later(2 * 60 * 60 * 1000);
    await monitorDomains(product.system());
    await product.drain();
    expect(asked()).toHaveLength(1);
  });

  it('is not ordered while what it has cannot be read, and no record is taken for missing [W9]', async () => {
    const domain = `${another('occupato-dnsguasto-')}.it`;
    const owner = newShopper(product);
    await owner.buy(transfer(domain));
    expect(
      product.registrar.state().calls.filter((call) => call.domain === domain && call.action === 'TransferDomain'),
    ).toEqual([]);
    expect(await product.rows('select state from domain_registrations where order_id = $1', [owner.id()])).toEqual([
      { state: 'wanted' },
    ]);
  });
});
