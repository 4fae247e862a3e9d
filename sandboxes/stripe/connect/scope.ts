import { ApiError } from '../api-error.ts';
import type { Desk } from '../desk.ts';

const unreachable = (id: string) =>
  new ApiError(403, {
    type: 'invalid_request_error',
    code: 'account_invalid',
    message: `The provided key does not have access to account '${id}' (or that account does not exist). Application access may have been revoked.`,
  });

/** The same verbs in the name of a connected account: it has objects of its own, and sees no others. */
export const deskOf = (desk: Desk, account: string): Desk => ({
  ...desk,
  account,
  state: desk.store.stateOf(account),
});

/**
 * On whose behalf a call is made: our own account's without a header. `Stripe-Context` and the older `Stripe-Account` say the same.
 * Throws ApiError 400 where they differ, 403 for an account that is not ours to act for.
 */
export function scoped(desk: Desk, header: (name: string) => string | undefined): Desk {
  const [context, account] = [header('stripe-context'), header('stripe-account')];
  const named = context ?? account;
  if (named === undefined || named === '') return desk;
  if (account !== undefined && account !== named)
    throw new ApiError(400, { type: 'invalid_request_error', message: 'Stripe-Context and Stripe-Account differ.' });
  if (desk.state.accounts.get(named)?.closed !== false) throw unreachable(named);
  return deskOf(desk, named);
}

/** Our own desk and those of all connected accounts. */
export const allDesks = (desk: Desk): Desk[] => [
  desk,
  ...[...desk.state.accounts.keys()].map((account) => deskOf(desk, account)),
];
