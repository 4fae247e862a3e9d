/** Whoever has confirmed is greeted once, where the owner wants that, and may leave by that mail as by a letter. */
import { expect, it } from 'vitest';
import { askedSite, SHOWN } from '../../tests/support/asked-site.ts';
import { DAY } from '../../tests/support/subscriber.ts';
import { returnReport } from '../../tests/support/returned.ts';
import { hashOf } from '../access/index.server.ts';
import { receiveReturn } from '../notifications/index.server.ts';
import { QUARTER_OF_AN_HOUR } from '../../platform/jobs.ts';
import { confirmByLink } from './confirm.ts';
import { welcomeJob } from './jobs.ts';
import { leaveNews } from './leave.ts';
import { subscriberRecord } from './list-subscribers.ts';
import { purgeNews } from './purge-news.ts';
import { setWelcome } from './settings.ts';
import { sendWelcome } from './welcome.ts';

const { product, site, publisher, view, reader, newMail, join, mailsTo, lettersTo, codeIn, keyIn } = askedSite();
const greet = async (text = 'Vi aspettiamo al forno,\nMarta') =>
  setWelcome(site().ctx(), { by: await publisher(), on: true, text });
const idOf = async (key: string): Promise<string> => {
  const [row] = await product().rows<{ id: string }>('select id from news_subscribers where key_hash = $1', [
    hashOf(key),
  ]);
  return row?.id ?? '';
};
const header = (mail: { headers: { name: string; value: string }[] } | undefined, name: string): string =>
  mail?.headers.find((each) => each.name.toLowerCase() === name)?.value ?? '';

