import { and, asc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import { pollDomainJob, registerDomainJob } from '../jobs.ts';
import { isAsked } from '../transfer/mail-of-name.rules.ts';
import { remindOfQuestion, type Kept } from '../transfer/mail-question.ts';
import type { Registration } from '../registration/registration.ts';
import { domainRegistrations, keptRecords } from '../tables.ts';
import { slowHours } from '../zones/zones.rules.ts';

const HOUR_MS = 60 * 60 * 1000;
const PAGE = 200;

/**
 * Registrations and transfers that are not done an hour after they began: each is given a job again (one that waits is
 * not doubled), and a person is called for those that take longer than registries do or wait for us. Whoever must first say
 * what becomes of a name's mail is reminded.
 */
export async function monitorDomains(ctx: Ctx): Promise<void> {
  const open = and(
    inArray(domainRegistrations.state, ['wanted', 'submitted']),
    lt(domainRegistrations.createdAt, new Date(ctx.clock.now().getTime() - HOUR_MS)),
  );
  let after = '';
  for (;;) {
    const rows = await ctx.db
      .select({ row: domainRegistrations, kept: keptRecords })
      .from(domainRegistrations)
      .leftJoin(keptRecords, eq(keptRecords.registrationId, domainRegistrations.id))
      .where(and(open, gt(domainRegistrations.id, after)))
      .orderBy(asc(domainRegistrations.id))
      .limit(PAGE);
    for (const { row, kept } of rows) await watch(ctx, row, kept);
    if (rows.length < PAGE) return;
    after = rows.at(-1)?.row.id ?? '';
  }
}

async function watch(ctx: Ctx, row: Registration, kept: Kept | null): Promise<void> {
  if (row.state === 'wanted' && kept && isAsked(kept)) return remindOfQuestion(ctx, row, kept);
  const { orderId, domain, id: registrationId } = row;
  const job = row.state === 'wanted' ? registerDomainJob : pollDomainJob;
  const hours = Math.floor((ctx.clock.now().getTime() - (kept?.answeredAt ?? row.createdAt).getTime()) / HOUR_MS);
  const forUs = row.waitsFor === 'operator';
  await inTransaction(ctx, async (ctx) => {
    await enqueue(ctx, job, { registrationId }, { key: registrationId });
    if (!forUs && hours < slowHours(domain, row.kind)) return;
    const what = row.kind === 'transfer' ? 'transfer' : 'registration';
    const why = forUs ? ', and the registrar waits for us (payment or support case)' : '';
    const detail = `${what} of ${domain}: ${row.state} for ${hours} hours${why}`;
    await emit(ctx, 'domains.stuck', { orderId, domain, registrationId, detail });
  });
}
