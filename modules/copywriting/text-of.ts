import { and, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { audit } from '../../platform/audit.ts';
import { AppError } from '../../platform/errors.ts';
import { resolveTask } from '../tasks/index.server.ts';
import { mayBecome, type TextState } from './text.states.ts';
import { textRequests, type TextRequest } from './tables.ts';

const notFound = () => new AppError('copywriting.not-found', { status: 404 });

/** The work for the operator that a text is until it is delivered or called off. */
export const taskKey = (id: string): string => `copywriting.requested:${id}`;

/** What its owner asked for, as both sides are shown it. */
export const briefOf = ({ id, place, about, points, tone, state, askedAt }: TextRequest) => ({
  id,
  place,
  about,
  points,
  tone,
  state,
  asked_at: askedAt.toISOString(),
});

/** Throws copywriting.not-found (404). */
export async function textOf(ctx: Ctx, id: string): Promise<TextRequest> {
  const [row] = await ctx.db.select().from(textRequests).where(eq(textRequests.id, id));
  if (!row) throw notFound();
  return row;
}

/** Under the lock of its row; of this site, where one is named: another's is none. Throws copywriting.not-found (404). */
export async function lockText(ctx: TxCtx, { id, siteId }: { id: string; siteId?: string }): Promise<TextRequest> {
  const ofSite = siteId === undefined ? undefined : eq(textRequests.siteId, siteId);
  const [row] = await ctx.db
    .select()
    .from(textRequests)
    .where(and(eq(textRequests.id, id), ofSite))
    .for('update');
  if (!row) throw notFound();
  return row;
}

type Set = Partial<Pick<TextRequest, 'delivered' | 'deliveredAt' | 'endedAt'>>;

/** One step of its life, with its row in the audit; the work is no longer the operator's from `delivered` on. Throws copywriting.moved-on (409). */
export async function moveText(ctx: TxCtx, row: TextRequest, to: TextState, set: Set = {}): Promise<void> {
  if (!mayBecome(row.state, to)) throw new AppError('copywriting.moved-on', { status: 409 });
  await ctx.db
    .update(textRequests)
    .set({ state: to, ...set })
    .where(eq(textRequests.id, row.id));
  await audit(ctx, `copywriting.${to}`, row.siteId, { text: row.id });
  if (to !== 'in-work') await resolveTask(ctx, { key: taskKey(row.id), note: to });
}
