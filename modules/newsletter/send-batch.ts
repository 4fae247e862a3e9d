import { isDeepStrictEqual } from 'node:util';
import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { BulkOutcome } from '../notifications/index.server.ts';
import { liveSite, type LiveSite } from '../sites/index.server.ts';
import { allowanceOf, healthOf } from './health.ts';
import { drawLetter, letterTo, type Addressed, type DrawnLetter } from './letter-mail.ts';
import { presentContent, tellsNothing } from './letter-news.ts';
import { personOf } from './person.ts';
import type { DeliveryState, LetterContent } from './schemas.ts';
import { lacksRecords, senderOf, type Sender } from './sending-name/own-name.ts';
import { settle } from './send-due.ts';
import { lockSettings } from './settings.ts';
import { newsDeliveries, newsLetters, newsSubscribers, type Letter } from './tables.ts';

/** Rows that are claimed at once: killed in the middle of them, so many may have gone without our knowing. */
const CLAIMED = 50;
/**
 * A server that says "later" so often means never. Between two tries it waits 2, 4, 8 … minutes, at most four hours: two days in all, as
 * mail servers do (RFC 5321 4.5.4.1 asks for four; a letter of news is old by then).
 */
const MOST_TRIES = 20;
const LONGEST_WAIT_MIN = 240;
const MOST_CLAIMS = 400;

interface Claim {
  site: LiveSite;
  letter: Letter;
  /** What it says now. */
  content: LetterContent;
  rows: (Addressed & { subscriberId: string; tries: number })[];
}

/**
 * Hands over what of a letter may leave now, by claims: a row is written down as handed before its mail leaves, and what became of it
 * after that; killed between the two, nobody gets it twice. Ends where nothing may leave any more or the server is away; the clock comes
 * again.
 */
export async function sendBatch(ctx: Ctx, { letterId }: { letterId: string }): Promise<void> {
  const transport = ctx.ports.bulkMail;
  if (!transport) return;
  // Drawn anew only where its products have changed while it goes out.
  let last: { content: LetterContent; drawn: DrawnLetter } | undefined;
  let sender: Sender | undefined;
  const run = async (): Promise<void> => {
    for (let claims = 0; claims < MOST_CLAIMS; claims++) {
      const claim = await inTransaction(ctx, (ctx) => claimRows(ctx, letterId));
      if (!claim || claim.rows.length === 0) return;
      const { site, letter, content, rows } = claim;
      if (!last || !isDeepStrictEqual(last.content, content)) last = { content, drawn: drawLetter(site, content) };
      const { drawn } = last;
      // Its key is read once, too; a name that was lost meanwhile signs nothing more.
      if (sender?.domain !== letter.sentFrom)
        sender = await senderOf(ctx, { siteId: site.id, begunWith: letter.sentFrom });
      const same = { drawn, sender };
      const outcomes = await Promise.all(rows.map((row) => transport.send(letterTo(ctx, site, same, row))));
      await inTransaction(ctx, (ctx) => record(ctx, claim, outcomes));
      if (outcomes.some(({ kind }) => kind === 'away')) return;
    }
  };
  // While one waits for the books, the other's mails leave.
  await Promise.all([run(), run()]);
}

