/** Amounts without a currency that stand beside each other: "Gel hands 26 | Gel toes 28 | Both 48". */
import { withoutBrackets } from './plain.ts';

const SEPARATOR = /\s[|·•]\s/u;
const AMOUNT_LAST = /^\p{L}[\p{L} &+'’-]{1,40} \d{1,3}(?:[.,]\d{2})?$/u;
/** "Take off 10 (free if re-doing)" */
const BRACKET_LAST = /^([^\d()]{2,60}\S)\s(\d{1,3}(?:[.,]\d{2})?)\s(\([^()]{1,60}\))$/u;
const LONGEST = 110;

/** The parts of a line of which each ends with an amount; the line where it is no such line. */
export function bareParts(line: string): string[] {
  const parts = line.length > LONGEST ? [] : line.split(SEPARATOR).map((part) => part.trim());
  const isBare = (part: string) => AMOUNT_LAST.test(withoutBrackets(part).replaceAll('  ', ' ').trim());
  return parts.length > 1 && parts.every(isBare) ? parts : [line];
}

/** What a bracket says after an amount is said before it, where the amount is a price. */
export const amountLast = (line: string): string => line.replace(BRACKET_LAST, '$1 $3 $2');
