/** A draft writes itself, lies ready, and gives way while nobody has touched it. */
import { expect, it } from 'vitest';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { askedSite } from '../../tests/support/asked-site.ts';
import { followPlan } from './follow-plan.ts';
import { draftMonthlyJob } from './jobs.ts';
import { draftLetter, saveLetter, sendTest, skipLetter } from './letters.ts';
import { newsArea } from './news-of-site.ts';

const { product, site, by, view, reader, tell } = askedSite();
/** The draft that is made by a press. */
async function made() {
  await draftLetter(site().ctx(), { by: await by() });
  const { letter } = await view();
  if (!letter) throw new Error('no draft was made');
  return letter;
}

it('writes itself from two things at least, on the first of a month, and is dropped by a press [P10]', async () => {
  await expect(draftLetter(site().ctx(), { by: await by() })).rejects.toMatchObject({ code: 'newsletter.nothing' });
  await tell();
  await reader();
  await inTransaction(product().system(), (ctx) => enqueue(ctx, draftMonthlyJob, {}));
  await product().drain();
  const { letter: made } = await view();
  expect(made?.content.blocks.map(({ kind, source }) => `${kind} ${source}`)).toEqual(['post p1', 'event e1']);
  const told = await product().rows(`select 1 from mails where kind = 'news-draft' and order_id = $1`, [
    site().owner.id(),
  ]);
  expect(told).toHaveLength(1);
  await sendTest(site().ctx(), { by: await by() });
  const own = product()
    .mail.messages()
    .find(({ headers, text }) => headers.some(({ name }) => name === 'List-Unsubscribe') && text.includes('forno'));
  expect(own).toBeDefined();
  await skipLetter(site().ctx(), { by: await by() });
  expect((await view()).letter).toBeNull();
});

it('leaves out a post of a day that is over, until its owner ticks it, and counts it for no letter [P10]', async () => {
  const posts = ['Abbiamo il nuovo forno a legna.', 'Stasera musica dal vivo.'];
  await tell(posts);
  const draft = await made();
  expect(draft.content.blocks.map(({ source, on, past = false }) => [source, on, past])).toEqual([
    ['p1', true, false],
    ['p2', false, true],
    ['e1', true, false],
  ]);
  // Nobody has touched it: it gives way to the next.
  await product().rows(`update news_letters set made_at = made_at - interval '21 days' where id = $1`, [draft.id]);
  await reader();
  await inTransaction(product().system(), (ctx) => enqueue(ctx, draftMonthlyJob, {}));
  await product().drain();
  const { letter: next } = await view();
  expect(next?.id).not.toBe(draft.id);
  const { subject, intro } = draft.content;
  await saveLetter(site().ctx(), { by: await by(), subject, intro, off: [] });
  expect((await view()).letter?.content.blocks.map(({ on }) => on)).toEqual([true, true, true]);
  await skipLetter(site().ctx(), { by: await by() });
  await tell(posts.slice(1));
  await expect(made()).rejects.toMatchObject({ code: 'newsletter.nothing' });
});

it('lies there as a draft when the plan begins, and no mail tells of it [P10]', async () => {
  expect((await view()).letter).toBeNull();
  await tell();
  await product().rows('delete from news_settings where site_id = $1', [site().id]);
  const orderId = site().owner.id();
  await followPlan(product().system(), { orderId });
  const { letter: first, status } = await view();
  expect(status).toBe('draft');
  expect(first?.content.blocks).toHaveLength(2);
  // Nobody could get it yet: it is no task.
  expect(await newsArea(site().ctx(), { by: await by() })).toEqual({ area: 'news', waiting: 0 });
  // What is dropped does not come again by itself.
  await skipLetter(site().ctx(), { by: await by() });
  await followPlan(product().system(), { orderId });
  expect((await view()).letter).toBeNull();
  expect(await product().rows(`select 1 from mails where kind = 'news-draft' and order_id = $1`, [orderId])).toEqual(
    [],
  );
});

it.each([
  ['gives way to a new one on the first of a month, while nobody has touched it', {}, true],
  ['stays with what its owner wrote', { intro: 'Vi aspettiamo.' }, false],
  ['stays with what its owner left out', { off: ['p1'] }, false],
])('a draft %s [P10]', async (_what, written, gives) => {
  await tell();
  await reader();
  const first = await made();
  expect(await newsArea(site().ctx(), { by: await by() })).toEqual({ area: 'news', waiting: 1 });
  if (!gives)
    await saveLetter(site().ctx(), { by: await by(), subject: first.content.subject, intro: '', off: [], ...written });
  const month = async () => {
    await inTransaction(product().system(), (ctx) => enqueue(ctx, draftMonthlyJob, {}));
    await product().drain();
    return (await view()).letter?.id;
  };
  expect(await month(), 'written lately').toBe(first.id);
  await product().rows(`update news_letters set made_at = made_at - interval '21 days' where id = $1`, [first.id]);
  expect((await month()) !== first.id).toBe(gives);
});
