import { domainToASCII } from 'node:url';
import { and, count, eq, gt, ne, or, sql } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { mailOwnerOf } from '../mail-owner.ts';
import { shownAddress, type Box } from '../mail-of-order.ts';
import { mailboxes, mailboxNetworks, mailSignInTries } from '../tables.ts';
import { countedNetwork } from './network.rules.ts';
import type { SignIn } from './schemas.ts';

const HOUR_MS = 3_600_000;
/** Different wrong sign-ins of a network within an hour. */
export const MOST_OF_NETWORK = 10;
/** Different wrong passwords of a box within an hour. */
export const MOST_OF_BOX = 30;
/** Days in which a network is known to a box that was opened from it. */
export const KNOWN_DAYS = 30;

const hourAgo = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now().getTime() - HOUR_MS);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/**
 * Whether the mail host may look at this password at all. A network from which ten different wrong ones came within an hour is out until
 * they are older; who was let in from there before goes on: nobody is shut out by a neighbour. What is no address is let through.
 */
export async function maySignIn(ctx: Ctx, { remote, login }: SignIn): Promise<boolean> {
  const network = countedNetwork(remote);
  if (network === null) return true;
  const [wrong] = await ctx.db
    .select({ n: count() })
    .from(mailSignInTries)
    .where(and(eq(mailSignInTries.network, network), gt(mailSignInTries.at, hourAgo(ctx))));
  if ((wrong?.n ?? 0) < MOST_OF_NETWORK) return true;
  const box = await boxOfLogin(ctx, login);
  if (!box) return false;
  const known = and(
    eq(mailboxNetworks.mailboxId, box.id),
    eq(mailboxNetworks.network, network),
    gt(mailboxNetworks.seenOn, dayOf(new Date(ctx.clock.now().getTime() - KNOWN_DAYS * 24 * HOUR_MS))),
  );
  return (await ctx.db.select({ id: mailboxNetworks.mailboxId }).from(mailboxNetworks).where(known)).length > 0;
}

/**
 * What became of a sign-in at the mail host. A wrong one counts once, however often a program tries it again. Thirty different ones of a box
 * within an hour: its typed password opens nothing for an hour, and its owner is told, once a day. Safe twice.
 */
export async function noteSignIn(ctx: Ctx, { remote, login, pwhash, success }: SignIn): Promise<void> {
  const network = countedNetwork(remote);
  if (network === null) return;
  await inTransaction(ctx, async (ctx) => {
    const at = ctx.clock.now();
    const box = await boxOfLogin(ctx, login);
    if (success) {
      if (!box) return;
      const { mailboxId, network: column } = mailboxNetworks;
      await ctx.db
        .insert(mailboxNetworks)
        .values({ mailboxId: box.id, network, seenOn: dayOf(at) })
        .onConflictDoUpdate({
          target: [mailboxId, column],
          set: { seenOn: dayOf(at) },
          // Thousands of sign-ins a day write one row.
          setWhere: ne(mailboxNetworks.seenOn, dayOf(at)),
        });
      return;
    }
    const { network: column, username, password } = mailSignInTries;
    await ctx.db
      .insert(mailSignInTries)
      .values({ network, username: login.toLowerCase(), password: pwhash, at })
      .onConflictDoUpdate({ target: [column, username, password], set: { at } });
    if (box) await shutTyped(ctx, box);
  });
}

/** Closed again by each further wrong one, so that a guess an hour does not open it in between. */
async function shutTyped(ctx: TxCtx, box: Box): Promise<void> {
  if (box.password === null) return;
  const isIts = or(...namesOf(box).map((name) => eq(mailSignInTries.username, name)));
  const [wrong] = await ctx.db
    .select({ n: sql<number>`count(distinct ${mailSignInTries.password})::int` })
    .from(mailSignInTries)
    .where(and(isIts, gt(mailSignInTries.at, hourAgo(ctx))));
  if ((wrong?.n ?? 0) < MOST_OF_BOX) return;
  const now = ctx.clock.now();
  const wasOpen = box.typedShutUntil === null || box.typedShutUntil <= now;
  const typedShutUntil = new Date(now.getTime() + HOUR_MS);
  await ctx.db.update(mailboxes).set({ typedShutUntil }).where(eq(mailboxes.id, box.id));
  if (!wasOpen) return;
  await audit(ctx, 'mailboxes.typed-shut', box.orderId, { mailbox: box.id });
  await mailOwnerOf(ctx, box, { kind: 'mailbox-guessed', occasion: `${box.id} ${dayOf(now)}` });
}

/** A name of Greek letters is typed in either form. */
const namesOf = (box: Box): string[] => [...new Set([`${box.localPart}@${box.domain}`, shownAddress(box)])];

async function boxOfLogin(ctx: Pick<Ctx, 'db'>, login: string): Promise<Box | null> {
  const [localPart = '', written = ''] = login.toLowerCase().split('@');
  const isIts = and(eq(mailboxes.domain, domainToASCII(written)), eq(mailboxes.localPart, localPart));
  const [box] = await ctx.db
    .select()
    .from(mailboxes)
    .where(and(isIts, ne(mailboxes.state, 'erased')));
  return box ?? null;
}
