/** The rows that say which browser acts for which helper of a site. */
import { and, desc, eq, gte, inArray, isNull, lt, or } from 'drizzle-orm';
import { all, BATCH, inBatches } from '../../platform/batches.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { orderKeyHash } from './order-key.ts';
import { helperSessions, siteHelpers } from './tables.ts';

type Helper = typeof siteHelpers.$inferSelect;

/** More sites than this nobody looks through on one screen. */
const MOST = 200;

const today = ({ clock }: Pick<Ctx, 'clock'>): string => clock.now().toISOString().slice(0, 10);
/** Neither taken away nor over. */
const stands = (ctx: Pick<Ctx, 'clock'>) =>
  and(isNull(siteHelpers.removedAt), or(isNull(siteHelpers.untilOn), gte(siteHelpers.untilOn, today(ctx))));
const ofBrowser = (ctx: Ctx, hash: string) => and(eq(helperSessions.sessionHash, hash), stands(ctx));

/** The helper of this site for whom this browser acts; null for none, and for one whose grant was taken away. */
export async function findHelper(ctx: Ctx, siteId: string): Promise<Helper | null> {
  const hash = orderKeyHash(ctx, 'own');
  if (!hash) return null;
  const [row] = await ctx.db
    .select({ helper: siteHelpers })
    .from(helperSessions)
    .innerJoin(siteHelpers, eq(siteHelpers.id, helperSessions.helperId))
    .where(and(ofBrowser(ctx, hash), eq(siteHelpers.siteId, siteId)))
    // Invited under two addresses, they may what either may: 'publisher' stands before 'writer'.
    .orderBy(siteHelpers.role)
    .limit(1);
  return row?.helper ?? null;
}

/** Ids of the sites that this browser may help with, the newest first. */
export async function helpedSites(ctx: Ctx): Promise<string[]> {
  const hash = orderKeyHash(ctx, 'own');
  if (!hash) return [];
  const rows = await ctx.db
    .select({ siteId: siteHelpers.siteId })
    .from(helperSessions)
    .innerJoin(siteHelpers, eq(siteHelpers.id, helperSessions.helperId))
    .where(ofBrowser(ctx, hash))
    .orderBy(desc(siteHelpers.invitedAt))
    .limit(MOST);
  return rows.map(({ siteId }) => siteId);
}

/** Ids of the grants under this address, accepted or not: whoever reads its mail is meant. `mail` in lower case. */
export async function helpersOfMail(ctx: Ctx, mail: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ id: siteHelpers.id })
    .from(siteHelpers)
    .where(and(eq(siteHelpers.mail, mail), stands(ctx)));
  return rows.map(({ id }) => id);
}

/** Once a day: its owner sees when a helper was last there. */
export async function noteSeen(ctx: Ctx, { id, lastSeenOn }: Helper): Promise<void> {
  const lastSeen = today(ctx);
  if (lastSeenOn === lastSeen) return;
  await ctx.db.update(siteHelpers).set({ lastSeenOn: lastSeen }).where(eq(siteHelpers.id, id));
}

type Opened = Pick<typeof helperSessions.$inferSelect, 'helperId' | 'contactsAt'>;

/** The helpers for whom a browser acts. */
export const helpersOfSession = (ctx: TxCtx, hash: string): Promise<Opened[]> =>
  ctx.db
    .select({ helperId: helperSessions.helperId, contactsAt: helperSessions.contactsAt })
    .from(helperSessions)
    .where(eq(helperSessions.sessionHash, hash));

/** This browser acts for these helpers from now on; of one that is named twice the first counts. */
export async function openHelperSessions(ctx: TxCtx, hash: string, helpers: readonly Opened[]): Promise<void> {
  if (helpers.length === 0) return;
  const createdAt = ctx.clock.now();
  const first = new Map(helpers.toReversed().map((each) => [each.helperId, each]));
  const rows = [...first.values()].map((each) => ({ ...each, sessionHash: hash, createdAt }));
  await ctx.db.insert(helperSessions).values(rows).onConflictDoNothing();
}

/** These helpers have come. */
export async function markAccepted(ctx: TxCtx, helperIds: readonly string[]): Promise<void> {
  if (helperIds.length === 0) return;
  await ctx.db
    .update(siteHelpers)
    .set({ acceptedAt: ctx.clock.now() })
    .where(and(inArray(siteHelpers.id, [...helperIds]), isNull(siteHelpers.acceptedAt)));
}

/** Cookies that the browsers have forgotten by now. */
export function purgeHelperSessions(ctx: Ctx, before: Date): Promise<number> {
  return inBatches(ctx, async (ctx) => {
    const old = ctx.db
      .select({ hash: helperSessions.sessionHash })
      .from(helperSessions)
      .where(lt(helperSessions.createdAt, before))
      .limit(BATCH);
    return all(
      await ctx.db
        .delete(helperSessions)
        .where(and(inArray(helperSessions.sessionHash, old), lt(helperSessions.createdAt, before)))
        .returning({ hash: helperSessions.sessionHash }),
    );
  });
}
