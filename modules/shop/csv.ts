import { LOCALES } from '../../site-kit/locales.ts';
import type { Lang } from '../../site-kit/names.ts';

/** What a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

interface Amount {
  cents: number;
}
/** A number with two decimals: cents of money, hundredths of a per cent. */
export const amount = (cents: number): Amount => ({ cents });

/** Text is what somebody typed; a number is a count. */
type Cell = string | number | Amount;

/**
 * Lines as spreadsheets of that language read them: where decimals have a comma, cells are divided by semicolons, or a list shows as one
 * column. No sign of a currency, no groups of thousands. Quoted as RFC 4180 has it, UTF-8 with a mark, without which Greek is misread.
 */
export function csvOf(lines: readonly (readonly Cell[])[], lang: Lang): string {
  const decimals = new Intl.NumberFormat(LOCALES[lang], { minimumFractionDigits: 2, useGrouping: false });
  const divider = decimals.format(0).includes(',') ? ';' : ',';
  const shown = (cell: Cell): string => {
    if (typeof cell === 'number') return String(cell);
    if (typeof cell === 'object') return decimals.format(cell.cents / 100);
    return FORMULA.test(cell) ? `'${cell}` : cell;
  };
  const quoted = (cell: Cell) => `"${shown(cell).replaceAll('"', '""')}"`;
  return `\u{FEFF}${lines.map((line) => line.map(quoted).join(divider)).join('\r\n')}\r\n`;
}
