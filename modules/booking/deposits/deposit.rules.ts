/** What is paid before somebody comes: how much, until when it comes back, and when it does. Pure, browser-safe. */
import { plainAmount } from '../../../site-kit/facts/plain-amount.ts';
import type { BookingState } from '../booking.states.ts';

/** What a service asks for. */
export interface DepositRule {
  /** For each person; an appointment is for one. */
  cents: number;
  /** Of so many people on. */
  from: number;
}
/** What of it one booking asks for. */
export interface DepositTerms {
  /** Cents. */
  amount: number;
  currency: 'EUR';
  /** Minutes before the start until which it comes back to who cancels. */
  freeMinutes: number;
  /** What the booking becomes once it is paid. */
  becomes: 'confirmed' | 'asked';
}
/** The same as it was accepted. */
export interface Deposit extends DepositTerms {
  /** Until then the law lets a consumer withdraw (directive 2011/83/EU, art. 9), ISO 8601; null: such a date is excepted (art. 16 l). */
  withdrawUntil: string | null;
  /** Word for word. */
  clause: string;
}

/** By which a form says again what its reader was shown. */
export const tokenOf = ({ amount, currency, freeMinutes, becomes }: DepositTerms): string =>
  [amount, currency, freeMinutes, becomes].join('.');

/** Never more than is stated as the price of one. */
export function isWithinPrice({ deposit, price }: { deposit: DepositRule | null; price: string | null }): boolean {
  const stated = price === null ? null : plainAmount(price);
  return deposit === null || stated === null || deposit.cents <= stated.cents;
}

const MINUTE_MS = 60_000;
export interface Deposited {
  state: BookingState;
  startsAt: Date;
}
/** The last moment at which who cancels has it back. Nobody waits for who has not been answered yet. */
export function freeUntil(
  { state, startsAt }: Deposited,
  { freeMinutes, withdrawUntil }: Pick<Deposit, 'freeMinutes' | 'withdrawUntil'>,
): Date {
  if (state === 'asked') return startsAt;
  const byRule = startsAt.getTime() - freeMinutes * MINUTE_MS;
  const byLaw = withdrawUntil === null ? 0 : Date.parse(withdrawUntil);
  return new Date(Math.min(startsAt.getTime(), Math.max(byRule, byLaw)));
}

const BY_THE_PLACE: readonly BookingState[] = ['refused', 'expired', 'cancelled-by-owner'];
/** Whether it goes back by itself as a booking becomes something: always by the place's own act or silence, in time by its guest's. */
export const isGivenBack = (booking: Deposited, deposit: Deposit, to: BookingState, now: Date): boolean =>
  BY_THE_PLACE.includes(to) || (to === 'cancelled-by-guest' && now <= freeUntil(booking, deposit));
