import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { registerDomainJob } from './jobs.ts';
import type { DomainContact } from './registrar.port.ts';
import { domainRegistrations } from './tables.ts';

/** Paid names: a row and a job each, in the transaction that says so. The same name twice for an order is one row. */
export async function wantDomains(
  tx: Tx,
  ctx: Ctx,
  wanted: {
    orderId: string;
    domains: string[];
    kind: 'register' | 'transfer';
    contact: DomainContact;
    authcode: string | null;
  },
): Promise<void> {
  const now = ctx.clock.now();
  for (const domain of wanted.domains) {
    const id = newId('dom');
    const [fresh] = await tx
      .insert(domainRegistrations)
      .values({
        id,
        orderId: wanted.orderId,
        domain,
        kind: wanted.kind,
        state: 'wanted',
        contact: wanted.contact,
        authcode: wanted.authcode,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: domainRegistrations.id });
    if (!fresh) continue;
    await audit(tx, ctx, 'domains.want', wanted.orderId, { domain, kind: wanted.kind });
    await ctx.jobs.enqueue(tx, registerDomainJob, { registrationId: id }, { key: id });
  }
}
