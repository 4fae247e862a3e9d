import { eq } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { seal } from '../../../platform/seal.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { moveInJob } from '../jobs.ts';
import { boxOf, openBoxOf } from '../mail-of-order.ts';
import type { OfBox } from '../own-box.ts';
import type { ImportView, StartImportInput } from '../schemas.ts';
import { mailboxImports } from '../tables.ts';

/**
 * Begins to copy the mail of an old box into this one, or goes on with what stopped: the sign-in is tried first, so that a wrong password is
 * told at once. Its password is kept sealed until it is not needed any more. Throws 'mailboxes.old-refused' (422), 'mailboxes.old-unreachable'
 * (503), 'mailboxes.not-found' (404), 'mailboxes.not-now' (409).
 */
export async function startImport(ctx: Ctx, { by, id, password, ...given }: OfBox & StartImportInput): Promise<void> {
  await inTransaction(ctx, (ctx) => openBoxOf(ctx, by, id));
  const mover = ctx.ports.mailMover;
  if (!mover) throw new AppError('mailboxes.unavailable', { status: 404 });
  const place = { host: given.host.toLowerCase(), port: given.port, username: given.username };
  const old = await mover.from({ ...place, secret: password });
  await old.close();
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    const now = ctx.clock.now();
    const row = {
      ...place,
      secret: seal(ctx.config.dataKeys, password),
      state: 'copying',
      problem: null,
      rounds: 0,
      startedAt: now,
      nextAt: now,
    } as const;
    await ctx.db
      .insert(mailboxImports)
      .values({ mailboxId: id, ...row })
      .onConflictDoUpdate({
        target: mailboxImports.mailboxId,
        set: { ...row, comparedAt: null, found: 0, here: 0, tooLarge: 0, unreadable: 0, bytes: 0 },
      });
    await enqueue(ctx, moveInJob, { mailboxId: id }, { key: `${id}:${now.getTime()}` });
    await audit(ctx, 'mailboxes.import-started', box.orderId, { mailbox: id });
  });
}

/** Nothing is asked at the old box any more, and its password is gone; what was copied stays. Safe twice. Throws 'mailboxes.not-found' (404). */
export const endImport = (ctx: Ctx, { by, id }: OfBox): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await boxOf(ctx, by, id);
    await ctx.db
      .update(mailboxImports)
      .set({ state: 'done', secret: '', nextAt: null })
      .where(eq(mailboxImports.mailboxId, id));
  });

/** How far it is; null: nothing was ever moved in. Throws 'mailboxes.not-found' (404). */
export const showImport = (ctx: Ctx, { by, id }: OfBox): Promise<ImportView> =>
  inTransaction(ctx, async (ctx) => {
    await boxOf(ctx, by, id);
    const [row] = await ctx.db.select().from(mailboxImports).where(eq(mailboxImports.mailboxId, id));
    if (!row) return { moving: null };
    const { host, username, state, problem, found, here, tooLarge, unreadable, bytes, comparedAt } = row;
    return {
      moving: {
        host,
        username,
        state,
        problem,
        found,
        here,
        too_large: tooLarge,
        unreadable,
        bytes,
        compared_at: comparedAt?.toISOString() ?? null,
      },
    };
  });
