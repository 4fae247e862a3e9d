/** "Is this still your business?": a mail with three answers, each by a link that changes nothing before it is pressed (owner.md 3). */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { unseal, type Sealed } from '../../platform/seal.ts';
import { pollPage } from '../sync/index.server.ts';
import { answerByLink, openLink } from './index.server.ts';

const STOLEN = { name: 'Crypto Gains 24', category: 'Finance', photos: [] };
let product: TestProduct;
let draft: DraftOfSite;
let pageId: string;
beforeAll(async () => {
  product = await startTestProduct();
});
afterAll(() => product.close());
beforeEach(async () => {
  draft = await newDraft(product);
  const [site] = await product.rows<{ page_id: string }>('select page_id from sites where id = $1', [draft.id]);
  pageId = site?.page_id ?? '';
  await poll();
});

const poll = () => pollPage(product.system(), { pageId });
const look = (key: string) => openLink(product.as(null), { key });
const press = (key: string) => answerByLink(product.as(null), { key, again: false });
/** Text of the one mail that asks, and the keys of its answers. */
async function asked() {
  product.network.change(pageId, STOLEN);
  await poll();
  await product.drain();
  const rows = await product.rows<{ text: Sealed }>(
    `select m.text from mails m join sites s on s.order_id = m.order_id where s.id = $1 and m.kind = 'page-suspected'`,
    [draft.id],
  );
  const [text = ''] = rows.map((row) => unseal(product.config.dataKeys, row.text));
  const keyAt = (label: string) => new RegExp(String.raw`${label}:\nhttp\S+/letter/(\S+)`).exec(text)?.[1] ?? '';
  return { count: rows.length, text, take: keyAt('Sì, prendi tutto'), adopt: keyAt('Smetti di seguire la pagina') };
}
const state = async () =>
  JSON.stringify([
    await product.rows('select accepted, layer, decided from site_contents where site_id = $1', [draft.id]),
    await product.rows('select * from proposals where site_id = $1', [draft.id]),
    await product.rows('select * from site_follows where site_id = $1', [draft.id]),
    await product.rows('select * from decision_links where site_id = $1 order by hash', [draft.id]),
    await product.rows('select current_version_id from sites where id = $1', [draft.id]),
  ]);

describe('the mail of the brake', () => {
  it('offers take it all, look first, stop following; programs that follow its links change nothing [P2]', async () => {
    const { count, text, take, adopt } = await asked();
    expect(count).toBe(1);
    expect(text).toMatch(/Prima fammi guardare:\nhttp\S+to=following/);
    const before = await state();
    for (const key of [take, adopt, take, adopt]) {
      expect((await look(key)).state).toBe('open');
      for (const method of ['GET', 'HEAD'])
        await product.app.request(`/buy_yr/api/letter/${encodeURIComponent(key)}`, { method });
    }
    expect(await state()).toBe(before);
    expect((await look(take)).changes.find(({ unit }) => unit === 'page/name')?.after).toBe(STOLEN.name);
  });

  it('takes all that the page says by one press, and the other answer comes too late [P2]', async () => {
    const { take, adopt } = await asked();
    await press(take);
    expect(await draft.shown()).toContain(STOLEN.name);
    expect(await look(take)).toMatchObject({ state: 'done', outcome: 'take' });
    const after = await state();
    await press(adopt);
    expect((await look(adopt)).state).toBe('done');
    expect(await state()).toContain(JSON.stringify(JSON.parse(after)[0]).slice(1, -1));
  });

  it('stops following by one press: the site stays word for word, and takes nothing more [P2]', async () => {
    const { take, adopt } = await asked();
    const before = await draft.shown();
    await press(adopt);
    expect(await draft.shown()).toBe(before);
    expect(await look(adopt)).toMatchObject({ state: 'done', outcome: 'adopted' });
    await press(take);
    expect((await look(take)).state).toBe('outdated');
    product.network.change(pageId, { about: 'Compra oggi, ricco domani.' });
    product.later(10 * 86_400_000);
    await poll();
    expect(await draft.shown()).toBe(before);
  });

  it('is outdated once the page says something else, and answers for its own site only [P2] [X5]', async () => {
    const { take, adopt } = await asked();
    const other = await newDraft(product);
    const shown = await other.shown();
    // A link of another site's letter that names this question.
    const mine = await state();
    await product.rows('update decision_links set site_id = $1 where site_id = $2', [other.id, draft.id]);
    for (const key of [take, adopt]) {
      await press(key);
      expect((await look(key)).state).toBe('outdated');
    }
    await product.rows('update decision_links set site_id = $2, used_at = null where site_id = $1', [
      other.id,
      draft.id,
    ]);
    expect(await state()).toBe(mine);
    expect(await other.shown()).toBe(shown);
    product.network.change(pageId, { ...STOLEN, name: 'Crypto Gains 25' });
    await poll();
    const before = await state();
    for (const key of [take, adopt]) await press(key);
    expect(JSON.parse(await state()).slice(0, 3)).toEqual(JSON.parse(before).slice(0, 3));
    expect((await look(take)).state).toBe('outdated');
    expect((await look(adopt)).state).toBe('outdated');
    expect(await other.shown()).toBe(shown);
  });
});
