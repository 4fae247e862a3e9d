import { Stripe } from 'stripe';
import { ZodError } from 'zod';
import { AppError, isAppError } from '../../platform/errors.ts';

const { errors } = Stripe;

/** A customer cannot mend these, and neither can time. */
const OUR_FAULTS = [
  { kind: errors.StripeIdempotencyError, fault: 'idempotency' },
  { kind: errors.StripeAuthenticationError, fault: 'authentication' },
  { kind: errors.StripePermissionError, fault: 'permission' },
  { kind: errors.StripeOAuthError, fault: 'authentication' },
  { kind: errors.StripeInvalidRequestError, fault: 'invalid-request' },
];

/** The client could not put its key on the request (stripe 23, RequestSender): a plain StripeError, told by its words alone. */
const UNSIGNED = 'Unable to authenticate the request';

/** Kind, code, parameter and request id: enough for the operator. The provider's text may quote what a buyer typed. */
function reasonOf(error: InstanceType<typeof errors.StripeError>): string {
  const parts = {
    code: error.code,
    decline: error.decline_code,
    param: error.param,
    status: error.statusCode,
    request: error.requestId,
  };
  const known = Object.entries(parts).filter(([, value]) => value !== undefined && value !== '');
  return [error.type, ...known.map(([name, value]) => `${name}=${String(value)}`)].join(' ');
}

/**
 * Maps every error class of the provider's client to what a person meets: a declined card (use another), a refusal for
 * good (the operator must act) or an unknown outcome (look at the provider's truth, then try again).
 */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const declined = (reason: string) => new AppError('billing.card-declined', { status: 402, reason, cause: error });
  const refused = (reason: string, fault: string) =>
    new AppError('billing.provider-refused', { status: 502, reason, fault, cause: error });
  const unavailable = (reason: string) =>
    new AppError('billing.provider-unavailable', { status: 503, reason, retryable: true, cause: error });

  if (error instanceof ZodError) {
    const where = error.issues.map((issue) => issue.path.join('.')).join(', ');
    return unavailable(`the provider's answer is not understood at: ${where}`);
  }
  if (!(error instanceof errors.StripeError)) {
    return unavailable(`unknown error: ${error instanceof Error ? error.name : typeof error}`);
  }
  const reason = reasonOf(error);
  if (error instanceof errors.StripeCardError) return declined(reason);
  if (error instanceof errors.StripeSignatureVerificationError) {
    return new AppError('billing.webhook-forged', { status: 400, reason, cause: error });
  }
  const ours = OUR_FAULTS.find(({ kind }) => error instanceof kind);
  if (ours) return refused(reason, ours.fault);
  if (error.message === UNSIGNED) return refused(reason, 'authentication');
  // Rate limits, 5xx, 409 on a key in use, resets, time-outs, unreadable bodies: the effect may or may not have happened.
  return unavailable(reason);
}

/** A payment of which all was given back, also by refunds that are still on their way (docs.stripe.com/error-codes). */
export const nothingLeft = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'charge_already_refunded';

/** What is asked for is not there, or not any more. */
export const isMissing = (error: unknown): boolean =>
  error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing';

/** Runs a call to the provider and throws AppError only. */
export async function asking<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw toAppError(error);
  }
}
