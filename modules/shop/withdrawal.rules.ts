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

export interface Bought {
  position: number;
  withdrawal: WithdrawalRule;
  cents: number;
  quantity: number;
  /** Pieces that were taken back before. */
  withdrawn: number;
}
/** How many pieces of which line, by its position in the order. */
export type Chosen = ReadonlyMap<number, number>;

/** Pieces that are still bought. */
export const piecesLeft = ({ quantity, withdrawn }: Pick<Bought, 'quantity' | 'withdrawn'>): number =>
  quantity - withdrawn;
/** Pieces that can be given back. */
export const withdrawable = (line: Bought): number => (line.withdrawal === 'yes' ? piecesLeft(line) : 0);
/** Lines as they are after what was taken back; without those of which nothing is left. */
export const stillBought = <L extends Bought>(lines: readonly L[]): L[] =>
  lines.map((line) => ({ ...line, quantity: piecesLeft(line), withdrawn: 0 })).filter(({ quantity }) => quantity > 0);
/** All that can be given back. */
export const everything = (lines: readonly Bought[]): Chosen =>
  new Map(lines.filter((line) => withdrawable(line) > 0).map((line) => [line.position, withdrawable(line)]));

interface TakenBack<L> {
  /** With the pieces that are taken back as their quantity. */
  lines: L[];
  /** Cents that go back. */
  amount: number;
  /** What stays bought, as `stillBought` has it; empty where all of the order was taken back. */
  kept: L[];
}
/**
 * What is taken back, priced as it was bought; null where it is nothing, or more than can be given back. The delivery goes back with the last
 * piece (directive 2011/83/EU, art. 13.1): each way has one price, and none is dearer for being quicker (art. 13.2). What stays would have been
 * delivered at the same price.
 */
export function takeBack<L extends Bought>(
  lines: readonly L[],
  chosen: Chosen,
  { delivery }: { delivery: { cents: number } | null },
): TakenBack<L> | null {
  const pieces = ({ position }: L) => chosen.get(position) ?? 0;
  const isCount = (line: L) =>
    Number.isInteger(pieces(line)) && pieces(line) >= 0 && pieces(line) <= withdrawable(line);
  const back = lines.filter((line) => pieces(line) > 0).map((line) => ({ ...line, quantity: pieces(line) }));
  const isKnown = [...chosen.keys()].every((position) => lines.some((line) => line.position === position));
  if (back.length === 0 || !isKnown || !lines.every(isCount)) return null;
  const kept = stillBought(lines.map((line) => ({ ...line, withdrawn: line.withdrawn + pieces(line) })));
  const goods = back.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  return { lines: back, amount: goods + (kept.length === 0 ? (delivery?.cents ?? 0) : 0), kept };
}

/** Last day on which the money has to go back (art. 13). */
export const refundBy = (declared: string): string => after(declared, WITHDRAWAL_DAYS);

/** Days after the declaration on which its owner is reminded of money that has not gone back. */
export const REMINDERS = [7, 11, 13] as const;
/** How many of them are due. */
export const remindersDue = (declared: string, today: string): number =>
  REMINDERS.filter((days) => after(declared, days) <= today).length;
