/** What came from a page long ago: listed and undone no more, exported until its time is over. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { DAY } from '../../tests/support/subscriber.ts';
import { monthsAgo } from '../../platform/batches.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { archiveBatches } from './batch-archive.ts';
import { exportFollowing } from './export-following.ts';
import { purgeLog } from './purge-log.ts';
import { disposeOrder } from '../../tests/support/prove-anew.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  draft = await newDraft(product);
});
afterAll(() => product.close());

const exported = async (): Promise<object[]> => {
  const by = await disposeOrder(draft.owner);
  for await (const { bytes } of exportFollowing(draft.ctx(), { by }))
    return (JSON.parse(Buffer.from(bytes).toString()) as { batches: object[] }).batches;
  return [];
};
const count = async () =>
  Number(
    (await product.rows<{ n: string }>('select count(*) n from sync_batches where site_id = $1', [draft.id]))[0]?.n,
  );

it('batches that are listed no more are packed, stay in the export as they were, and leave it after thirteen months [P2] [K14]', async () => {
  await product.rows(
    `insert into sync_batches (id, site_id, how, changes, item_order, version_id, at)
     select 'bat_' || n, $1, 'followed', jsonb_build_array(jsonb_build_object('unit', 'page/posts/' || n, 'after', 'Post ' || n)), '{}', 'ver_' || n,
       $2::timestamptz - n * interval '9 days' from generate_series(1, 42) n`,
    [draft.id, product.clock.now()],
  );
  const before = await exported();
  expect(before).toHaveLength(42);
  const archive = () => inTransaction(product.system(), (ctx) => archiveBatches(ctx, draft.id));
  await archive();
  expect(await count(), 'thirty are listed').toBe(30);
  expect(await exported()).toEqual(before);
  await archive();
  expect(await exported(), 'twice does no harm').toEqual(before);

  product.later(60 * DAY);
  await purgeLog(product.system(), monthsAgo(product.system(), 13));
  const left = (await exported()) as { at: string }[];
  expect(left.length).toBeLessThan(42);
  expect(left.length).toBeGreaterThan(30);
  expect(left.every(({ at }) => new Date(at) >= monthsAgo(product.system(), 13))).toBe(true);
  expect(await purgeLog(product.system(), monthsAgo(product.system(), 13))).toBe(0);
});

it('a batch that a letter may still undo is not packed, however many newer ones there are [P2]', async () => {
  const told = 7;
  const good = 30;
  await product.rows('delete from sync_batches where site_id = $1', [draft.id]);
  await product.rows(
    `insert into sync_batches (id, site_id, how, changes, item_order, version_id, at)
     select 'bau_' || n, $1, 'followed', '[]', '{}', 'ver_' || n,
       $2::timestamptz - case when n > 30 then interval '1 day' * $3::int else interval '1 hour' end from generate_series(1, 45) n`,
    [draft.id, product.clock.now(), told + good],
  );
  await inTransaction(product.system(), (ctx) => archiveBatches(ctx, draft.id));
  expect(await count()).toBe(45);
  product.later(DAY * 2);
  await inTransaction(product.system(), (ctx) => archiveBatches(ctx, draft.id));
  expect(await count()).toBe(30);
});
