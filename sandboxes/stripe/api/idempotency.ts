import { ApiError } from '../api-error.ts';
import type { Desk } from '../desk.ts';

/** The vendor keeps an answer for at least a day; afterwards the same key is a new request. */
const keptMs = 24 * 3_600_000;

/**
 * Opens the record of a key. Returns the stored answer when the same request was made before, null when it is new.
 * Throws ApiError: 400 when the key was used with other parameters, 409 while the first request is still running
 * (docs.stripe.com/api/idempotent_requests).
 */
export function beginAnswer(
  desk: Desk,
  key: string,
  fingerprint: string,
  requestId: string,
): { status: number; body: unknown } | null {
  if (key.length > 255) {
    throw new ApiError(400, { type: 'invalid_request_error', message: 'Idempotency keys are at most 255 characters.' });
  }
  const saved = desk.state.answers.get(key);
  if (saved !== undefined && desk.clock.wall() - saved.at < keptMs) {
    if (saved.fingerprint !== fingerprint) {
      throw new ApiError(400, {
        type: 'idempotency_error',
        message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
      });
    }
    if (saved.answer === null) {
      throw new ApiError(409, {
        type: 'idempotency_error',
        code: 'idempotency_key_in_use',
        message: `There is currently another in-progress request using this Idempotent Key (${key}).`,
      });
    }
    return saved.answer;
  }
  desk.state.answers.set(key, { fingerprint, requestId, at: desk.clock.wall(), answer: null });
  return null;
}

export function keepAnswer(desk: Desk, key: string, answer: { status: number; body: unknown }): void {
  const saved = desk.state.answers.get(key);
  if (saved !== undefined) saved.answer = structuredClone(answer);
  desk.store.touch();
}
