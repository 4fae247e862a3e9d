/** What a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t]/;
/** Cents as a spreadsheet reads them: 12.50. */
export const amount = (cents: number): string => (cents / 100).toFixed(2);

/** One cell of a file for spreadsheets (RFC 4180). */
function cell(value: string | number): string {
  const isRun = typeof value === 'string' && FORMULA.test(value) && !/^-?\d+\.\d{2}$/.test(value);
  return `"${(isRun ? `'${value}` : String(value)).replaceAll('"', '""')}"`;
}

/** Lines as a spreadsheet reads them (RFC 4180, UTF-8 with a mark). */
export const csvOf = (lines: readonly (readonly (string | number)[])[]): string =>
  `\u{FEFF}${lines.map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`;
