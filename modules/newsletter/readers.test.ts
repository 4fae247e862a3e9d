/** Readers of a site, as its owner searches for them: each kept as long as is said, and erased by the act that there is. */
import { expect, it } from 'vitest';
import { askedSite, SHOWN } from '../../tests/support/asked-site.ts';
import { newDraft } from '../../tests/support/draft.ts';
import { peopleOf } from '../../tests/support/people-of-site.ts';
import { DAY, newSubscriber } from '../../tests/support/subscriber.ts';
import { leaveNews } from './leave.ts';
import { purgeNews } from './purge-news.ts';

const { product, site, newMail, join, mailsTo, reader } = askedSite();
const people = peopleOf('subscriber', () => ({ product: product(), site: site() }));
const purge = () => purgeNews(product().system());
const leave = (key: string) => leaveNews(product().as(null), { siteId: site().id, key, by: 'link', shown: SHOWN });

it('are found by their address, or a part of it, and at no other site [P10] [X5]', async () => {
  const { mail } = await reader();
  const part = mail.split('@')[0] ?? '';
  for (const term of [mail, mail.toUpperCase(), part])
    expect(await people.find(term), term).toMatchObject([{ mail, name: '', standing: 'open', until: null }]);
  expect(await people.find('333 123 4567')).toEqual([]);
  const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
  for (const term of [mail, part]) expect(await people.find(term, other), term).toEqual([]);
});

it('are kept until the day that is said: who does not confirm, who left, who is asked again, whose newsletter ended [P10] [K14]', async () => {
  const asked = newMail();
  await join(asked);
  expect(await people.one(asked)).toMatchObject({ standing: 'asked' });
  await people.expectKeptAsSaid(asked, purge);

  const left = await reader();
  await leave(left.key);
  expect(await people.one(left.mail)).toMatchObject({ standing: 'off' });
  await people.expectKeptAsSaid(left.mail, purge);

  const silent = await reader();
  product().later(740 * DAY);
  expect((await people.one(silent.mail)).until).toBeNull();
  await purge();
  await mailsTo(silent.mail);
  await people.expectKeptAsSaid(silent.mail, purge);

  const last = await reader();
  await product().rows('update news_settings set ended_at = $2 where site_id = $1', [site().id, product().clock.now()]);
  await people.expectKeptAsSaid(last.mail, purge);
});

it('are erased at any time, once, by the act that there is: proofs stay without the address [P10] [K14]', async () => {
  const { mail } = await reader();
  const { id, erase } = await people.one(mail);
  expect(erase).toBe('whole');
  expect(await people.record(id)).toMatchObject({
    subscription: { mail, proofs: [{ kind: 'asked' }, { kind: 'confirmed' }] },
  });
  const other = await newDraft(product(), await newSubscriber(product(), { choice: { plan: 'pro' } }));
  await people.erase([id], other);
  expect(await people.find(mail), 'of another site').toHaveLength(1);
  await people.erase([id]);
  await people.erase([id]);
  expect(await people.find(mail)).toEqual([]);
  expect(await product().rows(`select 1 from news_subscribers where id = $1 and person = ''`, [id])).toHaveLength(1);
  expect(await product().rows('select 1 from news_consents where subscriber_id = $1', [id])).toHaveLength(3);
  expect(await people.audited('newsletter.erased')).toEqual([{ subscriber: id }]);
});