it('greets nobody until the owner wants it, then each once, with their words and the way out [P10]', async () => {
  const before = await reader();
  expect(await lettersTo(before.mail)).toEqual([]);
  await greet();
  expect((await view()).welcome).toBe('Vi aspettiamo al forno,\nMarta');
  const { mail, key } = await reader();
  const [sent, ...more] = await lettersTo(mail);
  expect(more).toEqual([]);
  expect(sent?.subject).toContain('Benvenuti nella newsletter di');
  expect(sent?.text).toContain('Vi aspettiamo al forno,');
  expect(sent?.text).toContain(`/o/${key}`);
  expect(header(sent, 'list-unsubscribe')).toMatch(new RegExp(`/o/${key}>$`));
  expect(header(sent, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header(sent, 'dkim-signature').toLowerCase()).toContain('list-unsubscribe-post');
  await setWelcome(site().ctx(), { by: await publisher(), on: false, text: '' });
  expect(await lettersTo((await reader()).mail)).toEqual([]);
});

it('comes once: confirmed twice, left and back, its job run again after a death [P10]', async () => {
  await greet();
  const { mail, key } = await reader();
  const siteId = site().id;
  await confirmByLink(product().as(null), { siteId, key, shown: SHOWN });
  const subscriberId = await idOf(key);
  for (let runs = 0; runs < 3; runs++) await sendWelcome(product().system(), { subscriberId });
  // As a process leaves it that died before the answer.
  await product().rows(`update news_welcomes set state = 'handed' where subscriber_id = $1`, [subscriberId]);
  await sendWelcome(product().system(), { subscriberId });
  await leaveNews(product().as(null), { siteId, key, by: 'link', shown: SHOWN });
  product().later(2 * DAY);
  await join(mail);
  await product().drain();
  await confirmByLink(product().as(null), { siteId, key, shown: SHOWN });
  await product().drain();
  expect(await lettersTo(mail)).toHaveLength(1);
});

it('that nobody heard the end of is unknown and stays away; who was only thought dead says later what became of it [P10]', async () => {
  await greet();
  const { mail, key } = await reader();
  const subscriberId = await idOf(key);
  const states = () => product().rows('select state from news_welcomes where subscriber_id = $1', [subscriberId]);
  await product().drain();
  const set = (state: string) =>
    product().rows(`update news_welcomes set state = $2 where subscriber_id = $1`, [subscriberId, state]);
  // Killed before the answer: its job comes again.
  await set('handed');
  for (let runs = 0; runs < 2; runs++) {
    await sendWelcome(product().system(), { subscriberId });
    expect(await states()).toEqual([{ state: 'unknown' }]);
  }
  await set('queued');
  const slow = product().system();
  const send = async () => {
    await sendWelcome(product().system(), { subscriberId });
    expect(await states()).toEqual([{ state: 'unknown' }]);
    return { kind: 'sent', answer: '250' } as const;
  };
  await sendWelcome(
    { ...slow, ports: { ...slow.ports, bulkMail: { send, close: () => undefined } } },
    { subscriberId },
  );
  expect(await states()).toEqual([{ state: 'sent' }]);
  expect(await lettersTo(mail)).toHaveLength(1);
});

it('does not come after leaving, nor for a plan without letters, nor past what may leave [P10]', async () => {
  await greet();
  const siteId = site().id;
  const stop: Record<string, (key: string) => Promise<unknown>> = {
    left: (key) => leaveNews(product().as(null), { siteId, key, by: 'one-click', shown: SHOWN }),
    plan: () => product().rows(`update sites set tier = 'premium' where id = $1`, [siteId]),
  };
  for (const [why, act] of Object.entries(stop)) {
    const mail = newMail();
    await join(mail);
    const [asked] = await mailsTo(mail);
    const key = keyIn(asked?.text);
    expect(codeIn(asked?.subject)).not.toBe('');
    await confirmByLink(product().as(null), { siteId, key, shown: SHOWN });
    await act(key);
    await product().drain();
    expect(await lettersTo(mail), why).toEqual([]);
    expect(await product().rows('select state from news_welcomes where subscriber_id = $1', [await idOf(key)])).toEqual(
      [{ state: 'withheld' }],
    );
  }
});

it('greets nobody who has read the letters for two years, and says that they stay [P10]', async () => {
  const { mail, key } = await reader();
  await greet();
  product().later(740 * DAY);
  await purgeNews(product().system());
  await confirmByLink(product().as(null), { siteId: site().id, key, shown: SHOWN });
  expect(await lettersTo(mail)).toEqual([]);
});

it('outlasts a night without a mail server, for no clock comes again for it [P10]', () => {
  expect(welcomeJob.retryLimit).toBeGreaterThan(QUARTER_OF_AN_HOUR);
});

it('two at once are counted one after the other: no more leave than may [P10]', async () => {
  await greet();
  const siteId = site().id;
  await product().rows(
    `insert into news_subscribers (id, site_id, person, key_hash, state, lang, asked_at)
     select 'sub_' || $1 || n, $1, '', $1 || n, 'left', 'it', now() from generate_series(1, 49) n`,
    [siteId],
  );
  await product().rows(
    `insert into news_welcomes (subscriber_id, site_id, state, name, handed_at)
     select 'sub_' || $1 || n, $1, 'sent', md5($1 || n), $2 from generate_series(1, 49) n`,
    [siteId, product().clock.now()],
  );
  const readers = await product().rows<{ id: string }>(
    `insert into news_subscribers (id, site_id, person, key_hash, state, lang, asked_at)
     select 'sub_new' || $1 || n, $1, '', 'new' || $1 || n, 'confirmed', 'it', now() from generate_series(1, 5) n returning id`,
    [siteId],
  );
  await product().rows(
    `insert into news_welcomes (subscriber_id, site_id, state, name)
     select id, site_id, 'queued', md5(id) from news_subscribers where site_id = $1 and state = 'confirmed'`,
    [siteId],
  );
  await Promise.allSettled(readers.map(({ id }) => sendWelcome(product().system(), { subscriberId: id })));
  expect(
    await product().rows(`select 1 from news_welcomes where site_id = $1 and state <> 'withheld'`, [siteId]),
  ).toHaveLength(50);
});

it('is handed out with all else that is kept of a reader [P10] [K15]', async () => {
  await greet();
  const { mail, key } = await reader();
  await lettersTo(mail);
  const { greeting } = await subscriberRecord(product().system(), { id: await idOf(key) });
  expect(greeting).toMatchObject({ state: 'sent', handedAt: expect.any(Date), answer: expect.any(String) });
});

it('that comes back ends it: nothing more is written there [P10]', async () => {
  await greet('');
  const { mail, key } = await reader();
  const [sent] = await lettersTo(mail);
  await receiveReturn(product().system(), returnReport(`<${sent?.envelopeFrom}>`, mail));
  expect(await product().rows('select state from news_subscribers where id = $1', [await idOf(key)])).toEqual([
    { state: 'returned' },
  ]);
});
