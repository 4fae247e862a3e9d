/** A name is ordered again: the mail of its first registration, which failed, goes on with the next one. */
import { and, eq, ne } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { endMailOfName } from '../follow-order.ts';
import { mailboxes, mailDomains } from '../tables.ts';

interface Name {
  registrationId: string;
  orderId: string;
  domain: string;
}

/** The mail of this name as any registration has it, locked; null: it is nobody's. */
export async function mailOfDomain(ctx: TxCtx, domain: string): Promise<typeof mailDomains.$inferSelect | null> {
  const isIts = and(eq(mailDomains.domain, domain), ne(mailDomains.state, 'left'));
  const [row] = await ctx.db.select().from(mailDomains).where(isIts).for('update');
  return row ?? null;
}

/**
 * The mail of the name is this registration's from now on, with its boxes, where an earlier one of the same order had it. Returns whose it
 * is: 'another' order's is left alone. Safe twice.
 */
export async function carryMail(ctx: TxCtx, to: Name): Promise<'own' | 'none' | 'another'> {
  const row = await mailOfDomain(ctx, to.domain);
  if (!row) return 'none';
  if (row.orderId !== to.orderId) return 'another';
  const { registrationId } = to;
  if (row.registrationId === registrationId) return 'own';
  const wasIt = eq(mailDomains.registrationId, row.registrationId);
  const kept = { state: row.state, createdAt: row.createdAt, lookAt: row.lookAt, awaySince: row.awaySince };
  const now = { ...kept, switchedAt: row.switchedAt };
  // A name has one row that is not over, and a box always has one.
  await ctx.db.update(mailDomains).set({ state: 'left' }).where(wasIt);
  await ctx.db
    .insert(mailDomains)
    .values({ ...row, registrationId })
    .onConflictDoUpdate({ target: mailDomains.registrationId, set: now });
  await ctx.db.update(mailboxes).set({ registrationId }).where(eq(mailboxes.registrationId, row.registrationId));
  await ctx.db.delete(mailDomains).where(wasIt);
  await audit(ctx, 'mailboxes.mail-carried', to.orderId, { domain: to.domain, from: row.registrationId });
  return 'own';
}

/** The name is registered for this order: what another claimed of its mail is over. */
export async function claimMail(ctx: TxCtx, name: Name): Promise<void> {
  if ((await carryMail(ctx, name)) !== 'another') return;
  const other = await mailOfDomain(ctx, name.domain);
  if (other) await endMailOfName(ctx, other);
}
