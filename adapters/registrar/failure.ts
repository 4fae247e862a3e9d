import { AppError } from '../../platform/errors.ts';

/** What the registrar refuses for good: the same request would be refused again. All else leaves the outcome open. */
const REFUSALS = new Set(['InvalidInput', 'TLDRulesViolation', 'UnsupportedTLD']);

/** A key that does not open, or a limit of our account: the registrar's common errors and OperationLimitExceeded, DomainLimitExceeded. */
const OUR_FAULTS: Record<string, string> = {
  AccessDeniedException: 'permission',
  UnrecognizedClientException: 'authentication',
  InvalidClientTokenId: 'authentication',
  InvalidSignatureException: 'authentication',
  IncompleteSignature: 'authentication',
  MissingAuthenticationToken: 'authentication',
  OptInRequired: 'permission',
  DomainLimitExceeded: 'limit',
  OperationLimitExceeded: 'limit',
};

export function isRefusal(error: unknown): error is Error {
  return error instanceof Error && REFUSALS.has(error.name);
}

export function isDuplicate(error: unknown): boolean {
  return error instanceof Error && error.name === 'DuplicateRequest';
}

/**
 * Any failure in our terms. Unless the registrar plainly refused, we cannot know whether it acted: time-outs, 5xx,
 * throttling, unreadable answers, a zone in maintenance, but also its limits for our account or a wrong key, which are
 * ours to mend and no reason to refuse a customer.
 */
function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isRefusal(error)) {
    return new AppError('domains.refused', { status: 422, reason: `${error.name}: ${error.message}`, cause: error });
  }
  return unavailable(error instanceof Error ? `${error.name}: ${error.message}` : 'unknown failure', error);
}

export function unavailable(reason: string, cause?: unknown): AppError {
  const fault = cause instanceof Error ? OUR_FAULTS[cause.name] : undefined;
  return new AppError('domains.registrar-unavailable', {
    status: 503,
    retryable: true,
    reason,
    ...(fault === undefined ? {} : { fault }),
    ...(cause === undefined ? {} : { cause }),
  });
}

/** Whatever goes wrong in a call leaves it in our terms. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toAppError(error);
  }
}
