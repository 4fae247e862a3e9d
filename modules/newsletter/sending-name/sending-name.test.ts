/** Letters of a site that has a name leave from it: its records stand in the zone, its key signs, and what is not there is told before anything leaves. */
import { createPublicKey } from 'node:crypto';
import { expect, it } from 'vitest';
import { askedSite } from '../../../tests/support/asked-site.ts';
import { freeName } from '../../../tests/support/shopper.ts';
import { DAY, HOUR } from '../../../tests/support/subscriber.ts';
import { unseal, type Sealed } from '../../../platform/seal.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { proveSite } from '../../access/index.server.ts';
import { lookAtNamesJob } from '../jobs.ts';
import { sendTest } from '../letters.ts';
import { purgeNews } from '../purge-news.ts';
import { checkName, chooseName } from './choose-name.ts';
import { domainIn } from './domain-in.rules.ts';
import { missingOf, recordsOfName } from './name-records.ts';
import { followPlan } from '../follow-plan.ts';
import { setWelcome } from '../settings.ts';

const { product, site, domain, by, publisher, view, reader, moves, letter, plan, due, lettersTo } = askedSite({
  named: true,
});
const owner = () => proveSite(site().ctx(), 'manage', site().id);
const zoneOf = (name: string) =>
  product()
    .registrar.state()
    .zones.find((zone) => zone.name === `${name}.`);
/** Name below `news.` and type → values. */
const newsSets = (name = domain()) =>
  Object.fromEntries(
    (zoneOf(name)?.records ?? [])
      .filter((set) => set.name.includes('news.'))
      .map((set) => [`${set.name.replace(`${name}.`, '')} ${set.type}`, set.values]),
  );
const texts = (values: string[] = []) => values.map((value) => value.replaceAll('" "', '').replaceAll('"', ''));
const ready = async () => checkName(site().ctx(), { by: await publisher() });
const header = (mail: { headers: { name: string; value: string }[] } | undefined, name: string): string =>
  mail?.headers.find((each) => each.name.toLowerCase() === name)?.value ?? '';

it('has four records in the zone of its domain when it opens, and leaves by the shared address until they are seen [P10]', async () => {
  expect(newsSets()).toMatchObject({
    'news. TXT': ['"v=spf1 include:letters.vetrina.example -all"'],
    'news. MX': ['10 mx.letters.vetrina.example.'],
    '_dmarc.news. TXT': ['"v=DMARC1; p=quarantine"'],
  });
  expect(texts(newsSets()['vetrina._domainkey.news. TXT'])[0]).toMatch(/^v=DKIM1; k=rsa; p=[\w+/]{380,}={0,2}$/);
  const [row] = await product().rows<{ private_key: string }>('select private_key from news_names where site_id = $1', [
    site().id,
  ]);
  expect(row?.private_key).toMatch(/^s1\./);
  expect((await view()).sender).toMatchObject({ is_shared: true, address: 'news@letters.vetrina.example' });
  await ready();
  expect((await view()).sender).toMatchObject({
    is_shared: false,
    address: `news@news.${domain()}`,
    name: { is_ours: true, state: 'ready' },
  });
});

