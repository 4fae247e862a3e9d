import { eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { alignDomainJob } from '../jobs.ts';
import { registrationsOf } from '../registration/registration.ts';
import { domainZones } from '../tables.ts';

/** Registered names of an order for which our zones answer, the main address first; for rooms that write records of their own. */
export async function namesInOurZones(ctx: Ctx, orderId: string): Promise<string[]> {
  if (ctx.config.zones.addresses.length === 0) return [];
  const rows = await registrationsOf(ctx, orderId);
  return rows.filter(({ state }) => state === 'registered').map(({ domain }) => domain);
}

/** What a room has for this name has changed, or was not found in the DNS: its zone is written now and not within the hour. */
export async function renewZone(ctx: TxCtx, { orderId, domain }: { orderId: string; domain: string }): Promise<void> {
  const row = (await registrationsOf(ctx, orderId)).find(
    (each) => each.domain === domain && each.state === 'registered',
  );
  if (!row) return;
  await ctx.db.update(domainZones).set({ changeId: null }).where(eq(domainZones.registrationId, row.id));
  await enqueue(ctx, alignDomainJob, { registrationId: row.id }, { key: row.id });
}
