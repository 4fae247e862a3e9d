import { and, asc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { orderFacts } from '../ordering/index.server.ts';
import { putRulesJob } from './jobs.ts';
import type { BoxPlace } from './mail-host.port.ts';
import { placeOf, type Box } from './mail-of-order.ts';
import { sieveOf } from './sieve.rules.ts';
import { mailboxAliases, mailboxes, mailboxForwards, mailboxReplies, mailDomains } from './tables.ts';

const SUBJECT: Record<Lang, string> = {
  it: 'Risposta automatica',
  en: 'Automatic reply',
  es: 'Respuesta automática',
  fr: 'Réponse automatique',
  el: 'Αυτόματη απάντηση',
};
/** More changes than anybody makes while the host answers; then the job comes again. */
const MOST_PUTS = 5;

/** Somebody there said yes, and its owner did not end it. */
const running = and(isNotNull(mailboxForwards.confirmedAt), isNull(mailboxForwards.endedAt));

/** After the commit the mail host runs the rules of the box as they stand then. */
export const requestRules = (ctx: TxCtx, mailboxId: string): Promise<void> =>
  enqueue(ctx, putRulesJob, { mailboxId }, { key: mailboxId });

/** The same for those among these boxes that have rules: what a rule says of the box has changed, or whether it may send. */
export async function requestRulesAnew(ctx: TxCtx, mailboxIds: readonly string[]): Promise<void> {
  const ids = [...mailboxIds];
  const replies = await ctx.db
    .select({ id: mailboxReplies.mailboxId })
    .from(mailboxReplies)
    .where(inArray(mailboxReplies.mailboxId, ids));
  const forwards = await ctx.db
    .select({ id: mailboxForwards.mailboxId })
    .from(mailboxForwards)
    .where(and(inArray(mailboxForwards.mailboxId, ids), running));
  for (const id of new Set([...replies, ...forwards].map(({ id }) => id))) await requestRules(ctx, id);
}

/** The same for the boxes of a name that has come. */
export async function requestRulesOfName(ctx: TxCtx, registrationId: string): Promise<void> {
  const isIts = eq(mailboxes.registrationId, registrationId);
  const boxes = await ctx.db.select({ id: mailboxes.id }).from(mailboxes).where(isIts);
  await requestRulesAnew(
    ctx,
    boxes.map(({ id }) => id),
  );
}

/**
 * Puts the rules of a box at its mail host until what was put is what stands here: of two at once the one that ends last has
 * put the youngest. Safe twice. A box that is gone, or an installation without a mail host, has no rules.
 */
export async function putRules(ctx: Ctx, { mailboxId }: { mailboxId: string }): Promise<void> {
  let put: string | null = null;
  for (let times = 0; times < MOST_PUTS; times++) {
    const rules = await rulesOf(ctx, mailboxId);
    if (!rules || rules.sieve === put) return;
    await ctx.ports.mailHost?.putRules(rules.place, rules.sieve);
    put = rules.sieve;
  }
  throw new Error(`the rules of ${mailboxId} change faster than they are put`);
}

const rulesOf = (ctx: Ctx, mailboxId: string): Promise<{ place: BoxPlace; sieve: string } | null> =>
  inTransaction(ctx, async (ctx) => {
    const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, mailboxId));
    if (!box || box.state === 'erased') return null;
    const place = placeOf(box);
    if (!goesOut(box)) return { place, sieve: sieveOf({ reply: null, addresses: [], forwarding: null }) };
    const isComing = await comesFirst(ctx, box);
    const targets = await ctx.db
      .select({ target: mailboxForwards.target })
      .from(mailboxForwards)
      .where(and(eq(mailboxForwards.mailboxId, mailboxId), running))
      .orderBy(asc(mailboxForwards.askedAt), asc(mailboxForwards.id));
    const forwarding =
      targets.length === 0
        ? null
        : { targets: targets.map(({ target }) => target), keeps: box.keepsForwarded || isComing, own: place.username };
    const [reply] = await ctx.db.select().from(mailboxReplies).where(eq(mailboxReplies.mailboxId, mailboxId));
    if (!reply || isComing) return { place, sieve: sieveOf({ reply: null, addresses: [], forwarding }) };
    const { locale } = await orderFacts(ctx, box.orderId);
    const aliases = await ctx.db
      .select({ localPart: mailboxAliases.localPart })
      .from(mailboxAliases)
      .where(eq(mailboxAliases.mailboxId, mailboxId))
      .orderBy(asc(mailboxAliases.localPart));
    const addresses = [place.username, ...aliases.map(({ localPart }) => `${localPart}@${box.domain}`)];
    return { place, sieve: sieveOf({ reply: { ...reply, subject: SUBJECT[locale] }, addresses, forwarding }) };
  });

/** Its mail is here before its name: the zone has no signature of ours, so that what goes out may be refused wherever it goes. */
async function comesFirst(ctx: TxCtx, { registrationId }: Box): Promise<boolean> {
  const isIt = and(eq(mailDomains.registrationId, registrationId), isNotNull(mailDomains.lookAt));
  const [looked] = await ctx.db.select({ lookAt: mailDomains.lookAt }).from(mailDomains).where(isIt);
  return looked !== undefined;
}

/** Nothing goes out of a box that is paused, over or stopped. */
const goesOut = ({ state, sendingStoppedAt }: Box): boolean => state === 'live' && sendingStoppedAt === null;
