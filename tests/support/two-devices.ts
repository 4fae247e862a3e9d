/** Two devices write, undo and repeat on one draft at random, at the same moment too: what was taken, and what was lost. */
import fc from 'fast-check';
import { hashOfEntry } from '../../modules/editor/changes.ts';
import type { LayerEntry } from '../../site-kit/content/layer.ts';
import { NONE, op, type DraftOfSite } from './draft.ts';
import type { TestProduct } from './product.ts';

const UNITS = ['copy/headline', 'copy/lede', 'copy/title/contact'] as const;
const hash = (value: unknown) => hashOfEntry({ value, at: '', by: '', over: {} });

/** One moment: what each of two devices sends at it. `sees`: it has fetched the draft before. */
const sending = fc.record({
  units: fc.uniqueArray(fc.constantFrom(...UNITS), { minLength: 1 }),
  sees: fc.boolean(),
  twice: fc.boolean(),
  undoes: fc.integer({ min: 0, max: 7 }).map((n) => n === 0),
});
type Sending = NonNullable<typeof sending extends fc.Arbitrary<infer S> ? S : never>;
/** An interleaving of them. */
export const moments = fc.array(fc.tuple(fc.option(sending), fc.option(sending)), { minLength: 1, maxLength: 5 });
type Moments = typeof moments extends fc.Arbitrary<infer M> ? M : never;

/** What became of a value, and the hash of what its author had seen in its place. */
interface Written {
  what: 'applied' | 'conflict' | 'unanswered';
  from: string;
}
type Drafts = Pick<TestProduct, 'rows'>;

const shown = async (product: Drafts, draft: DraftOfSite) => {
  const [row] = await product.rows<{ layer: Record<string, LayerEntry | null>; rev: number }>(
    'select layer, rev from site_drafts where site_id = $1',
    [draft.id],
  );
  return row ?? { layer: {}, rev: 0 };
};

function device(product: Drafts, draft: DraftOfSite, name: string, wrote: Map<string, Written>) {
  const known = new Map<string, string>();
  let rev = 0;
  let count = 0;
  return async ({ units, sees, twice, undoes }: Sending) => {
    if (sees) {
      const now = await shown(product, draft);
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
      wrote.set(String(value), { what: applied ? 'applied' : conflict ? 'conflict' : 'unanswered', from });
      // The author of a conflict has their value still, and learns what stands there.
      known.set(unit, applied ? hash(value) : hashOfEntry(conflict?.entry));
    }
    rev = answers[0]?.draft.rev ?? rev;
  };
}

/**
 * Plays one interleaving on an empty draft. `lost`: values that were neither taken nor given back to their author, that stand
 * in the history otherwise than once over what their author had seen, and units that show something else than their history.
 */
export async function interleave(
  product: Drafts,
  draft: DraftOfSite,
  all: Moments,
): Promise<{ applied: number; conflicts: number; lost: string[] }> {
  await product.rows('delete from site_edits where site_id = $1', [draft.id]);
  await product.rows('delete from site_drafts where site_id = $1', [draft.id]);
  const wrote = new Map<string, Written>();
  const [phone, computer] = ['telefono', 'computer'].map((name) => device(product, draft, name, wrote));
  for (const [one, other] of all) await Promise.all([one && phone?.(one), other && computer?.(other)]);

  const rows = await product.rows<{ unit: string; before: LayerEntry | null; after: LayerEntry | null; state: string }>(
    'select unit, before, after, state from site_edits where site_id = $1 order by id',
    [draft.id],
  );
  const lost: string[] = [];
  for (const [value, { what, from }] of wrote) {
    const taken = rows.filter(({ after }) => after?.value === value).map(({ before }) => hashOfEntry(before));
    const expected = what === 'applied' ? [from] : [];
    if (what === 'unanswered' || taken.join() !== expected.join())
      lost.push(`${value}: ${what}, ${taken.length} times`);
  }
  const { layer } = await shown(product, draft);
  for (const unit of UNITS) {
    let stands = NONE;
    for (const { before, after } of rows.filter((row) => row.unit === unit && row.state === 'done')) {
      if (hashOfEntry(before) !== stands) lost.push(`${unit}: its history has a gap`);
      stands = hashOfEntry(after);
    }
    if (hashOfEntry(layer[unit]) !== stands) lost.push(`${unit}: shows something else than its history`);
  }
  const count = (what: Written['what']) => [...wrote.values()].filter((one) => one.what === what).length;
  return { applied: count('applied'), conflicts: count('conflict'), lost };
}
