import { and, eq, inArray } from 'drizzle-orm';
import type { Ctx, DomainEvents, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { hashOfEntry, layerOf, readDraft, saveOps } from '../editor/index.server.ts';
import { OPEN } from './text.states.ts';
import type { Delivered } from './places.ts';
import { textRequests } from './tables.ts';
import { lockText, moveText } from './text-of.ts';

/** The owner wants it no more; before it is written it does not count. Throws copywriting.not-found (404), copywriting.moved-on (409). */
export function withdrawText(ctx: Ctx, { by, id }: { by: SiteAccess<'manage'>; id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockText(ctx, { id, siteId: by.siteId });
    if (row.state === 'withdrawn') return;
    await moveText(ctx, row, 'withdrawn', { endedAt: ctx.clock.now() });
  });
}

/**
 * The owner does not want what was written: what stood in the draft before stands there again, except where they have written
 * something of their own since. Throws copywriting.not-found (404), copywriting.moved-on (409).
 */
export function discardText(ctx: Ctx, { by, id }: { by: SiteAccess<'draft'>; id: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const row = await lockText(ctx, { id, siteId: by.siteId });
    if (row.state === 'discarded') return;
    await moveText(ctx, row, 'discarded', { endedAt: ctx.clock.now() });
    const layer = layerOf(await readDraft(ctx, by));
    const ours = row.delivered.filter(({ unit, after }) => hashOfEntry(layer[unit]) === hashOfValue(after));
    const ops = ours.map(({ unit, before, after }, at) => ({
      op_id: `${row.id}-back-${at}`,
      unit,
      from: hashOfValue(after),
      value: before?.value ?? null,
    }));
    if (ops.length > 0) await saveOps(ctx, { by, rev: 0, ops });
  });
}

/** As the draft counts a value, whoever wrote it. */
const hashOfValue = (value: unknown): string => hashOfEntry({ value, at: '', by: '', over: {} });

/**
 * A site was published: of a text that was delivered, what the draft held is on show now, or is not in it any more. Still in the
 * draft, it waits.
 */
export async function settleTexts(ctx: TxCtx, { siteId }: { siteId: string }): Promise<void> {
  const rows = await ctx.db
    .select()
    .from(textRequests)
    .where(and(eq(textRequests.siteId, siteId), eq(textRequests.state, 'delivered')));
  if (rows.length === 0) return;
  const open = await readDraft(ctx, await proveSite(ctx, 'read', siteId));
  const draft = layerOf(open);
  const { layer } = open.content;
  const says = ({ unit }: Delivered): string => hashOfEntry(layer[unit]);
  for (const row of rows) {
    if (row.delivered.some((part) => hashOfEntry(draft[part.unit]) !== says(part))) continue;
    const isShown = row.delivered.some((part) => says(part) !== hashOfEntry(part.before));
    await moveText(ctx, row, isShown ? 'published' : 'discarded', { endedAt: ctx.clock.now() });
  }
}

/** Nobody writes for a site that is closed. */
export async function endTexts(ctx: TxCtx, { siteId, state }: DomainEvents['sites.state-changed']): Promise<void> {
  if (state !== 'closed') return;
  const rows = await ctx.db
    .select()
    .from(textRequests)
    .where(and(eq(textRequests.siteId, siteId), inArray(textRequests.state, [...OPEN])))
    .for('update');
  for (const row of rows) await moveText(ctx, row, 'withdrawn', { endedAt: ctx.clock.now() });
}
