import { randomBytes } from 'node:crypto';
import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import { daysAgo } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { emit, inTransaction } from '../../platform/transaction.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { hashOf } from './order-key.ts';
import type { SiteAccess } from './prove-site.ts';
import {
  INVITATION_DAYS,
  MAILS_OF_SITE,
  MAILS_TO_ONE,
  MOST_GRANT_DAYS,
  MOST_HELPERS,
  type InviteInput,
} from './schemas.ts';
import { helperKeys, siteHelpers } from './tables.ts';

type Helper = typeof siteHelpers.$inferSelect;

/**
 * Lets somebody help with a site, as soon as they open the link that they are mailed. Throws 'access.helper-there' (409) for
 * an address that is invited, 'access.helpers-full' (409), 'access.wrong-day' (422) for a last day that is over or too far, 'access.helper-mails' (429) when enough was mailed today.
 */
export function inviteHelper(
  ctx: Ctx,
  { by: { siteId }, mail, role, until_on: untilOn }: { by: SiteAccess<'manage'> } & InviteInput,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    requireLater(ctx, untilOn ?? null);
    await oneAtATime(ctx, `site-helpers:${siteId}`);
    const present = await ctx.db
      .select({ mail: siteHelpers.mail })
      .from(siteHelpers)
      .where(and(eq(siteHelpers.siteId, siteId), isNull(siteHelpers.removedAt)));
    if (present.some((one) => one.mail === mail)) throw new AppError('access.helper-there', { status: 409 });
    if (present.length >= MOST_HELPERS) throw new AppError('access.helpers-full', { status: 409 });
    const row = { id: newId('hlp'), siteId, mail, role, untilOn: untilOn ?? null, invitedAt: ctx.clock.now() };
    const [helper] = await ctx.db.insert(siteHelpers).values(row).returning();
    if (!helper) throw new Error('a helper was not written');
    await audit(ctx, 'access.helper-invited', siteId, { helperId: helper.id, role });
    await mailInvitation(ctx, helper);
  });
}

/** The link once more. Throws 'access.helper-missing' (404), 'access.helper-mails' (429) when enough was mailed today. */
export function inviteAgain(ctx: Ctx, { by, helper: id }: { by: SiteAccess<'manage'>; helper: string }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    await oneAtATime(ctx, `site-helpers:${by.siteId}`);
    const helper = await helperOf(ctx, { by, id });
    await audit(ctx, 'access.helper-invited', by.siteId, { helperId: id, again: true });
    await mailInvitation(ctx, helper);
  });
}

/** A helper of this site whose grant stands. Throws 'access.helper-missing' (404), the same for another site's. */
export async function helperOf(ctx: TxCtx, { by, id }: { by: SiteAccess<'manage'>; id: string }): Promise<Helper> {
  const [helper] = await ctx.db
    .select()
    .from(siteHelpers)
    .where(and(eq(siteHelpers.id, id), eq(siteHelpers.siteId, by.siteId), isNull(siteHelpers.removedAt)));
  if (!helper) throw new AppError('access.helper-missing', { status: 404 });
  return helper;
}

function requireLater(ctx: Ctx, untilOn: string | null): void {
  const day = (ms: number): string => new Date(ctx.clock.now().getTime() + ms).toISOString().slice(0, 10);
  if (untilOn !== null && (untilOn < day(0) || untilOn > day(MOST_GRANT_DAYS * 24 * 60 * 60_000)))
    throw new AppError('access.wrong-day', { status: 422 });
}

async function mailInvitation(ctx: TxCtx, { id, siteId, mail, role }: Helper): Promise<void> {
  // After the site, which whoever calls holds already: several sites may invite one address.
  await oneAtATime(ctx, `helper-mails:${mail}`);
  await requireMailsLeft(ctx, { siteId, mail });
  const key = randomBytes(32).toString('base64url');
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + INVITATION_DAYS * 24 * 60 * 60_000);
  const hash = hashOf(key);
  await ctx.db.insert(helperKeys).values({ hash, helperId: id, createdAt, expiresAt });
  // Behind the number sign: no server, proxy or log on the way is told the key.
  const path = `/manager/helper#${key}`;
  await emit(ctx, 'access.helper-invited', { siteId, helperId: id, occasion: hash, mail, role, path, expiresAt });
}

/** Whoever invites, an address gets no more than a few of these mails in a day. Those that were taken away count. */
async function requireMailsLeft(ctx: TxCtx, { siteId, mail }: Pick<Helper, 'siteId' | 'mail'>): Promise<void> {
  const sent = async (whose: ReturnType<typeof eq>): Promise<number> => {
    const [row] = await ctx.db
      .select({ mails: count() })
      .from(helperKeys)
      .innerJoin(siteHelpers, eq(siteHelpers.id, helperKeys.helperId))
      .where(and(whose, gt(helperKeys.createdAt, daysAgo(ctx, 1))));
    return row?.mails ?? 0;
  };
  if (
    (await sent(eq(siteHelpers.mail, mail))) >= MAILS_TO_ONE ||
    (await sent(eq(siteHelpers.siteId, siteId))) >= MAILS_OF_SITE
  )
    throw new AppError('access.helper-mails', { status: 429 });
}
