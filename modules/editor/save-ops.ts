import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { withEntry, withoutEntry, type Layer, type LayerEntry } from '../../site-kit/content/layer.ts';
import { valuesOf, type PageValues } from '../../site-kit/content/page-units.ts';
import { isPageUnit } from '../../site-kit/content/own-pages/in-layer.ts';
import type { SiteAccess, SiteRole } from '../access/index.server.ts';
import { emptyOutcome, type Outcome } from './outcome.ts';
import { entitled } from '../plans/index.server.ts';
import { hashOfEntry } from './changes.ts';
import { layerOf, lockDraft, writeStep, type Edit } from './draft.ts';
import { pageFault } from './page-fault.ts';
import { knownUnit, readValue } from './read-value.ts';
import type { SaveOpsInput } from './schemas.ts';
import { siteEdits } from './tables.ts';

type Op = SaveOpsInput['ops'][number];

/** Letters of a layer as JSON, and photos that are put away (owner.md 2). */
const MOST_LETTERS = 256 * 1024;
const MOST_PHOTOS = 500;

/**
 * Writes values into the draft, each where its author saw what stands there now (`from`); the others come back with the value
 * of whoever was faster, and the rest is written. An op that was seen before is not carried out again.
 */
export function saveOps(ctx: Ctx, { by, ...input }: { by: SiteAccess<'draft'> } & SaveOpsInput): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx, by);
    const seen = await opsSeen(ctx, by.siteId, input.ops);
    const outcome = emptyOutcome(draft, input.rev);
    const page = valuesOf(draft.content.page);
    const most = entitled(draft.content.site.tier, 'pages');
    const edits: Edit[] = [];
    let layer = layerOf(draft);
    for (const op of input.ops) {
      const written = seen.has(op.op_id) ? layer : writeOp(ctx, { op, layer, page, most, by: by.author.role }, outcome);
      if (!written) continue;
      const [before, after] = [layer[op.unit] ?? null, written[op.unit] ?? null];
      if (written !== layer) edits.push({ opId: op.op_id, unit: op.unit, before, after });
      layer = written;
      seen.add(op.op_id);
      outcome.applied.push(op.op_id);
    }
    return { ...outcome, draft: await writeStep(ctx, draft, { edits, ...pick(input) }) };
  });
}

const pick = ({ device }: SaveOpsInput) => (device === undefined ? {} : { device });

/** The layer with the op's value, the same where it says what stands there; null, and the outcome says why, where it is not written. */
function writeOp(
  ctx: Ctx,
  { op, layer, page, most, by }: { op: Op; layer: Layer; page: PageValues; most: number; by: SiteRole },
  outcome: Outcome,
): Layer | null {
  const { op_id: opId, unit } = op;
  const refuse = (code: string): null => {
    outcome.refused.push({ op_id: opId, unit, code: `editor.${code}` });
    return null;
  };
  const value = op.value ?? null;
  const read = value === null ? (knownUnit(unit) ? { value } : { refused: 'unknown-unit' }) : readValue(unit, value);
  if ('refused' in read) return refuse(read.refused);
  const before = layer[unit];
  if (hashOfEntry(before) !== op.from) {
    outcome.conflicts.push({ opId, unit, entry: before ?? null });
    return null;
  }
  const next =
    value === null
      ? withoutEntry(layer, unit)
      : withEntry(layer, { unit, value: read.value, at: ctx.clock.now().toISOString(), by }, page);
  if (hashOfEntry(next[unit]) === hashOfEntry(before)) return layer;
  if (value === null) return next;
  const fault = isPageUnit(unit) ? pageFault(ctx, { layer, unit, value: read.value, most }) : null;
  if (fault) return refuse(fault);
  return fits(next) ? next : refuse('layer-full');
}

const sizes = new WeakMap<LayerEntry, number>();
function sizeOf(entry: LayerEntry): number {
  const size = sizes.get(entry) ?? JSON.stringify(entry).length;
  sizes.set(entry, size);
  return size;
}
function fits(layer: Layer): boolean {
  const entries = Object.entries(layer);
  const letters = entries.reduce((sum, [unit, entry]) => sum + unit.length + sizeOf(entry) + 4, 0);
  const photos = entries.filter(([unit]) => unit.startsWith('item/photos/')).length;
  return letters <= MOST_LETTERS && photos <= MOST_PHOTOS;
}

async function opsSeen(ctx: TxCtx, siteId: string, ops: readonly Op[]): Promise<Set<string>> {
  const ids = ops.map(({ op_id: id }) => id);
  const rows = await ctx.db
    .select({ id: siteEdits.opId })
    .from(siteEdits)
    .where(and(eq(siteEdits.siteId, siteId), inArray(siteEdits.opId, ids)));
  return new Set(rows.map(({ id }) => id));
}
