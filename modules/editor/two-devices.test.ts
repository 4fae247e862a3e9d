import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { LayerEntry } from '../../site-kit/content/layer.ts';
import { newDraft, NONE, op, type DraftOfSite } from '../../tests/support/draft.ts';
import { startTestProduct, type TestProduct } from '../../tests/support/product.ts';
import { hashOfEntry } from './changes.ts';

let product: TestProduct;
let draft: DraftOfSite;
beforeAll(async () => {
  product = await startTestProduct();
  draft = await newDraft(product);
});
afterAll(() => product.close());

const UNITS = ['copy/headline', 'copy/lede', 'copy/title/contact'] as const;
const hash = (value: unknown) => hashOfEntry({ value, at: '', by: '', over: {} });

/** One moment: what each of two devices sends at it. `sees`: it has fetched the draft before. */
const sending = fc.record({
  units: fc.uniqueArray(fc.constantFrom(...UNITS), { minLength: 1 }),
  sees: fc.boolean(),
  twice: fc.boolean(),
  undoes: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
});
const moments = fc.array(fc.tuple(fc.option(sending), fc.option(sending)), { minLength: 1, maxLength: 5 });
type Sending = NonNullable<typeof sending extends fc.Arbitrary<infer S> ? S : never>;

const rowsOf = () =>
  product.rows<{ unit: string; before: LayerEntry | null; after: LayerEntry | null; state: string }>(
    'select unit, before, after, state from site_edits where site_id = $1 order by id',
    [draft.id],
  );
const shown = async () => {
  const [row] = await product.rows<{ layer: Record<string, LayerEntry | null>; rev: number }>(
    'select layer, rev from site_drafts where site_id = $1',
    [draft.id],
  );
  return row ?? { layer: {}, rev: 0 };
};

/** What became of a value, and the hash of what its author had seen in its place. */
interface Written {
  what: 'applied' | 'conflict';
  from: string;
}

function device(name: string, wrote: Map<string, Written>) {
  const known = new Map<string, string>();
  let rev = 0;
  let count = 0;
  return async ({ units, sees, twice, undoes }: Sending) => {
    if (sees) {
      const now = await shown();
      rev = now.rev;
      for (const unit of UNITS) known.set(unit, hashOfEntry(now.layer[unit]));
    }
    if (undoes) {
      rev = (await draft.move('undo', rev)).draft.rev;
      return;
    }
    const ops = units.map((unit) => op(unit, `${name} ${(count += 1)}`, known.get(unit) ?? NONE));
    const answers = await Promise.all([draft.save(rev, ...ops), ...(twice ? [draft.save(rev, ...ops)] : [])]);
    for (const { op_id: id, unit, value, from } of ops) {
      const applied = answers.some((answer) => answer.applied.includes(id));
      const conflict = answers.flatMap((answer) => answer.conflicts).find(({ opId }) => opId === id);
      // The author has it still, and learns what stands there.
      expect(applied || conflict !== undefined).toBe(true);
      wrote.set(String(value), { what: applied ? 'applied' : 'conflict', from });
      known.set(unit, applied ? hash(value) : hashOfEntry(conflict?.entry));
    }
    rev = answers[0]?.draft.rev ?? rev;
  };
}

it('two devices write, undo and repeat at random, at the same moment too, and no value is lost [S2]', async () => {
  const runs = { applied: 0, conflict: 0 };
  await fc.assert(
    fc.asyncProperty(moments, async (all) => {
      await product.rows('delete from site_edits where site_id = $1', [draft.id]);
      await product.rows('delete from site_drafts where site_id = $1', [draft.id]);
      const wrote = new Map<string, Written>();
      const [phone, computer] = [device('telefono', wrote), device('computer', wrote)];
      for (const [one, other] of all) await Promise.all([one && phone(one), other && computer(other)]);
      const rows = await rowsOf();
      // Each value that was taken stands in the history once, over the very value that its author had seen.
      for (const [value, { what, from }] of wrote) {
        runs[what] += 1;
        const taken = rows.filter(({ after }) => after?.value === value);
        expect(taken.map(({ before }) => hashOfEntry(before))).toEqual(what === 'applied' ? [from] : []);
      }
      const { layer } = await shown();
      for (const unit of UNITS) {
        const done = rows.filter((row) => row.unit === unit && row.state === 'done');
        let stands = NONE;
        for (const { before, after } of done) {
          expect(hashOfEntry(before)).toBe(stands);
          stands = hashOfEntry(after);
        }
        expect(hashOfEntry(layer[unit])).toBe(stands);
      }
    }),
    { numRuns: 250 },
  );
  expect(runs.applied).toBeGreaterThan(500);
  expect(runs.conflict).toBeGreaterThan(50);
});
