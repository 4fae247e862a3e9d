import type { Ctx } from '../../../platform/ctx.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { openQuestions } from '../transfer/mail-question.ts';
import type { MailQuestion } from '../transfer/mail-question.rules.ts';
import { listRegistrations, type Registration } from '../registration/registration.ts';
import type { ManagedDomain } from '../schemas.ts';
import { keptUntil, movableFrom, yearIsDue } from '../zones/zones.rules.ts';
import { shownName } from '../../../site-kit/shown-name.ts';

/** The names of an order as its customer sees them; those that another name or the money replaced are left out. */
export async function managedDomains(ctx: Ctx, { by }: { by: OrderAccess }): Promise<ManagedDomain[]> {
  const rows = await listRegistrations(ctx, { by });
  const shown = rows.filter((row) => row.state !== 'replaced' && row.state !== 'refunded');
  const questions = await openQuestions(ctx, shown);
  return shown.map((row) => toManaged(row, questions.get(row.id) ?? null, ctx.clock.now()));
}

function toManaged(row: Registration, question: MailQuestion | null, now: Date): ManagedDomain {
  const from = row.registeredAt && movableFrom(row.domain, row.registeredAt);
  const expired = row.expiresAt !== null && row.expiresAt < now;
  const year = yearState(row, expired);
  const waits = row.state === 'registered' && year === 'waits-for-payment';
  return {
    domain: row.domain,
    name: shownName(row.domain),
    kind: row.kind,
    state: row.state,
    waits_for: row.waitsFor,
    mail_question: question,
    holder: row.holder,
    holder_name: row.holder === 'customer' ? holderName(row) : null,
    expires_at: row.expiresAt?.toISOString() ?? null,
    year,
    renewable_until: waits && row.expiresAt ? keptUntil(row.domain, row.expiresAt).toISOString() : null,
    locked: row.locked,
    lock_changing: row.locked !== null && row.locked !== row.wantLocked,
    movable_from: from && from > now ? from.toISOString() : null,
    code_given_at: row.codeGivenAt?.toISOString() ?? null,
  };
}

const holderName = ({ contact }: Registration) => contact.organisation ?? `${contact.firstName} ${contact.lastName}`;

function yearState(row: Registration, expired: boolean): ManagedDomain['year'] {
  if (row.endedAt) return 'ends';
  if (row.expiresAt && yearIsDue(row.expiresAt, row.paidUntil)) return 'buying';
  return expired ? 'waits-for-payment' : 'with-subscription';
}
