/** Who asks, confirms and leaves: with proofs that nothing changes, and mail to nobody who did not ask. */
import { expect, it } from 'vitest';
import { askedSite, SHOWN } from '../../tests/support/asked-site.ts';
import { DAY } from '../../tests/support/subscriber.ts';
import { confirmByCode, confirmByLink } from './confirm.ts';
import { eraseByKey, eraseSubscriber, leaveNews } from './leave.ts';
import { subscribersWithProofs } from './list-subscribers.ts';
import { purgeNews } from './purge-news.ts';

const { product, site, view, newMail, join, mailsTo, codeIn, keyIn, reader } = askedSite();
const subscribers = async () => subscribersWithProofs(site().ctx(), { by: await site().dispose() });
const code = (ticket: string, typed: string) =>
  confirmByCode(product().as(null), { siteId: site().id, ticket, code: typed, shown: SHOWN });
const link = (key: string) => confirmByLink(product().as(null), { siteId: site().id, key, shown: SHOWN });
const off = (key: string) => leaveNews(product().as(null), { siteId: site().id, key, by: 'link', shown: SHOWN });

it('an address is asked once, and confirmed by the code of its mail or by the link, each with its proof [P10]', async () => {
  const [one, other] = [newMail(), newMail()];
  const ticket = await join(one);
  await join(other);
  const [first] = await mailsTo(one);
  const [second] = await mailsTo(other);
  expect(first?.subject).toMatch(/^\d{6} /);
  expect(first?.from).not.toContain('Vetrina <');
  expect((await view()).counts).toEqual({ pending: 2, confirmed: 0, left: 0 });
  expect(await code(ticket, '000000')).toBe(codeIn(first?.subject) === '000000');
  expect(await code(ticket, codeIn(first?.subject))).toBe(true);
  expect(await code(ticket, codeIn(first?.subject)), 'pressed twice').toBe(true);
  await link(keyIn(second?.text));
  await link(keyIn(second?.text));
  expect((await view()).counts).toEqual({ pending: 0, confirmed: 2, left: 0 });
  const all = await subscribers();
  expect(all.map(({ proofs }) => proofs.map(({ kind, by }) => `${kind} ${by}`))).toEqual(
    expect.arrayContaining([
      ['asked form', 'confirmed code'],
      ['asked form', 'confirmed link'],
    ]),
  );
  expect(all[0]?.proofs[0]).toMatchObject({ text: 'Iscrivimi', page: '/', network: '192.0.2.1' });
});

it('a code works five times and half an hour, its link seven days; nobody else’s page knows it [P10]', async () => {
  const mail = newMail();
  const ticket = await join(mail);
  const [asked] = await mailsTo(mail);
  const right = codeIn(asked?.subject);
  const wrong = right === '111111' ? '222222' : '111111';
  expect(await code('A'.repeat(22), right)).toBe(false);
  for (let tries = 0; tries < 5; tries++) expect(await code(ticket, wrong)).toBe(false);
  expect(await code(ticket, right)).toBe(false);
  const late = newMail();
  const again = await join(late);
  const [second] = await mailsTo(late);
  product().later(31 * 60_000);
  expect(await code(again, codeIn(second?.subject))).toBe(false);
  product().later(7 * DAY);
  await link(keyIn(second?.text));
  expect((await view()).counts.confirmed).toBe(0);
  await purgeNews(product().system());
  expect((await view()).counts).toEqual({ pending: 0, confirmed: 0, left: 0 });
  const kept = await product().rows(`select 1 from mails where "to" in ($1, $2)`, [mail, late]);
  expect(kept, 'what asked them names their address').toEqual([]);
});

it('nobody’s mailbox is filled: one mail a day by a site, none to who is subscribed, came back or complained [P10] [X5]', async () => {
  const mail = newMail();
  await join(mail);
  await join(mail.toUpperCase());
  expect(await mailsTo(mail)).toHaveLength(1);
  product().later(DAY + 1000);
  await join(mail);
  expect(await mailsTo(mail)).toHaveLength(2);
  const known = await reader();
  product().later(2 * DAY);
  await join(known.mail);
  expect(await mailsTo(known.mail)).toHaveLength(1);
  const gone = await reader();
  await product().rows(
    `insert into news_suppressions select site_id, mark, 'complained', now() from news_subscribers where site_id = $1
     and id = (select id from news_subscribers where site_id = $1 order by confirmed_at desc nulls last limit 1)`,
    [site().id],
  );
  await off(gone.key);
  await product().rows(`update news_suppressions set reason = 'complained' where site_id = $1`, [site().id]);
  product().later(2 * DAY);
  await join(gone.mail);
  expect(await mailsTo(gone.mail)).toHaveLength(1);
});

