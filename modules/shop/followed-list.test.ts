/** The whole way by the wire: a page that is connected says another price, and what becomes of the shop when the page is lost or is another's. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openFollowedPage, type FollowedPage } from '../../tests/support/followed-page.ts';
import { proveSite } from '../access/index.server.ts';
import { decideProposal } from '../sync/index.server.ts';
import { answerQuestion } from './answer-question.ts';
import { shopOfSite } from './index.server.ts';

/** Within so many days a page that nobody has connected is read. */
const READ = 30;
let page: FollowedPage;
beforeAll(async () => {
  page = await openFollowedPage({ plan: 'pro' });
});
afterAll(() => page.close());

const by = () => proveSite(page.draft.ctx(), 'draft', page.draft.id);
const shop = async () => shopOfSite(page.draft.ctx(), { by: await by() });
const sold = async () => {
  const { products, questions, status } = await shop();
  return { products, questions, status };
};
const MENU = [
  'Tagliatelle al ragù — 14 €',
  'Tortellini in brodo — 16 €',
  'Lasagne verdi — 13 €',
  'Zuppa inglese — 6 €',
];
const menu = (...lines: string[]) => page.change({ products: lines.join('\n') });
/** Until the page was read and something of it waits for its owner. */
async function asks(): Promise<void> {
  for (let day = 0; day < READ && (await page.view()).waiting.length === 0; day += 1) await page.days(1);
}
/** What waits is taken over. */
async function taken(): Promise<void> {
  await asks();
  const { waiting } = await page.view();
  expect(waiting).not.toEqual([]);
  for (const { id } of waiting) {
    const owner = await proveSite(page.draft.ctx(), 'decide', page.draft.id);
    await decideProposal(page.draft.ctx(), { by: owner, proposal: id, decision: 'take' });
  }
  await page.product.drain();
}

it('the page’s list is taken over first, and what is sold is asked about then [P8] [P2]', async () => {
  await menu(...MENU);
  await taken();
  for (const { id, kind } of (await shop()).questions) {
    expect(kind).toBe('gone');
    await answerQuestion(page.draft.ctx(), { by: await by(), id, answer: 'take' });
  }
  await menu(...MENU.map((line) => line.replace('16 €', '17 €')));
  await asks();
  expect((await shop()).questions).toEqual([]);
  await taken();
  const [question, ...others] = (await shop()).questions;
  expect(others).toEqual([]);
  expect(question).toMatchObject({ kind: 'price', product: { price: 1600 }, said: { cents: 1700 } });
  await answerQuestion(page.draft.ctx(), { by: await by(), id: question?.id ?? '', answer: 'take' });
  const { products, questions } = await shop();
  expect(questions).toEqual([]);
  expect(products.find(({ name }) => name === 'Tortellini in brodo')).toMatchObject({ variants: [{ price: 1700 }] });
});

it('a page that seems to be another’s, or is away, asks nothing of the shop and changes nothing [P8] [P2]', async () => {
  const before = await sold();
  await page.change({ name: 'Scommesse Lampo', category: 'Casino', products: 'Puntata — 5 €', about: 'Gioca ora' });
  await asks();
  expect((await page.view()).waiting).toMatchObject([{ kind: 'brake' }]);
  expect(await sold()).toEqual(before);
  await page.change({ is_published: false });
  await page.days(9);
  expect(await sold()).toEqual(before);
});
