/** What a spreadsheet would run instead of showing it. */
const FORMULA = /^[=+\-@\t]/;
/** One cell of a file for spreadsheets (RFC 4180). */
export function cell(value: string | number): string {
  const isRun = typeof value === 'string' && FORMULA.test(value) && !/^-?\d+\.\d{2}$/.test(value);
  return `"${(isRun ? `'${value}` : String(value)).replaceAll('"', '""')}"`;
}
