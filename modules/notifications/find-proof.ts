import { and, eq, isNotNull, isNull, like, lte } from 'drizzle-orm';
import type { MailKind } from './messages/shape.ts';
import { mails } from './tables.ts';
import type { TxCtx } from '../../platform/ctx.ts';

/**
 * The mail that proves that an order was told something in time: taken by the receiving server before `before` and not
 * refused or returned. Null: it cannot be proven. `about`: how its occasion begins.
 */
export async function findProofOfMail(
  ctx: TxCtx,
  told: { kind: MailKind; orderId: string; about: string; before: Date },
): Promise<{ messageId: string; sentAt: Date } | null> {
  const [mail] = await ctx.db
    .select({ messageId: mails.id, sentAt: mails.sentAt })
    .from(mails)
    .where(
      and(
        eq(mails.kind, told.kind),
        eq(mails.orderId, told.orderId),
        like(mails.occasion, `${told.about}%`),
        isNotNull(mails.sentAt),
        lte(mails.sentAt, told.before),
        isNull(mails.refusedAt),
        isNull(mails.bouncedAt),
      ),
    )
    .limit(1);
  return mail?.sentAt ? { messageId: mail.messageId, sentAt: mail.sentAt } : null;
}
