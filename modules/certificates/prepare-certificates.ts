/** A name that is new here has its certificate before its first visitor would wait a second for it. */
import { asc, eq, lte } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { certificateStates } from './tables.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Until then no registry shows a new name; and the least between two tries. */
const FIRST_MS = MINUTE_MS;
const AGAIN_MS = 2 * MINUTE_MS;
/** Names that are looked up in one run, a second each at most. */
const MOST = 20;

/** Nothing where nobody could look (config). Once for a name: again while it waits changes nothing. */
export async function expectCertificate(ctx: TxCtx, { domain: host }: { domain: string }): Promise<void> {
  if (ctx.ports.servedCertificates === null) return;
  const now = ctx.clock.now();
  const wanted = { expectedAt: now, prepareAt: new Date(now.getTime() + FIRST_MS) };
  await ctx.db
    .insert(certificateStates)
    .values({ host, notAfter: null, fault: null, failures: 0, lookedAt: now, ...wanted })
    .onConflictDoNothing();
}

/**
 * Visits the first of the names that wait and lead here by now, with its `www`, as a browser would: that has the certificates made.
 * One a run, every two minutes: ninety names in three hours, whoever moves here, and an authority makes 300 certificates in these for one account
 * (letsencrypt.org/docs/rate-limits). What is not good yet is tried again after as long as it has waited, for a day; the look of the night goes on.
 */
export async function prepareCertificates(ctx: Ctx): Promise<void> {
  const { names, servedCertificates } = ctx.ports;
  if (servedCertificates === null) return;
  const { host, expectedAt, prepareAt } = certificateStates;
  const waiting = await ctx.db
    .select({ host, expectedAt })
    .from(certificateStates)
    .where(lte(prepareAt, ctx.clock.now()))
    .orderBy(asc(prepareAt), asc(host))
    .limit(MOST);
  for (const name of waiting) {
    // An authority that finds a name elsewhere counts that against us.
    if (!(await names.resolves(name.host))) {
      await keep(ctx, name.host, { prepareAt: nextTry(ctx, name.expectedAt) });
      continue;
    }
    const found = await servedCertificates.look(name.host);
    const { fault } = await servedCertificates.look(`www.${name.host}`);
    const seen = { ...found, fault: found.fault ?? fault, lookedAt: ctx.clock.now() };
    await keep(ctx, name.host, { ...seen, prepareAt: seen.fault === null ? null : nextTry(ctx, name.expectedAt) });
    return;
  }
}

/** Null after a day. */
function nextTry({ clock }: Ctx, since: Date | null): Date | null {
  const now = clock.now().getTime();
  const waited = now - (since?.getTime() ?? 0);
  return waited > DAY_MS ? null : new Date(now + Math.max(AGAIN_MS, waited));
}

async function keep(ctx: Ctx, host: string, set: Partial<typeof certificateStates.$inferInsert>): Promise<void> {
  await ctx.db.update(certificateStates).set(set).where(eq(certificateStates.host, host));
}
