import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { normaliseDomain } from './domain-name.ts';
import { liveRegistrations } from './registration.ts';
import { authCode } from './schemas.ts';

/** Throws ordering.domain-taken naming the first that cannot be sold; an unknown answer is not a yes. */
export async function requireAvailable(ctx: Ctx, domains: string[]): Promise<void> {
  // Another customer has paid for it, though the registrar may not know yet.
  const [ours] = await liveRegistrations(ctx.db, domains);
  if (ours) throw new AppError('ordering.domain-taken', { status: 409, fields: { domains: ours.domain } });
  const answers = await Promise.all(
    domains.map(async (domain) => ({ domain, is: await ctx.ports.registrar.check(domain) })),
  );
  const taken = answers.find((answer) => answer.is !== 'AVAILABLE');
  if (!taken) return;
  if (taken.is === 'UNKNOWN') throw new AppError('domains.registrar-unavailable', { status: 503, retryable: true });
  throw new AppError('ordering.domain-taken', { status: 409, fields: { domains: taken.domain } });
}

/** Whether a name can move to us with this code. */
export async function checkTransferable(ctx: Ctx, domain: string, authcode: string): Promise<'yes' | 'no' | 'unknown'> {
  const read = normaliseDomain(domain);
  if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domain: read.code } });
  return ctx.ports.registrar.transferable(read.ascii, requireAuthCode(authcode));
}

/** Throws ordering.authcode-invalid. */
export function requireAuthCode(code: string): string {
  const read = authCode.safeParse(code);
  if (!read.success)
    throw new AppError('ordering.authcode-invalid', { status: 422, fields: { authcode: 'authcode-invalid' } });
  return read.data;
}
