import { AppError } from '../../../platform/errors.ts';
import type { TxCtx } from '../../../platform/ctx.ts';
import { enqueue } from '../../../platform/transaction.ts';
import { pollDomainJob, registerDomainJob } from '../jobs.ts';
import { findRegistration } from './registration.ts';

/**
 * Does the next step of a registration that is under way now, instead of when its next try is due. Throws
 * domains.state (409) when nothing is under way.
 */
export async function retryRegistration(ctx: TxCtx, registrationId: string): Promise<void> {
  const row = await findRegistration(ctx, registrationId);
  const job = row?.state === 'wanted' ? registerDomainJob : row?.state === 'submitted' ? pollDomainJob : null;
  if (!job) throw new AppError('domains.state', { status: 409 });
  // A job that waits under the registration's key waits on: both look before they act.
  await enqueue(ctx, job, { registrationId }, { key: `${registrationId}:now` });
}
