/** The owner's word about a name with mail, when things go wrong or come twice. */
import { answerMailQuestion, managedDomains } from '../../../tests/support/as-owner.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestProduct, type TestProduct } from '../../../tests/support/product.ts';
import { another, newShopper, type Shopper } from '../../../tests/support/shopper.ts';
import { registerDomain } from '../registration/register-domain.ts';
import { monitorDomains } from '../renewal/monitor-domains.ts';

const HOUR = 3_600_000;
let product: TestProduct;
/** Where mail goes today, as the DNS says. */
let servers: string[] = [];
beforeAll(async () => {
  product = await startTestProduct({
    env: { SITES_ADDRESSES: '192.0.2.80' },
    ports: () => ({
      dns: {
        read: (domain) =>
          Promise.resolve({
            nameServers: ['dns1.vecchiohost.example'],
            signed: false,
            records: servers.length > 0 ? [{ name: domain, type: 'MX' as const, values: servers }] : [],
            addresses: [{ name: domain, type: 'A' as const, values: ['198.51.100.20'] }],
          }),
      },
    }),
  });
});
beforeEach(() => {
  product.registrar.control('clear-faults');
  servers = ['10 mx.uno.example.'];
});
afterAll(() => product.close());

async function buyer(): Promise<{ owner: Shopper; domain: string }> {
  const domain = `${another('occupato-')}.it`;
  const owner = newShopper(product);
  await owner.buy({ transfer: { domain, authcode: 'Sesamo-1234' } });
  return { owner, domain };
}
const nameOf = async (owner: Shopper) => (await managedDomains(owner.ctx(), owner.id()))[0] ?? expect.fail('no name');
const asked = async (owner: Shopper) => (await nameOf(owner)).mail_question ?? expect.fail('nothing is asked');
async function say(owner: Shopper, answer: 'go' | 'stay'): Promise<void> {
  const { domain, asked_at } = await asked(owner);
  await answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer });
}
const transfers = (domain: string) =>
  product.registrar.state().calls.filter((call) => call.domain === domain && call.action === 'TransferDomain').length;
const refunds = (owner: Shopper) => product.rows('select 1 from refunds where order_id = $1', [owner.id()]);
const questions = (owner: Shopper) => owner.mails().filter(({ subject }) => subject.includes('ha già la posta'));

describe('a name with mail that is to move', () => {
  it('is asked about once, however many look at it', async () => {
    const { owner, domain } = await buyer();
    const [row] = await product.rows<{ id: string }>('select id from domain_registrations where domain = $1', [domain]);
    await Promise.all(Array.from({ length: 4 }, () => registerDomain(product.system(), row?.id ?? '')));
    product.later(2 * HOUR);
    await monitorDomains(product.system());
    await product.drain();
    expect([questions(owner).length, transfers(domain)]).toEqual([1, 0]);
  });

  it('moves or stays, never both, when both words come at once', async () => {
    const { owner, domain } = await buyer();
    const { asked_at } = await asked(owner);
    const words = (['go', 'stay', 'go', 'stay'] as const).map((answer) =>
      answerMailQuestion(owner.ctx(), owner.id(), { domain, asked_at, answer }),
    );
    const said = await Promise.allSettled(words);
    expect(said.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await product.drain();
    expect(transfers(domain) + (await refunds(owner)).length).toBe(1);
  });

  it('is asked about again when its mail has gone elsewhere before it could be ordered, and the old word moves nothing', async () => {
    const { owner, domain } = await buyer();
    const first = await asked(owner);
    product.registrar.control('faults', { action: 'TransferDomain', kind: 'limit' });
    await say(owner, 'go');
    await product.drain();
    servers = ['10 mx.due.example.'];
    product.later(2 * HOUR);
    await monitorDomains(product.system());
    await product.drain({ again: true });
    expect((await nameOf(owner)).state).toBe('wanted');
    expect((await asked(owner)).provider).toBe('mx.due.example');
    const { domain: name, asked_at } = first;
    await expect(
      answerMailQuestion(owner.ctx(), owner.id(), { domain: name, asked_at, answer: 'go' }),
    ).rejects.toMatchObject({ code: 'domains.nothing-to-answer' });
    expect(questions(owner)).toHaveLength(2);
    await say(owner, 'go');
    await product.drain();
    expect(domain).toBe(name);
    expect((await nameOf(owner)).state).not.toBe('wanted');
  });

  it.each([[[]], [['0 .']]])('is ordered without a question where it has none: MX %j', async (none) => {
    servers = none;
    const { owner, domain } = await buyer();
    expect([questions(owner).length, transfers(domain)]).toEqual([0, 1]);
  });
});

describe('where somebody else answers for our names', () => {
  it('a person is given the records of a name with mail to enter', async () => {
    const { zones } = product.config;
    const { addresses } = zones;
    [zones.addresses, zones.nameServers] = [[], ['ns1.vetrina.example', 'ns2.vetrina.example']];
    const { owner, domain } = await buyer();
    expect(transfers(domain)).toBe(0);
    await say(owner, 'go');
    await product.drain();
    const tasks = await product.rows<{ kind: string; detail: string }>(
      'select kind, detail from tasks where subject = $1',
      [owner.id()],
    );
    expect(tasks).toEqual([{ kind: 'domains.mail-by-hand', detail: `${domain}\n${domain} MX 10 mx.uno.example.` }]);
    expect(transfers(domain)).toBe(1);
    [zones.addresses, zones.nameServers] = [addresses, []];
  });
});
