import { and, countDistinct, eq, ne } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { isBox, lockMail, nameTaken, openBoxOf, requireLocalPart } from './mail-of-order.ts';
import { requestRulesAnew } from './put-rules.ts';
import { MOST_ALIASES } from './schemas.ts';
import { mailboxAliases, mailDomains } from './tables.ts';

/**
 * A further address that leads to these boxes of its name, in the place of where it led before. Throws 'mailboxes.not-found'
 * (404) for a box of another order or name, 'mailboxes.not-now' (409), 'mailboxes.name-taken' (409) for the address of a
 * box, 'mailboxes.too-many-aliases' (409) and the refusals of a local part (422).
 */
export async function setAlias(
  ctx: Ctx,
  { by, domain, name, boxes }: { by: OrderAccess<'own'>; domain: string; name: string; boxes: string[] },
): Promise<void> {
  const localPart = requireLocalPart(name);
  await inTransaction(ctx, async (ctx) => {
    await lockMail(ctx, by.orderId);
    const targets = new Set(boxes);
    for (const id of targets)
      if ((await openBoxOf(ctx, by, id)).domain !== domain) throw new AppError('mailboxes.not-found', { status: 404 });
    if (targets.size === 0) throw new AppError('mailboxes.not-found', { status: 404 });
    if (await isBox(ctx, domain, localPart)) throw nameTaken();
    const [others] = await ctx.db
      .select({ n: countDistinct(mailboxAliases.localPart) })
      .from(mailboxAliases)
      .where(and(eq(mailboxAliases.domain, domain), ne(mailboxAliases.localPart, localPart)));
    if ((others?.n ?? 0) >= MOST_ALIASES) throw new AppError('mailboxes.too-many-aliases', { status: 409 });
    const before = await ctx.db.delete(mailboxAliases).where(aliasOf(domain, localPart)).returning();
    await ctx.db.insert(mailboxAliases).values([...targets].map((mailboxId) => ({ domain, localPart, mailboxId })));
    await requestRulesAnew(ctx, [...targets, ...before.map(({ mailboxId }) => mailboxId)]);
    await audit(ctx, 'mailboxes.alias-set', by.orderId, { domain, boxes: targets.size });
  });
}

/** Safe twice. Throws 'mailboxes.not-found' (404) for a name of another order. */
export async function removeAlias(
  ctx: Ctx,
  { by, domain, name }: { by: OrderAccess<'own'>; domain: string; name: string },
): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const [mine] = await ctx.db
      .select()
      .from(mailDomains)
      .where(and(eq(mailDomains.domain, domain), eq(mailDomains.orderId, by.orderId)));
    if (!mine) throw new AppError('mailboxes.not-found', { status: 404 });
    const gone = await ctx.db.delete(mailboxAliases).where(aliasOf(domain, name)).returning();
    if (gone.length === 0) return;
    await requestRulesAnew(
      ctx,
      gone.map(({ mailboxId }) => mailboxId),
    );
    await audit(ctx, 'mailboxes.alias-removed', by.orderId, { domain });
  });
}

const aliasOf = (domain: string, name: string) =>
  and(eq(mailboxAliases.domain, domain), eq(mailboxAliases.localPart, name));
