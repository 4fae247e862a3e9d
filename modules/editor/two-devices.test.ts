import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { newDraft, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { interleave, moments } from '../../tests/support/two-devices.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  draft = await newDraft(product);
});
afterAll(() => product.close());

it('two devices write, undo and repeat at random, at the same moment too, and no value is lost [S2]', async () => {
  const runs = { applied: 0, conflicts: 0 };
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      const { applied, conflicts, lost } = await interleave(product, draft, all);
      runs.applied += applied;
      runs.conflicts += conflicts;
      expect(lost).toEqual([]);
    }),
    { numRuns: 250 },
  );
  expect(runs.applied).toBeGreaterThan(500);
  expect(runs.conflicts).toBeGreaterThan(50);
});
