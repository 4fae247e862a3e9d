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

/** Last day on which it can be taken back: the fourteenth after it was collected or delivered (art. 9.2 b), or the next that is no Saturday or Sunday. */
export function lastDayOf(handedOver: string): string {
  let day = after(handedOver, WITHDRAWAL_DAYS);
  while (isWeekend(day)) day = after(day, 1);
  return day;
}

/** Before it is handed over the days have not begun. */
export const isInTime = (handedOver: string | null, today: string): boolean =>
  handedOver === null || today <= after(lastDayOf(handedOver), KINDNESS_DAYS);

export const canGoBack = ({ withdrawal }: { withdrawal: WithdrawalRule }): boolean => withdrawal === 'yes';
/** What goes back of the goods: the lines that can be given back, in cents. */
export const withdrawable = (
  lines: readonly { withdrawal: WithdrawalRule; cents: number; quantity: number }[],
): number => lines.filter(canGoBack).reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);

/** Last day on which the money has to go back (art. 13). */
export const refundBy = (declared: string): string => after(declared, WITHDRAWAL_DAYS);

/** Days after the declaration on which its owner is reminded of money that has not gone back. */
export const REMINDERS = [7, 11, 13] as const;
/** How many of them are due. */
export const remindersDue = (declared: string, today: string): number =>
  REMINDERS.filter((days) => after(declared, days) <= today).length;