/** Null where nothing of the letter may leave. */
async function claimRows(ctx: TxCtx, letterId: string): Promise<Claim | null> {
  const [known] = await ctx.db.select().from(newsLetters).where(eq(newsLetters.id, letterId));
  if (!known) return null;
  await lockSettings(ctx, known.siteId);
  const site = await liveSite(ctx, known.siteId);
  const [letter] = await ctx.db.select().from(newsLetters).where(eq(newsLetters.id, letterId));
  if (!site || letter?.state !== 'sending' || (await lacksRecords(ctx, letter))) return null;
  const content = await presentContent(ctx, site, letter);
  // The clock ends it.
  if (tellsNothing(content)) return null;
  const health = await healthOf(ctx, site.id);
  const allowed = Math.min(CLAIMED, await allowanceOf(ctx, { siteId: site.id, health, sentFrom: letter.sentFrom }));
  const queued = await ctx.db
    .select({ delivery: newsDeliveries, subscriber: newsSubscribers })
    .from(newsDeliveries)
    .innerJoin(newsSubscribers, eq(newsSubscribers.id, newsDeliveries.subscriberId))
    .where(and(eq(newsDeliveries.letterId, letterId), eq(newsDeliveries.state, 'queued'), isDue(ctx)))
    .orderBy(asc(newsDeliveries.tries), asc(newsDeliveries.subscriberId))
    .limit(allowed)
    .for('update', { of: [newsDeliveries, newsSubscribers] });
  // Whoever left meanwhile gets nothing.
  const gone = queued.filter(({ subscriber }) => subscriber.state !== 'confirmed');
  const going = queued.filter(({ subscriber }) => subscriber.state === 'confirmed');
  await mark(ctx, letterId, gone, { state: 'withheld' });
  await mark(ctx, letterId, going, { state: 'handed', handedAt: ctx.clock.now() });
  if (queued.length === 0) await settle(ctx, letter);
  const rows = going.map(({ delivery: { name, subscriberId, tries }, subscriber }) => ({
    ...personOf(ctx, subscriber),
    name,
    subscriberId,
    tries,
  }));
  return gone.length > 0 && going.length === 0 ? claimRows(ctx, letterId) : { site, letter, content, rows };
}

/** Never tried, or not for as long as its tries so far ask for. */
const isDue = (ctx: Ctx) =>
  or(
    isNull(newsDeliveries.triedAt),
    lte(
      sql`${newsDeliveries.triedAt} + least(power(2, least(${newsDeliveries.tries}, 10)), ${LONGEST_WAIT_MIN}) * interval '1 minute'`,
      ctx.clock.now(),
    ),
  );

async function mark(
  ctx: TxCtx,
  letterId: string,
  rows: { delivery: { subscriberId: string } }[],
  set: Partial<typeof newsDeliveries.$inferInsert>,
): Promise<void> {
  if (rows.length === 0) return;
  const ids = rows.map(({ delivery }) => delivery.subscriberId);
  await ctx.db
    .update(newsDeliveries)
    .set(set)
    .where(and(eq(newsDeliveries.letterId, letterId), inArray(newsDeliveries.subscriberId, ids)));
}

/** What became of each, in one statement; rows that a long silence gave up meanwhile learn it, too. Of a letter that was stopped meanwhile nothing waits. */
async function record(ctx: TxCtx, { letter, rows }: Claim, outcomes: readonly BulkOutcome[]): Promise<void> {
  const states = outcomes.map(({ kind }, at): DeliveryState => {
    if (kind !== 'away') return kind;
    return (rows[at]?.tries ?? 0) + 1 >= MOST_TRIES ? 'refused' : 'queued';
  });
  const ids = sql.param(rows.map(({ subscriberId }) => subscriberId));
  const answers = sql.param(outcomes.map(({ answer }) => answer.toWellFormed().replaceAll('\0', '')));
  await ctx.db.execute(sql`
    update news_deliveries d
    set state = case when given.state = 'queued' and l.state <> 'sending' then 'withheld' else given.state end,
      answer = given.answer, tries = d.tries + 1,
      tried_at = case when given.state = 'queued' then ${sql.param(ctx.clock.now())}::timestamptz end,
      handed_at = case when given.state = 'queued' then null else d.handed_at end
    from news_letters l, unnest(${ids}::text[], ${sql.param(states)}::text[], ${answers}::text[]) as given(id, state, answer)
    where l.id = ${letter.id} and d.letter_id = l.id and d.subscriber_id = given.id and d.state in ('handed', 'unknown')`);
  await settle(ctx, letter);
}
