import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { normaliseDomain } from '../domain-name.ts';
import { liveRegistrations } from './registration.ts';
import type { DomainContact, TransferAnswer, TransferRefusal } from './registrar.port.ts';
import { authCode } from '../schemas.ts';
import { ITALIAN_REGISTRANTS } from '../zones/zones.rules.ts';

/** Throws ordering.domain-taken naming the first that cannot be sold; an unknown answer is not a yes. */
export async function requireAvailable(ctx: Ctx, domains: string[]): Promise<void> {
  // Another customer has paid for it, though the registrar may not know yet.
  const [ours] = await liveRegistrations(ctx, domains);
  if (ours) throw new AppError('ordering.domain-taken', { status: 409, fields: { domains: ours.domain } });
  const answers = await Promise.all(
    domains.map(async (domain) => ({ domain, is: await ctx.ports.registrar.check(domain) })),
  );
  const taken = answers.find((answer) => answer.is !== 'AVAILABLE');
  if (!taken) return;
  if (taken.is === 'UNKNOWN') throw new AppError('domains.registrar-unavailable', { status: 503, retryable: true });
  throw new AppError('ordering.domain-taken', { status: 409, fields: { domains: taken.domain } });
}

/** Whether a name can move to us with this code, and where it cannot, why. */
export async function checkTransferable(
  ctx: Ctx,
  input: { domain: string; authcode: string },
): Promise<TransferAnswer> {
  const { domain, authcode } = input;
  const read = normaliseDomain(domain);
  if (!read.ok) throw new AppError('ordering.domain-invalid', { status: 422, fields: { domain: read.code } });
  return ctx.ports.registrar.transferable(read.ascii, requireAuthCode(authcode));
}

const REFUSED: Record<TransferRefusal, string> = {
  locked: 'domains.transfer-locked',
  'too-recent': 'domains.transfer-too-recent',
  code: 'domains.transfer-code',
  'not-registered': 'domains.transfer-not-registered',
  ours: 'ordering.domain-taken',
  'not-sold': 'domains.transfer-refused',
};

/**
 * Before money is taken for a transfer that the registry would refuse: throws domains.transfer-… with the reason. Where
 * the registry gives no answer the order goes on; a transfer that fails later is given back.
 */
export async function requireTransferable(ctx: Ctx, input: { domain: string; authcode: string }): Promise<void> {
  const { domain } = input;
  const [ours] = await liveRegistrations(ctx, [domain]);
  if (ours) throw new AppError('ordering.domain-taken', { status: 409, fields: { domains: domain } });
  const { answer, why } = await checkTransferable(ctx, input).catch((error: unknown): TransferAnswer => {
    if (!isAppError(error, 'domains.registrar-unavailable')) throw error;
    return { answer: 'unknown', why: null };
  });
  if (answer === 'no') {
    const code = why ? REFUSED[why] : 'domains.transfer-refused';
    throw new AppError(code, { status: 409, fields: { domains: domain } });
  }
}

/** Throws domains.registrant-country where a zone does not take owners from this country. */
export function requireRegistrant(domains: string[], { country }: Pick<DomainContact, 'country'>): void {
  if (ITALIAN_REGISTRANTS.has(country) || !domains.some((domain) => domain.endsWith('.it'))) return;
  throw new AppError('domains.registrant-country', { status: 422, fields: { country } });
}

/** Throws ordering.authcode-invalid. */
export function requireAuthCode(code: string): string {
  const read = authCode.safeParse(code);
  if (!read.success)
    throw new AppError('ordering.authcode-invalid', { status: 422, fields: { authcode: 'authcode-invalid' } });
  return read.data;
}
