import { AppError } from '../../platform/errors.ts';

export const unavailable = (reason: string, cause?: unknown): AppError =>
  new AppError('domains.registrar-unavailable', {
    status: 503,
    retryable: true,
    reason: `hosted zones: ${reason}`,
    ...(cause === undefined ? {} : { cause }),
  });

/** Refused with a code of the vendor's. */
export class ZoneRefusal extends Error {
  readonly code: string;
  constructor(code: string, message: string) {
    super(`${code}: ${message}`);
    this.code = code;
  }
}
