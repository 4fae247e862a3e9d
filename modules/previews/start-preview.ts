import { and, eq, isNull } from 'drizzle-orm';
import type { z } from 'zod/mini';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { K } from '../plans/schemas.ts';
import { buildPreviewJob } from './jobs.ts';
import { needsBuild } from './preview.states.ts';
import { newReading, nextReading } from './reading.ts';
import { toPreview, type PreviewRow } from './preview-view.ts';
import type { Preview, previewInput } from './schemas.ts';
import { previews } from './tables.ts';

type PreviewInput = z.infer<typeof previewInput>;

const LIVE_FOR_MS = K.previewDays * 24 * 60 * 60 * 1000;

/**
 * The preview of a social page, being built or ready. Asking twice gives the same preview and one build; a failed one is
 * tried again, and one that has been ready for an hour is read anew under the same address.
 */
export async function startPreview(ctx: Ctx, input: z.infer<typeof previewInput>): Promise<Preview> {
  return toPreview(ctx.config, await inTransaction(ctx, (ctx) => requestPreview(ctx, input)));
}

/** The same inside the caller's transaction: the build starts when that commits. */
export async function requestPreview(ctx: TxCtx, input: PreviewInput): Promise<PreviewRow> {
  const now = ctx.clock.now();
  const present = await findLive(ctx, input.id);
  if (!present) return insertPreview(ctx, input);
  if (!needsBuild(present, now)) return present;
  const [restarted] = await ctx.db
    .update(previews)
    .set({
      state: 'queued',
      reason: null,
      reading: nextReading(present),
      updatedAt: now,
      expiresAt: new Date(now.getTime() + LIVE_FOR_MS),
    })
    .where(eq(previews.id, present.id))
    .returning();
  await enqueueBuild(ctx, present.id);
  return restarted ?? present;
}

/** Locked, so that two visitors who ask at the same moment see each other's decision. */
async function findLive(ctx: TxCtx, pageId: string): Promise<PreviewRow | null> {
  const [row] = await ctx.db
    .select()
    .from(previews)
    .where(and(eq(previews.pageId, pageId), isNull(previews.retiredAt)))
    .for('update');
  if (!row || row.expiresAt > ctx.clock.now()) return row ?? null;
  await ctx.db.update(previews).set({ retiredAt: ctx.clock.now() }).where(eq(previews.id, row.id));
  return null;
}

async function insertPreview(ctx: TxCtx, input: PreviewInput): Promise<PreviewRow> {
  const now = ctx.clock.now();
  const [made] = await ctx.db
    .insert(previews)
    .values({
      id: newId('prv'),
      pageId: input.id,
      locale: input.locale,
      state: 'queued',
      reading: newReading(),
      createdAt: now,
      updatedAt: now,
      expiresAt: new Date(now.getTime() + LIVE_FOR_MS),
      agentId: ctx.actor.kind === 'agent' ? ctx.actor.userId : null,
    })
    .onConflictDoNothing()
    .returning();
  if (made) {
    await audit(ctx, 'previews.start', made.id, { page: made.pageId });
    await enqueueBuild(ctx, made.id);
    return made;
  }
  // Another transaction inserted the same page a moment ago, and has committed: it enqueued the build.
  const raced = await findLive(ctx, input.id);
  if (!raced) throw new Error('the preview that stood in the way is gone');
  return raced;
}

const enqueueBuild = (ctx: TxCtx, previewId: string): Promise<void> =>
  enqueue(ctx, buildPreviewJob, { previewId }, { key: previewId });
