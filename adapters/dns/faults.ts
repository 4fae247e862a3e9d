import { AppError } from '../../platform/errors.ts';

/** The DNS gave no answer, or none that is understood: nothing is guessed. */
export const unavailable = (reason: string, cause?: unknown) =>
  new AppError('domains.dns-unavailable', { status: 503, retryable: true, reason, cause });