it('leaves from its own name, signed by its own key as the zone has it, and comes back there [P10]', async () => {
  const { mail, key } = await reader();
  await letter();
  await plan();
  await due();
  const [sent] = await lettersTo(mail);
  expect(header(sent, 'from')).toContain(`<news@news.${domain()}>`);
  expect(sent?.envelopeFrom).toMatch(new RegExp(`^returns\\+[0-9a-f]{32}@news\\.${domain()}$`));
  expect(header(sent, 'list-unsubscribe')).toMatch(new RegExp(`/o/${key}>$`));
  const signature = header(sent, 'dkim-signature').replaceAll(/\s+/g, '');
  expect(signature).toContain(`;d=news.${domain()};`);
  expect(signature).toContain(';s=vetrina;');
  const [, covered = ''] = /;h=([^;]+);/.exec(signature) ?? [];
  expect(covered.toLowerCase().split(':')).toEqual(
    expect.arrayContaining(['from', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
  );
  // What signs is the other half of what the zone publishes; adapters/mail-smtp/bulk.test.ts verifies such a signature.
  const [row] = await product().rows<{ private_key: Sealed }>('select private_key from news_names where site_id = $1', [
    site().id,
  ]);
  const half = createPublicKey(unseal(product().config.dataKeys, row?.private_key ?? ''));
  const published = texts(newsSets()['vetrina._domainkey.news. TXT'])[0]?.replace(/^.*p=/, '');
  expect(half.export({ type: 'spki', format: 'der' }).toString('base64')).toBe(published);
});

it('an own name has no share of the address of all: its month has no 500, and its warming up begins anew [P10]', async () => {
  await reader();
  await letter();
  await plan();
  await due();
  const [sent] = await product().rows<{ id: string }>('select id from news_letters where site_id = $1', [site().id]);
  await product().rows('update news_letters set sent_from = null where id = $1', [sent?.id]);
  await product().rows(
    `insert into news_subscribers (id, site_id, person, key_hash, state, lang, asked_at)
     select 'sub_' || $1 || n, $1, '', $1 || n, 'left', 'it', now() from generate_series(1, 520) n`,
    [site().id],
  );
  await product().rows(
    `insert into news_deliveries (letter_id, subscriber_id, consent_id, state, name, handed_at)
     select $2, 'sub_' || $1 || n, (select consent_id from news_deliveries where letter_id = $2 limit 1), 'sent', md5($1 || n), $3::timestamptz
     from generate_series(1, 520) n`,
    [site().id, sent?.id, new Date(product().clock.now().getTime() - 2 * DAY)],
  );
  expect((await view()).today, 'the first day of a name').toBe(49);
  await product().rows(`update news_names set seen_at = null where site_id = $1`, [site().id]);
  expect((await view()).today, 'the shared address has had its month').toBe(0);
});

it.each([
  ['spf', 'TXT', 'news.', (set: { name: string }) => set.name.startsWith('news.')],
  ['dkim', 'TXT', '_domainkey.news.', () => true],
  ['returns', 'MX', 'news.', () => true],
  ['dmarc', 'TXT', '_dmarc.news.', () => true],
] as const)(
  'a record that is gone (%s) stops a letter before its first mail, and says which [P10]',
  async (kind, type, word, of) => {
    const { mail } = await reader();
    await ready();
    const zone = zoneOf(domain());
    if (!zone) throw new Error('no zone');
    zone.records = zone.records.filter((set) => !(set.type === type && set.name.includes(word) && of(set)));
    product().later(HOUR);
    await letter();
    await plan();
    await due();
    expect(await lettersTo(mail)).toEqual([]);
    const { letter: open, sender } = await view();
    expect(open).toMatchObject({ state: 'draft', reason: 'records' });
    expect(sender?.name?.records.filter(({ seen }) => !seen).map((each) => each.kind)).toEqual([kind]);
    // It was written again, and the next press sends.
    await product().drain({ again: true });
    product().later(HOUR);
    await plan();
    await due();
    expect(await lettersTo(mail)).toHaveLength(1);
  },
);

it('the rest of a letter under way waits while a record of its name is gone, and leaves once all are seen again [P10]', async () => {
  const mail = await moves(await reader(), 'greylist');
  await ready();
  await letter();
  await plan();
  await due();
  expect(await lettersTo(mail)).toEqual([]);
  const { recordsInDns } = product().ports;
  product().ports.recordsInDns = {
    read: async (asked) => (await recordsInDns.read(asked)).map((said, at) => (at === 1 ? [] : said)),
  };
  product().later(HOUR);
  await due();
  await due();
  product().ports.recordsInDns = recordsInDns;
  expect(await lettersTo(mail)).toEqual([]);
  const { letter: open, sender } = await view();
  expect(open).toMatchObject({ state: 'sending' });
  expect(sender?.name?.records.filter(({ seen }) => !seen).map((each) => each.kind)).toEqual(['dkim']);
  product().later(HOUR);
  await due();
  expect((await lettersTo(mail)).map((each) => header(each, 'from'))).toEqual([expect.stringContaining(domain())]);
});

it('what was seen of a key says nothing of the one that has taken its place [P10]', async () => {
  const { recordsInDns } = product().ports;
  product().ports.recordsInDns = {
    async read(asked) {
      const said = await recordsInDns.read(asked);
      await product().rows(`update news_names set public_key = 'QUJD' where site_id = $1`, [site().id]);
      return said;
    },
  };
  await ready();
  product().ports.recordsInDns = recordsInDns;
  expect((await view()).sender).toMatchObject({ is_shared: true, name: { state: 'waiting' } });
});

it('a domain in our zones that its owner chooses is the one that is used, and is written there [P10]', async () => {
  await product().rows('delete from news_names where site_id = $1', [site().id]);
  await chooseName(site().ctx(), { by: await owner(), domain: domain() });
  expect((await view()).sender?.name).toMatchObject({ domain: domain(), is_ours: true });
  await product().drain({ again: true });
  expect(texts(newsSets()['vetrina._domainkey.news. TXT'])[0]).toContain(
    (
      await product().rows<{ public_key: string }>('select public_key from news_names where site_id = $1', [site().id])
    )[0]?.public_key ?? 'none',
  );
});

it('no key is opened to show the sender, nor to greet somebody to whom nothing may leave [P10]', async () => {
  await ready();
  await setWelcome(site().ctx(), { by: await publisher(), on: true, text: '' });
  const { mail } = await reader();
  // Whoever opened it would fail.
  await product().rows(`update news_names set private_key = 's1.gone.xx' where site_id = $1`, [site().id]);
  expect((await view()).sender).toMatchObject({ is_shared: false, address: `news@news.${domain()}` });
  await product().rows(`update sites set tier = 'premium' where id = $1`, [site().id]);
  expect(await lettersTo(mail)).toEqual([]);
  expect(await product().rows('select state from news_welcomes where site_id = $1', [site().id])).toEqual([
    { state: 'withheld' },
  ]);
});

it('a DNS that does not answer is not one without records: what was seen holds [P10]', async () => {
  const { mail } = await reader();
  await ready();
  const { recordsInDns } = product().ports;
  product().ports.recordsInDns = {
    read: () => recordsInDns.read([{ name: 'news.dnsmuto.it', type: 'TXT' }]),
  };
  await expect(ready()).rejects.toMatchObject({ code: 'domains.dns-unavailable', status: 503 });
  product().later(HOUR);
  await letter();
  await plan();
  await due();
  product().ports.recordsInDns = recordsInDns;
  expect((await lettersTo(mail)).map((each) => header(each, 'from'))).toEqual([expect.stringContaining(domain())]);
});

it('a name that is lost signs nothing more: what is left of a letter goes by the address of all [P10]', async () => {
  await reader();
  await ready();
  await letter();
  await product().rows(`update news_letters set state = 'sending', sent_from = $2 where site_id = $1`, [
    site().id,
    domain(),
  ]);
  await inTransaction(product().system(), (ctx) =>
    ctx.react(ctx, 'domains.gone', {
      orderId: site().owner.id(),
      domain: domain(),
      registrationId: 'x',
      price: null,
      how: 'lost',
    }),
  );
  await product().rows(`update domain_registrations set state = 'lost' where domain = $1`, [domain()]);
  await product().drain();
  expect(await product().rows('select 1 from news_names where site_id = $1', [site().id])).toEqual([]);
  expect(await product().rows('select sent_from from news_letters where site_id = $1', [site().id])).toEqual([
    { sent_from: null },
  ]);
});

it('a month after the plan its records and its key go [P10] [K14]', async () => {
  const orderId = site().owner.id();
  await product().rows(`update sites set tier = 'premium' where id = $1`, [site().id]);
  await product().rows(`update news_settings set ended_at = $2 where site_id = $1`, [site().id, product().clock.now()]);
  await followPlan(product().system(), { orderId });
  product().later(29 * DAY);
  await purgeNews(product().system());
  await product().drain({ again: true });
  expect(Object.keys(newsSets())).toHaveLength(4);
  product().later(2 * DAY);
  await purgeNews(product().system());
  await product().drain({ again: true });
  expect(await product().rows('select 1 from news_names where site_id = $1', [site().id])).toEqual([]);
});

it('a domain elsewhere: its owner writes what is shown, a press or the night sees it, and letters leave from there [P10]', async () => {
  await product().rows('delete from news_names where site_id = $1', [site().id]);
  const elsewhere = freeName('com');
  for (const wrong of ['forno', 'a@b.it', '192.0.2.1', 'news.letters.vetrina.example', 'x:80.it', '-.it'])
    await expect(chooseName(site().ctx(), { by: await owner(), domain: wrong })).rejects.toMatchObject({
      code: 'newsletter.name-wrong',
      fields: { domain: 'newsletter.name-wrong' },
    });
  await chooseName(site().ctx(), { by: await owner(), domain: `https://www.${elsewhere}/menu` });
  await ready();
  const { sender } = await view();
  expect(sender).toMatchObject({ is_shared: true, name: { domain: elsewhere, is_ours: false, state: 'waiting' } });
  const records = sender?.name?.records ?? [];
  expect(records.map(({ seen }) => seen)).toEqual([false, false, false, false]);
  const sets = records.map(({ type, name, value }) => ({
    name,
    type,
    values: [type === 'MX' ? `10 ${value}.` : `"${value.slice(0, 200)}" "${value.slice(200)}"`],
  }));
  product().dns.write(elsewhere, sets.slice(1));
  await ready();
  expect((await view()).sender?.name?.records.map(({ seen }) => seen)).toEqual([false, true, true, true]);
  product().dns.write(elsewhere, sets);
  await inTransaction(product().system(), (ctx) => enqueue(ctx, lookAtNamesJob, {}));
  await product().drain();
  expect((await view()).sender).toMatchObject({ is_shared: false, address: `news@news.${elsewhere}` });
  await letter();
  await sendTest(site().ctx(), { by: await by() });
  const test = product()
    .mail.messages()
    .find((each) => header(each, 'dkim-signature').includes(`d=news.${elsewhere}`));
  expect(test).toBeDefined();
  // Its owner wants it no more: the name in our zones is there for it.
  await chooseName(site().ctx(), { by: await owner(), domain: '' });
  await product().drain();
  expect((await view()).sender?.name).toMatchObject({ domain: domain(), is_ours: true });
  await expect(chooseName(site().ctx(), { by: await owner(), domain: elsewhere })).rejects.toMatchObject({
    code: 'newsletter.name-ours',
  });
});

it('reads a domain as people write it, and records as providers write them [P10]', () => {
  expect(domainIn(' HTTPS://www.Forno-Lazzari.FR/pane ')).toBe('forno-lazzari.fr');
  expect(domainIn('φούρνος.gr')).toBe('xn--yxadbght4c.gr');
  const name = { domain: 'forno.it', publicKey: 'QUJD', shared: 'letters.vetrina.example' };
  const [spf = [], dkim = [], returns = [], dmarc = []] = recordsOfName(name).map(({ value }) => [value]);
  expect(missingOf(name, [spf, dkim, returns, dmarc])).toEqual([]);
  expect(
    missingOf(name, [
      ['v=spf1 a include:letters.vetrina.example ~all'],
      ['k=rsa; p=QU JD'],
      returns,
      ['v=DMARC1; p=reject'],
    ]),
  ).toEqual([]);
  expect(missingOf(name, [['v=spf1 +include:letters.vetrina.example -all'], dkim, returns, dmarc])).toEqual([]);
  expect(missingOf(name, [[...spf, 'v=spf1 -all'], ['v=DKIM1; p=QUJE'], ['mx.elsewhere.it'], []])).toEqual([
    'spf',
    'dkim',
    'returns',
    'dmarc',
  ]);
});
