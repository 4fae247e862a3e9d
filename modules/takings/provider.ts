import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { MerchantPayments } from './merchant-payments.port.ts';

/** Throws takings.not-offered (409) where this installation takes no payments for others. */
export function providerOf(ctx: Ctx): MerchantPayments {
  const { merchantPayments } = ctx.ports;
  if (!merchantPayments) throw new AppError('takings.not-offered', { status: 409 });
  return merchantPayments;
}

/** The provider does not believe us, or us twice: it says nothing of what was asked for, and an operator mends it. */
export const isOfOurKey = ({ fault }: AppError): boolean => fault === 'authentication' || fault === 'idempotency';
