import { and, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { hashOfLink, newLinkKey } from '../link-key.ts';
import { boxOf, lockMail, openBoxOf, placeOf, type Box } from '../mail-of-order.ts';
import { requestRules } from '../put-rules.ts';
import { FORWARD_HOURS, MOST_ASKED, MOST_FORWARDS } from '../schemas.ts';
import { mailboxAliases, mailboxes, mailboxForwards } from '../tables.ts';
import { readTarget } from './forward-target.rules.ts';
import { mailForwardLink } from './mail-forward-link.ts';

const HOUR_MS = 3_600_000;
const refused = (code: string, status = 422) => new AppError(code, { status, fields: { target: code } });

/** Those that stand: confirmed, or asked so lately that the link still opens. */
export const standing = ({ clock }: Pick<Ctx, 'clock'>) =>
  and(
    isNull(mailboxForwards.endedAt),
    or(
      isNotNull(mailboxForwards.confirmedAt),
      gt(mailboxForwards.askedAt, new Date(clock.now().getTime() - FORWARD_HOURS * HOUR_MS)),
    ),
  );

/**
 * Asks by mail whether what comes into the box may go on to this address; until whoever reads there says yes, nothing does. Asked again,
 * an address that has not answered gets another link, and the one before opens nothing. Throws 'mailboxes.not-found' (404),
 * 'mailboxes.not-now' (409), 'mailboxes.forward-unfit' (422), 'mailboxes.forward-self' (422), 'mailboxes.forward-there' (409),
 * 'mailboxes.too-many-forwards' (409), 'mailboxes.forwards-asked' (409) where too many were asked within a day.
 */
export async function addForward(
  ctx: Ctx,
  { by, id, target: typed }: { by: OrderAccess<'own'>; id: string; target: string },
): Promise<void> {
  const target = readTarget(typed);
  if (target === null) throw refused('mailboxes.forward-unfit');
  await inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, by.orderId);
    const box = await openBoxOf(ctx, by, id);
    if (await isItself(ctx, box, target)) throw refused('mailboxes.forward-self');
    const now = ctx.clock.now();
    const mine = and(eq(mailboxForwards.mailboxId, box.id), standing(ctx));
    const held = await ctx.db.select().from(mailboxForwards).where(mine);
    const same = held.find((each) => each.target.toLowerCase() === target.toLowerCase());
    if (same?.confirmedAt) throw refused('mailboxes.forward-there', 409);
    if (!same && held.length >= MOST_FORWARDS) throw new AppError('mailboxes.too-many-forwards', { status: 409 });
    if ((await askedOf(ctx, by.orderId)) >= MOST_ASKED) throw new AppError('mailboxes.forwards-asked', { status: 409 });
    if (same) await ctx.db.update(mailboxForwards).set({ endedAt: now }).where(eq(mailboxForwards.id, same.id));
    const key = newLinkKey();
    const forwardId = newId('mfw');
    await ctx.db
      .insert(mailboxForwards)
      .values({ id: forwardId, mailboxId: box.id, target, hash: hashOfLink(key), askedAt: now });
    await mailForwardLink(ctx, { box, target, key });
    await audit(ctx, 'mailboxes.forward-asked', box.orderId, { mailbox: box.id, forward: forwardId });
  });
}

/** A box that forwards to itself, by its own address or an alias. */
async function isItself(ctx: TxCtx, box: Box, target: string): Promise<boolean> {
  const [local = '', domain = ''] = target.toLowerCase().split('@');
  const bare = local.split('+')[0] ?? '';
  if (`${bare}@${domain}` === placeOf(box).username) return true;
  const [alias] = await ctx.db
    .select({ to: mailboxAliases.mailboxId })
    .from(mailboxAliases)
    .where(
      and(eq(mailboxAliases.domain, domain), eq(mailboxAliases.localPart, bare), eq(mailboxAliases.mailboxId, box.id)),
    );
  return alias !== undefined;
}

async function askedOf(ctx: TxCtx, orderId: string): Promise<number> {
  const since = new Date(ctx.clock.now().getTime() - 24 * HOUR_MS);
  const [asked] = await ctx.db
    .select({ n: count() })
    .from(mailboxForwards)
    .innerJoin(mailboxes, eq(mailboxes.id, mailboxForwards.mailboxId))
    .where(and(eq(mailboxes.orderId, orderId), gt(mailboxForwards.askedAt, since)));
  return asked?.n ?? 0;
}

/** Nothing goes on to this address any more, and a link that was mailed opens nothing. Safe twice. Throws 'mailboxes.not-found' (404). */
export async function endForward(
  ctx: Ctx,
  { by, id, forwardId }: { by: OrderAccess<'own'>; id: string; forwardId: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await boxOf(ctx, by, id);
    const ended = await ctx.db
      .update(mailboxForwards)
      .set({ endedAt: ctx.clock.now() })
      .where(
        and(eq(mailboxForwards.id, forwardId), eq(mailboxForwards.mailboxId, box.id), isNull(mailboxForwards.endedAt)),
      )
      .returning({ id: mailboxForwards.id });
    if (ended.length === 0) return;
    await requestRules(ctx, box.id);
    await audit(ctx, 'mailboxes.forward-ended', box.orderId, { mailbox: box.id, forward: forwardId });
  });
}

/** Whether what is forwarded stays in the box too. Safe twice. Throws 'mailboxes.not-found' (404), 'mailboxes.not-now' (409). */
export async function setKeepsForwarded(
  ctx: Ctx,
  { by, id, keeps }: { by: OrderAccess<'own'>; id: string; keeps: boolean },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const box = await openBoxOf(ctx, by, id);
    if (box.keepsForwarded === keeps) return;
    await ctx.db.update(mailboxes).set({ keepsForwarded: keeps }).where(eq(mailboxes.id, box.id));
    await requestRules(ctx, box.id);
    await audit(ctx, 'mailboxes.keeps-forwarded', box.orderId, { mailbox: box.id, keeps });
  });
}
