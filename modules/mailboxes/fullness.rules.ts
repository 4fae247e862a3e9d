/**
 * When the owner of a box is told that it fills up. Pure.
 * A box is called full at 99 %: from there on a mail with a picture is sent back, and nobody should hear of that from a customer.
 */
export const WARNING_LEVELS = [80, 95, 100] as const;
export type WarningLevel = 0 | (typeof WARNING_LEVELS)[number];

const FROM: Record<(typeof WARNING_LEVELS)[number], number> = { 80: 80, 95: 95, 100: 99 };
/** Points below a level at which it is forgotten: a box that hovers there is not written about each day. */
const MARGIN = 5;

/**
 * The level to remember of a box: the highest that it has reached, or that it was warned of (`warned`) and is not clearly below.
 * Its owner is told where the result is higher than `warned`. `bytes` and `most` are bytes.
 */
export function warningLevel(warned: WarningLevel, bytes: number, most: number): WarningLevel {
  const percent = (bytes / most) * 100;
  return WARNING_LEVELS.findLast((level) => percent >= FROM[level] - (level <= warned ? MARGIN : 0)) ?? 0;
}

/** Whole percents, never more than 100 and never rounded up to them. */
export const percentOf = (bytes: number, most: number): number => Math.min(100, Math.floor((bytes / most) * 100));
