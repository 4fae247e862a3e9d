/** A letter goes to exactly those who confirmed and have not left, once, signed, and no faster than is good for it. */
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { askedSite, SHOWN } from '../../tests/support/asked-site.ts';
import { complaint } from '../../tests/support/complaint.ts';
import { DAY, HOUR } from '../../tests/support/subscriber.ts';
import { hashOf } from '../access/index.server.ts';
import { receiveReturn } from '../notifications/index.server.ts';
import { dailyCap, lightOf } from './health.rules.ts';
import { leaveNews } from './leave.ts';
import { stopLetter } from './letters.ts';
import { sealPerson } from './person.ts';
import { sendBatch } from './send-batch.ts';

const { product, site, publisher, view, newMail, reader, letter, plan, due, lettersTo, mailsTo, moves, join } =
  askedSite();
const off = (key: string) => leaveNews(product().as(null), { siteId: site().id, key, by: 'one-click', shown: SHOWN });
const header = (mail: { headers: { name: string; value: string }[] } | undefined, name: string): string =>
  mail?.headers.find((each) => each.name.toLowerCase() === name.toLowerCase())?.value ?? '';

it('goes to who confirmed and stayed, once; not to who only asked, nor to who left [P10]', async () => {
  const [stays, left, asked] = [await reader(), await reader(), newMail()];
  await join(asked);
  await off(left.key);
  await letter();
  await plan();
  await due();
  await due();
  expect(await lettersTo(stays.mail)).toHaveLength(1);
  for (const mail of [left.mail, asked]) expect(await lettersTo(mail)).toEqual([]);
  const [mail] = await lettersTo(stays.mail);
  expect(mail?.text).toContain('Da giovedì i tortelli di zucca.');
  expect(mail?.text).toContain('Abbiamo il nuovo forno a legna.');
  expect(mail?.text).toContain('Cena d’estate');
  expect(mail?.html).not.toMatch(/<img/i);
  expect(mail?.text).toContain('https://www.facebook.com/p1\n');
  const { past, letter: next } = await view();
  expect(next).toBeNull();
  expect(past[0]).toMatchObject({ state: 'sent', counts: { sent: 1, waiting: 0 } });
  const [told] = await product().rows<{ n: string }>(
    `select count(*) n from mails where kind = 'news-sent' and order_id = $1`,
    [site().owner.id()],
  );
  expect(Number(told?.n)).toBe(1);
});

