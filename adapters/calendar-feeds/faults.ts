import { AppError } from '../../platform/errors.ts';

export const badAddress = (reason: string) => new AppError('booking.feed-address', { status: 422, reason });
export const silent = (reason: string, cause?: unknown) =>
  new AppError('booking.feed-silent', { status: 503, retryable: true, reason, cause });
export const refused = (reason: string) => new AppError('booking.feed-refused', { status: 422, reason });
export const unreadable = (reason: string, cause?: unknown) =>
  new AppError('booking.feed-unreadable', { status: 422, reason, cause });
export const tooLarge = (reason: string) => new AppError('booking.feed-too-large', { status: 422, reason });