it('three mails a day go to one address over all sites [P10] [X5]', async () => {
  const mail = newMail();
  const ids = ['one', 'two', 'three', 'four'].map((name) => `sit_${name}_${site().id.slice(4, 12)}`);
  await join(mail);
  // As if three other sites had asked today.
  for (const id of ids)
    await product().rows(
      `insert into news_subscribers (id, site_id, person, mark, key_hash, state, lang, asked_at, mailed_at)
       select $2, site_id, '', null, $2, 'pending', 'it', asked_at, mailed_at from news_subscribers where site_id = $1 limit 1`,
      [site().id, id],
    );
  expect(await mailsTo(mail)).toHaveLength(1);
});

it('who leaves is gone at once, may come back, and is erased but for the proofs of what was [P10] [K13]', async () => {
  const { mail, key } = await reader();
  await off(key);
  await off(key);
  expect((await view()).counts).toMatchObject({ confirmed: 0, left: 1 });
  await link(key);
  expect((await view()).counts.confirmed, 'an old link confirms nothing').toBe(0);
  product().later(2 * DAY);
  const ticket = await join(mail);
  const asked = (await mailsTo(mail)).find(({ subject }) => subject !== undefined);
  expect(await code(ticket, codeIn(asked?.subject))).toBe(true);
  await eraseByKey(product().as(null), { siteId: site().id, key, shown: SHOWN });
  const [left] = await subscribers();
  expect(left).toMatchObject({ mail: '', state: 'erased' });
  expect(left?.proofs.map(({ kind }) => kind)).toEqual([
    'asked',
    'confirmed',
    'withdrawn',
    'asked',
    'confirmed',
    'withdrawn',
  ]);
  expect(left?.proofs.every(({ network }) => network === '')).toBe(true);
  const kept = await product().rows(`select 1 from mails where "to" = $1`, [mail]);
  expect(kept).toEqual([]);
});

it('a proof is neither changed nor deleted by anybody, and goes with its subscriber alone [P10]', async () => {
  const { key } = await reader();
  const proofs = `news_consents where subscriber_id = (select id from news_subscribers where site_id = '${site().id}')`;
  await expect(
    product().rows(`update news_consents set at = now() where id in (select id from ${proofs})`),
  ).rejects.toThrow(/does not change/);
  await expect(product().rows(`delete from ${proofs}`)).rejects.toThrow(/not deleted/);
  await off(key);
  product().later(400 * DAY);
  await purgeNews(product().system());
  expect(await subscribers()).toEqual([]);
});

it('an owner erases whom they are asked to, and nobody of another site [P10] [X5]', async () => {
  await reader();
  const [one] = await subscribers();
  const by = await site().dispose();
  await eraseSubscriber(site().ctx(), { by, id: one?.id ?? '' });
  expect((await subscribers())[0]).toMatchObject({ mail: '', state: 'erased' });
  await expect(
    eraseSubscriber(site().ctx(), { by: { ...by, siteId: 'sit_other' } as unknown as typeof by, id: one?.id ?? '' }),
  ).rejects.toMatchObject({ code: 'newsletter.not-found' });
});

it('after two years each is asked once whether they stay, and who says nothing is erased [P10] [K15]', async () => {
  const [stays, silent] = [await reader(), await reader()];
  product().later(740 * DAY);
  await purgeNews(product().system());
  await purgeNews(product().system());
  expect(await mailsTo(stays.mail)).toHaveLength(2);
  await link(stays.key);
  product().later(40 * DAY);
  await purgeNews(product().system());
  expect((await subscribers()).map(({ mail, state }) => `${state} ${mail}`).toSorted()).toEqual([
    `confirmed ${stays.mail}`,
    'erased ',
  ]);
  expect(await mailsTo(silent.mail)).toHaveLength(2);
});

it('nobody is asked, nor taken for silent, while their site is not shown [P10] [K15]', async () => {
  const { mail } = await reader();
  await product().rows(`update sites set status = 'paused' where id = $1`, [site().id]);
  product().later(740 * DAY);
  await purgeNews(product().system());
  product().later(40 * DAY);
  await purgeNews(product().system());
  expect((await subscribers())[0]).toMatchObject({ mail, state: 'confirmed' });
  await product().rows(`update sites set status = 'live' where id = $1`, [site().id]);
  await purgeNews(product().system());
  expect(await mailsTo(mail)).toHaveLength(2);
});

it('whoever had left, asked again and did not confirm has left, and keeps their proofs [P10]', async () => {
  const { mail, key } = await reader();
  await off(key);
  product().later(2 * DAY);
  await join(mail);
  expect((await view()).counts).toEqual({ pending: 1, confirmed: 0, left: 0 });
  product().later(8 * DAY);
  await purgeNews(product().system());
  expect((await view()).counts).toEqual({ pending: 0, confirmed: 0, left: 1 });
  expect((await subscribers())[0]?.proofs.map(({ kind }) => kind)).toEqual([
    'asked',
    'confirmed',
    'withdrawn',
    'asked',
  ]);
});
