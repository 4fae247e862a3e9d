/** The owner hears that a record of their sending name is gone: once, and again when it was good in between. */
import { expect, it } from 'vitest';
import { askedSite } from '../../../tests/support/asked-site.ts';
import { freeName } from '../../../tests/support/shopper.ts';
import { DAY, HOUR } from '../../../tests/support/subscriber.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { proveSite } from '../../access/index.server.ts';
import { lookAtNamesJob } from '../jobs.ts';
import { checkName, chooseName } from './choose-name.ts';

const { product, site, domain, publisher, view } = askedSite({ named: true });
const told = async () => {
  await product().drain();
  return site()
    .owner.mails()
    .filter(({ subject }) => subject.includes('newsletter non parte'));
};
async function night(): Promise<void> {
  product().later(DAY);
  await inTransaction(product().system(), (ctx) => enqueue(ctx, lookAtNamesJob, {}));
  await product().drain();
}

/** A domain elsewhere, with all of its records; returns how its owner writes them, but for those named. */
async function elsewhere() {
  await product().rows('delete from news_names where site_id = $1', [site().id]);
  const name = freeName('com');
  await chooseName(site().ctx(), { by: await proveSite(site().ctx(), 'manage', site().id), domain: name });
  const sets = ((await view()).sender?.name?.records ?? []).map(({ kind, type, name: host, value }) => ({
    kind,
    name: host,
    type,
    values: [type === 'MX' ? `10 ${value}.` : `"${value.slice(0, 200)}" "${value.slice(200)}"`],
  }));
  const write = (...without: string[]) =>
    product().dns.write(
      name,
      sets.filter(({ kind }) => !without.includes(kind)),
    );
  return { name, write };
}

it('of a domain elsewhere at the first look that misses one, once; again after it was good in between, once a day at most [P10]', async () => {
  const { name, write } = await elsewhere();
  await night();
  expect(await told(), 'what was never there is not gone').toEqual([]);
  write();
  await night();
  write('spf', 'returns');
  await night();
  const [mail, ...others] = await told();
  expect(others).toEqual([]);
  expect(mail?.subject).toBe(`Manca un record di ${name}: la newsletter non parte`);
  expect(mail?.text).toContain(`Non si vede più: SPF, MX. Finché non c’è, da news.${name} non parte`);
  expect(mail?.text).toContain(`dove hai il dominio ${name}:`);
  expect(mail?.text).not.toContain('è da noi');
  write('spf', 'returns', 'dkim');
  for (let nights = 0; nights < 3; nights++) await night();
  expect(await told()).toHaveLength(1);
  // It comes and goes within a day.
  for (const gone of [[], ['dkim'], [], ['spf']]) {
    write(...gone);
    product().later(HOUR);
    await checkName(site().ctx(), { by: await publisher() });
  }
  expect((await told()).map(({ text }) => /più: ([^.]+)\./.exec(text)?.[1])).toEqual(['SPF, MX', 'DKIM']);
  await night();
  expect(await told(), 'it is gone still, and its owner has not heard of this time').toHaveLength(3);
  await night();
  expect(await told()).toHaveLength(3);
});

it('of a name in our zones only where writing it again did not help [P10]', async () => {
  await checkName(site().ctx(), { by: await publisher() });
  const zone = product()
    .registrar.state()
    .zones.find(({ name }) => name === `${domain()}.`);
  if (!zone) throw new Error('no zone');
  zone.records = zone.records.filter(({ name }) => !name.startsWith('_dmarc.news.'));
  await night();
  expect((await view()).sender?.name?.state).toBe('missing');
  await product().drain({ again: true });
  await night();
  expect((await view()).sender?.name?.state).toBe('ready');
  expect(await told()).toEqual([]);
  const { recordsInDns } = product().ports;
  product().ports.recordsInDns = { read: async (asked) => asked.map(() => []) };
  await night();
  expect(await told()).toEqual([]);
  await night();
  const [mail, ...others] = await told();
  product().ports.recordsInDns = recordsInDns;
  expect(others).toEqual([]);
  expect(mail?.text).toContain(`Il dominio ${domain()} è da noi`);
  expect(mail?.text).not.toContain('dove hai il dominio');
});

it('nobody whose plan holds no newsletter, and of nothing while the DNS does not answer [P10]', async () => {
  const { write } = await elsewhere();
  write();
  await night();
  const { recordsInDns } = product().ports;
  product().ports.recordsInDns = { read: () => recordsInDns.read([{ name: 'news.dnsmuto.it', type: 'TXT' }]) };
  await night();
  product().ports.recordsInDns = recordsInDns;
  write('dmarc');
  await product().rows(`update sites set tier = 'premium' where id = $1`, [site().id]);
  await night();
  expect(await told()).toEqual([]);
  await product().rows(`update sites set tier = 'pro' where id = $1`, [site().id]);
  await night();
  expect(await told()).toHaveLength(1);
});
