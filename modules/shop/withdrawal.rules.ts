/**
 * A consumer's right to take back a contract that was concluded on the site (directive 2011/83/EU, art. 9 to 16). Pure. Days are those of
 * the business's clock: "2026-12-03".
 */
import type { WithdrawalRule } from '../../site-kit/shop/law.ts';

export const WITHDRAWAL_DAYS = 14;
/** A period that ends on a feast runs on (regulation 1182/71, art. 3); feasts differ by town, so whoever comes soon after is not late. */
const KINDNESS_DAYS = 3;

const after = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
const isWeekend = (day: string): boolean => [0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay());

/** Last day on which it can be taken back: the fourteenth after it was collected, or the next that is no Saturday or Sunday. */
export function lastDayOf(collected: string): string {
  let day = after(collected, WITHDRAWAL_DAYS);
  while (isWeekend(day)) day = after(day, 1);
  return day;
}

/** Before it is collected the days have not begun. */
export const isInTime = (collected: string | null, today: string): boolean =>
  collected === null || today <= after(lastDayOf(collected), KINDNESS_DAYS);

/** What goes back: the lines that can be given back, in cents. */
export const withdrawable = (
  lines: readonly { withdrawal: WithdrawalRule; cents: number; quantity: number }[],
): number =>
  lines
    .filter(({ withdrawal }) => withdrawal === 'yes')
    .reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** Last day on which the money has to go back (art. 13). */
export const refundBy = (declared: string): string => after(declared, WITHDRAWAL_DAYS);

/** Days after the declaration on which its owner is reminded of money that has not gone back. */
export const REMINDERS = [7, 11, 13] as const;
/** How many of them are due. */
export const remindersDue = (declared: string, today: string): number =>
  REMINDERS.filter((days) => after(declared, days) <= today).length;