it('carries the fields of a list, on one line each, and a signature that covers both of leaving (RFC 8058) [P10]', async () => {
  const { mail, key } = await reader();
  await letter();
  await plan();
  await due();
  const [sent] = await lettersTo(mail);
  expect(header(sent, 'List-Unsubscribe')).toMatch(new RegExp(`^<https?://[^>]+/o/${key}>$`));
  expect(header(sent, 'List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
  expect(header(sent, 'List-Id')).toMatch(/^<[a-z0-9.]+letters\.vetrina\.example>$/);
  expect(header(sent, 'Feedback-ID')).toContain(site().id);
  const signature = header(sent, 'DKIM-Signature').replaceAll(/\s+/g, '');
  expect(signature).toContain('d=letters.vetrina.example');
  const [, signed = ''] = /;h=([^;]+);/.exec(signature) ?? [];
  expect(signed.toLowerCase().split(':')).toEqual(
    expect.arrayContaining(['from', 'to', 'subject', 'date', 'list-unsubscribe', 'list-unsubscribe-post', 'list-id']),
  );
  expect(sent?.envelopeFrom).toMatch(/^returns\+[0-9a-f]{32}@letters\.vetrina\.example$/);
});

it('no delivery exists without a confirmed proof: the database says no [P10]', async () => {
  await reader();
  await letter();
  await plan();
  await due();
  const rows = () =>
    product().rows(
      `insert into news_deliveries (letter_id, subscriber_id, consent_id, consent_kind, state, name)
       select l.id, 'x' || s.id, c.id, $2, 'queued', 'f' from news_letters l, news_subscribers s join news_consents c on c.subscriber_id = s.id
       where l.site_id = $1 and s.site_id = $1 and c.kind = 'asked' limit 1`,
      [site().id, 'confirmed'],
    );
  await expect(rows()).rejects.toThrow(/foreign key/);
  await expect(product().rows(`update news_deliveries set consent_kind = 'asked'`)).rejects.toThrow(
    /news_deliveries_confirmed|foreign key/,
  );
});

it('waits for a server that is away: an hour of it costs nobody the letter [P10]', async () => {
  const late = await reader();
  const here = await reader();
  await moves(late, 'down');
  await letter();
  await plan();
  for (let minutes = 0; minutes < 60; minutes += 2) {
    await due();
    product().later(2 * 60_000);
  }
  expect(await lettersTo(here.mail)).toHaveLength(1);
  expect((await view()).letter).toMatchObject({ state: 'sending', counts: { sent: 1, waiting: 1 } });
  const person = sealPerson(product().system(), { mail: late.mail, key: late.key });
  await product().rows('update news_subscribers set person = $1 where key_hash = $2', [person, hashOf(late.key)]);
  product().later(4 * HOUR);
  await due();
  expect(await lettersTo(late.mail)).toHaveLength(1);
  expect((await view()).past[0]).toMatchObject({ state: 'sent', counts: { sent: 2, waiting: 0 } });
});

it('whoever leaves while it goes out, and what its owner stops, gets nothing more [P10]', async () => {
  const [one, two] = [await reader(), await reader()];
  await letter();
  await plan(new Date(product().clock.now().getTime() + HOUR).toISOString());
  await due();
  expect((await view()).letter?.state).toBe('planned');
  await stopLetter(site().ctx(), { by: await publisher() });
  expect((await view()).letter).toMatchObject({ state: 'draft', reason: 'owner' });
  await plan();
  await product().rows(`update news_letters set state = 'sending', started_at = planned_at where site_id = $1`, [
    site().id,
  ]);
  await product().rows(
    `insert into news_deliveries (letter_id, subscriber_id, consent_id, state, name)
     select l.id, s.id, c.id, 'queued', md5(s.id) from news_letters l, news_subscribers s join news_consents c on c.subscriber_id = s.id
     where l.site_id = $1 and s.site_id = $1 and c.kind = 'confirmed'`,
    [site().id],
  );
  await off(one.key);
  await due();
  expect(await lettersTo(one.mail)).toEqual([]);
  expect(await lettersTo(two.mail)).toHaveLength(1);
  expect((await view()).past[0]?.counts).toMatchObject({ sent: 1, withheld: 1 });
});

/** As a process leaves it that died before the answers. */
async function leaveDead(): Promise<void> {
  await product().rows(`update news_letters set state = 'sending', ended_at = null where site_id = $1`, [site().id]);
  await product().rows(
    `update news_deliveries set state = 'handed', answer = null where letter_id in (select id from news_letters where site_id = $1)`,
    [site().id],
  );
}

it('a batch that died is given up after ten minutes, and nobody gets it twice [P10]', async () => {
  const { mail } = await reader();
  const other = await reader();
  await letter();
  await plan();
  await due();
  await leaveDead();
  await due();
  expect((await view()).letter?.counts.waiting).toBe(2);
  product().later(11 * 60_000);
  await due();
  expect((await view()).past[0]).toMatchObject({ state: 'sent', counts: { unknown: 2, sent: 0 } });
  for (const each of [mail, other.mail]) expect(await lettersTo(each)).toHaveLength(1);
});

it('of a letter that ends while a batch is dead nothing waits for ever [P10]', async () => {
  await reader();
  await letter();
  await plan();
  await due();
  await leaveDead();
  await stopLetter(site().ctx(), { by: await publisher() });
  expect((await view()).past[0]).toMatchObject({ state: 'stopped', counts: { waiting: 0, unknown: 1 } });
});

it('two batches at once hand each mail over once; a lost answer is not sent again, a “later” is [P10]', async () => {
  const plain = [await reader(), await reader(), await reader()];
  const lost = await moves(await reader(), 'lost');
  const grey = await moves(await reader(), 'greylist');
  await letter();
  await plan();
  await due();
  const [row] = await product().rows<{ id: string }>(`select id from news_letters where site_id = $1`, [site().id]);
  await Promise.all([1, 2, 3].map(() => sendBatch(product().system(), { letterId: row?.id ?? '' })));
  product().later(2 * 60_000);
  await due();
  await due();
  for (const { mail } of plain) expect(await lettersTo(mail)).toHaveLength(1);
  expect(await lettersTo(grey)).toHaveLength(1);
  expect((await lettersTo(lost)).length).toBe(1);
  const { counts } = (await view()).past[0] ?? {};
  expect(counts).toMatchObject({ sent: 4, unknown: 1, waiting: 0 });
});

it('what comes back or is called spam gets none any more, and where many do the newsletter stops and a person is asked [P10]', async () => {
  const back = await reader();
  await moves(back, 'returned');
  const angry = await reader();
  await letter();
  await plan();
  await due();
  for (let tries = 0; tries < 50 && (await view()).health.returned === 0; tries++) await wait(20);
  const [sent] = await lettersTo(angry.mail);
  const raw = complaint(sent?.envelopeFrom ?? '');
  await receiveReturn(product().system(), raw);
  await receiveReturn(product().system(), raw);
  expect((await view()).health).toMatchObject({ returned: 1, complained: 1, light: 'good' });
  expect((await view()).counts).toMatchObject({ confirmed: 0, left: 2 });
  product().later(DAY);
  await join(back.mail);
  expect((await mailsTo(back.mail)).filter(({ subject }) => /^\d{6}/.test(subject))).toHaveLength(1);
  for (let crowd = 0; crowd < 6; crowd++) await moves(await reader(), 'returned');
  await letter('Ancora una');
  await plan();
  await due();
  for (let tries = 0; tries < 100 && (await view()).health.light !== 'stopped'; tries++) await wait(20);
  expect((await view()).health.light).toBe('stopped');
  const tasks = await product().rows(`select 1 from tasks where kind = 'newsletter.stopped' and resolved_at is null`);
  expect(tasks.length).toBeGreaterThan(0);
  await reader();
  await letter('E un’altra');
  await expect(plan()).rejects.toMatchObject({ code: 'newsletter.stopped' });
});

it('warms up, slows and stops by the shares that mail providers ask for [P10]', () => {
  expect([0, 1, 2, 3, 4, 9].map((days) => dailyCap(days, 'good'))).toEqual([50, 100, 250, 500, 1000, 5000]);
  expect(dailyCap(4, 'slow')).toBe(250);
  expect(dailyCap(4, 'stopped')).toBe(0);
  const light = (sent: number, returned: number, complained: number) => lightOf({ sent, returned, complained });
  expect(light(1000, 20, 0)).toBe('good');
  expect(light(1000, 21, 0)).toBe('slow');
  expect(light(1000, 51, 0)).toBe('stopped');
  expect(light(2000, 0, 2)).toBe('warn');
  expect(light(1000, 0, 3)).toBe('stopped');
  expect(light(10, 2, 1), 'accidents of a short list').toBe('good');
});
