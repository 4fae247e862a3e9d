import { lt, sql } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { hostsOfSites } from '../sites/index.server.ts';
import { openTask, resolveTask } from '../tasks/index.server.ts';
import { lookBehindJob } from './jobs.ts';
import { endingHosts } from './in-figures.ts';
import type { ServedCertificate } from './served-certificates.port.ts';
import { certificateStates } from './tables.ts';

/** Sites of one job: with twenty names each, and an edge that keeps everybody waiting, it ends within its time. */
const SITES_EACH = 50;
const AT_ONCE = 8;
const KEY = 'certificates.ending';
const NAMED = 5;

/** A round over all sites, from the first. */
export const beginRound = (ctx: Ctx): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    if (ctx.ports.servedCertificates === null) return;
    await enqueue(ctx, lookBehindJob, { after: '', since: ctx.clock.now().toISOString() }, { key: 'first' });
  });

/**
 * Looks at the certificate of every name of a site that is shown, a part of the sites in each job. Free addresses are left out: each look at
 * one that nobody visits would have a certificate made. A person is told once of all that end soon or that no browser believes.
 */
export async function lookAtCertificates(ctx: Ctx, { after, since }: { after: string; since: string }): Promise<void> {
  const { servedCertificates } = ctx.ports;
  if (servedCertificates === null) return;
  const sites = await hostsOfSites(ctx, { after, most: SITES_EACH });
  const own = after === '' ? [new URL(ctx.config.publicUrl).hostname] : [];
  const names = [...own, ...sites.flatMap(({ hosts }) => hosts.slice(1))];
  for (let from = 0; from < names.length; from += AT_ONCE)
    await Promise.all(
      names
        .slice(from, from + AT_ONCE)
        .map(async (host) => keep(ctx, { host, since, ...(await servedCertificates.look(host)) })),
    );
  const last = sites.length === SITES_EACH ? sites.at(-1) : undefined;
  await inTransaction(ctx, async (ctx) => {
    if (last) await enqueue(ctx, lookBehindJob, { after: last.siteId, since }, { key: last.siteId });
    else {
      // Of names that this round did not meet nobody is a customer any more.
      await ctx.db.delete(certificateStates).where(lt(certificateStates.lookedAt, new Date(since)));
      await tell(ctx);
    }
  });
}

interface Seen extends ServedCertificate {
  host: string;
  since: string;
}
/** A name that is looked at twice in a round, because a job died, was found wanting once. No clock of another node is behind its round. */
async function keep(ctx: Ctx, { host, since, notAfter, fault }: Seen): Promise<void> {
  const began = new Date(since);
  const now = ctx.clock.now();
  const seen = { notAfter, fault, lookedAt: now < began ? began : now };
  const { failures, lookedAt } = certificateStates;
  const again = sql`${failures} + case when ${lookedAt} < ${began} then 1 else 0 end`;
  await ctx.db
    .insert(certificateStates)
    .values({ host, ...seen, failures: fault === null ? 0 : 1 })
    .onConflictDoUpdate({
      target: certificateStates.host,
      set: {
        ...seen,
        failures: fault === null ? 0 : sql`greatest(1, ${again})`,
        ...(fault === null ? { prepareAt: null } : {}),
      },
    });
}

async function tell(ctx: TxCtx): Promise<void> {
  const ending = await endingHosts(ctx);
  if (ending.length === 0) {
    await resolveTask(ctx, { key: KEY, note: 'every certificate is good for two weeks and more' });
    return;
  }
  const named = ending
    .slice(0, NAMED)
    .map(({ host, notAfter, fault }) => `${host} (${fault ?? `ends ${notAfter?.toISOString().slice(0, 10)}`})`);
  const more = ending.length > NAMED ? `, and ${ending.length - NAMED} more` : '';
  const detail = `${ending.length} ${ending.length === 1 ? 'name' : 'names'}: ${named.join(', ')}${more}`;
  await openTask(ctx, { key: KEY, kind: KEY, subject: 'certificates', detail });
}
