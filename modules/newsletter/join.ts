import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { oneAtATime } from '../../platform/one-at-a-time.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Lang } from '../../site-kit/names.ts';
import { hashOf } from '../access/index.server.ts';
import { isBlocked } from '../blocklist/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { liveSite, type LiveSite } from '../sites/index.server.ts';
import { writeConsent, type Shown } from './consents.ts';
import { mailConfirm } from './mails.ts';
import { hashOfCode, marksOfMail, newCode, newKey, personOf, sealPerson } from './person.ts';
import { LIMITS } from './schemas.ts';
import { newsSettings, newsSubscribers, newsSuppressions, type Subscriber } from './tables.ts';

const DAY_MS = 86_400_000;
/** Mails that nobody confirmed, to one address over all sites within a day. */
const MOST_UNASKED = 3;
const CODE_MS = 30 * 60_000;

export interface JoinInput {
  siteId: string;
  mail: string;
  lang: Lang;
  shown: Shown;
  /** By a box beside an order or a booking: no page awaits a code, and the mail has none. */
  beside?: boolean;
}

/** The site where it asks for subscribers: open, under a plan that holds it, and shown. Throws newsletter.closed (409). */
export async function requireAsking(ctx: Ctx, siteId: string): Promise<LiveSite> {
  const [settings] = await ctx.db.select().from(newsSettings).where(eq(newsSettings.siteId, siteId));
  const site = await liveSite(ctx, siteId);
  if (!site?.isShown || settings?.status !== 'open' || !entitled(site.tier, 'newsletter'))
    throw new AppError('newsletter.closed', { status: 409 });
  return site;
}

/**
 * Somebody asks for letters to an address: it is asked by mail, and nothing else is written to it before it says yes. Returns the key of
 * the page that awaits the code. The answer is the same whether the address is known, suppressed, blocked or was asked today: nobody learns from
 * it who reads what. Throws newsletter.closed, newsletter.full (409).
 */
export function joinNews(ctx: Ctx, { siteId, mail, lang, shown, beside = false }: JoinInput): Promise<string> {
  const ticket = newKey();
  return inTransaction(ctx, async (ctx) => {
    const site = await requireAsking(ctx, siteId);
    const marks = marksOfMail(ctx, mail);
    const [mark = ''] = marks;
    await oneAtATime(ctx, `news:${mark}`);
    const known = await withMark(ctx, siteId, marks);
    if (known?.state === 'confirmed' || (await isBlocked(ctx, { siteId, mail, phone: '' }))) return ticket;
    if (!(await mayMail(ctx, { siteId, marks, known }))) return ticket;
    if (!known) await refuseFull(ctx, siteId);
    const now = ctx.clock.now();
    const code = beside ? null : newCode();
    const awaited =
      code === null
        ? { ticketHash: null, codeHash: null, codeUntil: null }
        : {
            ticketHash: hashOf(ticket),
            codeHash: hashOfCode(ticket, code),
            codeUntil: new Date(now.getTime() + CODE_MS),
          };
    const asked = {
      state: 'pending' as const,
      lang,
      ...awaited,
      codeTries: 0,
      askedAt: now,
      mailedAt: now,
      endedAt: null,
    };
    const key = known ? personOf(ctx, known).key : newKey();
    const fresh = { id: newId('sub'), siteId, person: sealPerson(ctx, { mail, key }), mark, keyHash: hashOf(key) };
    const [subscriber] = known
      ? await ctx.db.update(newsSubscribers).set(asked).where(eq(newsSubscribers.id, known.id)).returning()
      : await ctx.db
          .insert(newsSubscribers)
          .values({ ...fresh, ...asked })
          .returning();
    if (!subscriber) throw new Error('a subscriber was not written');
    await writeConsent(ctx, { subscriberId: subscriber.id, kind: 'asked', by: 'form', shown });
    await mailConfirm(ctx, site, subscriber, code);
    return ticket;
  });
}

/** Beside an order or a booking, which stands whatever becomes of this. */
export async function askedBeside(ctx: Ctx, input: JoinInput): Promise<void> {
  try {
    await joinNews(ctx, { ...input, beside: true });
  } catch (error) {
    if (!isAppError(error, 'newsletter.closed') && !isAppError(error, 'newsletter.full')) throw error;
  }
}

async function withMark(ctx: TxCtx, siteId: string, marks: string[]): Promise<Subscriber | undefined> {
  const same = and(eq(newsSubscribers.siteId, siteId), inArray(newsSubscribers.mark, marks));
  const [known] = await ctx.db.select().from(newsSubscribers).where(same).for('update');
  return known;
}

/** Once a day by a site, three times by all of them; never where the address came back or its reader complained. */
async function mayMail(
  ctx: TxCtx,
  { siteId, marks, known }: { siteId: string; marks: string[]; known: Subscriber | undefined },
): Promise<boolean> {
  const since = new Date(ctx.clock.now().getTime() - DAY_MS);
  if (known?.mailedAt && known.mailedAt > since) return false;
  const [suppressed] = await ctx.db
    .select({ mark: newsSuppressions.mark })
    .from(newsSuppressions)
    .where(
      and(
        eq(newsSuppressions.siteId, siteId),
        inArray(newsSuppressions.mark, marks),
        inArray(newsSuppressions.reason, ['returned', 'complained']),
      ),
    );
  if (suppressed) return false;
  const [row] = await ctx.db
    .select({ n: count() })
    .from(newsSubscribers)
    .where(and(inArray(newsSubscribers.mark, marks), gt(newsSubscribers.mailedAt, since)));
  return (row?.n ?? 0) < MOST_UNASKED;
}

async function refuseFull(ctx: TxCtx, siteId: string): Promise<void> {
  const live = inArray(newsSubscribers.state, ['pending', 'confirmed']);
  const [row] = await ctx.db
    .select({ n: count() })
    .from(newsSubscribers)
    .where(and(eq(newsSubscribers.siteId, siteId), live));
  if ((row?.n ?? 0) >= LIMITS.subscribers) throw new AppError('newsletter.full', { status: 409 });
}
