import { Stripe } from 'stripe';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toAppError } from './provider-errors.ts';

const { errors } = Stripe;
const raw = (type: string, statusCode: number, rest: object = {}) =>
  ({ type, statusCode, message: 'giulia@trattoria.example was here', requestId: 'req_1', ...rest }) as never;

describe('what each error class of the provider means [X3]', () => {
  it.each([
    ['card', new errors.StripeCardError(raw('card_error', 402)), 'billing.card-declined', false, null],
    [
      'invalid request',
      new errors.StripeInvalidRequestError(raw('x', 400)),
      'billing.provider-refused',
      false,
      'invalid-request',
    ],
    ['API', new errors.StripeAPIError(raw('api_error', 500)), 'billing.provider-unavailable', true, null],
    [
      'authentication',
      new errors.StripeAuthenticationError(raw('x', 401)),
      'billing.provider-refused',
      false,
      'authentication',
    ],
    ['permission', new errors.StripePermissionError(raw('x', 403)), 'billing.provider-refused', false, 'permission'],
    ['rate limit', new errors.StripeRateLimitError(raw('x', 429)), 'billing.provider-unavailable', true, null],
    ['idempotency', new errors.StripeIdempotencyError(raw('x', 400)), 'billing.provider-refused', false, 'idempotency'],
    [
      'invalid grant',
      new errors.StripeInvalidGrantError(raw('x', 400)),
      'billing.provider-refused',
      false,
      'authentication',
    ],
    ['connection', new errors.StripeConnectionError(raw('x', 0)), 'billing.provider-unavailable', true, null],
    ['signature', new errors.StripeSignatureVerificationError('h', 'p'), 'billing.webhook-forged', false, null],
    [
      'unable to authenticate the request',
      new errors.StripeError({ message: 'Unable to authenticate the request', exception: new Error('x') }),
      'billing.provider-refused',
      false,
      'authentication',
    ],
    ['unknown', new TypeError('boom'), 'billing.provider-unavailable', true, null],
    ['not even an error', 'boom', 'billing.provider-unavailable', true, null],
  ])('%s', (_, error, code, retryable, fault) => {
    const mapped = toAppError(error);
    expect(mapped).toMatchObject({ code, retryable, fault });
    expect(mapped.cause).toBe(error);
  });

  it('tells the operator the code and the request, and repeats no text that a buyer typed', () => {
    const error = toAppError(new errors.StripeCardError(raw('card_error', 402, { decline_code: 'lost_card' })));
    expect(error.message).toContain('decline=lost_card');
    expect(error.message).toContain('request=req_1');
    expect(error.message).not.toContain('giulia');
  });

  it('an answer of an unknown shape leaves the outcome unknown', () => {
    const { error } = z.object({ id: z.string() }).safeParse({ id: 1 });
    expect(toAppError(error)).toMatchObject({ code: 'billing.provider-unavailable', retryable: true });
  });
});
