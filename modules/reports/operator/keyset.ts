import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '../../../platform/errors.ts';
import type { Page } from './schemas.ts';

/** Rows of a page of the console. */
export const PAGE = 30;

/** Behind the row that a cursor names, newest first. Throws http.bad-input for a cursor that is not one of ours. */
export function behind(at: PgColumn, id: PgColumn, cursor: string | undefined): SQL | undefined {
  if (cursor === undefined) return undefined;
  const [time = '', key] = Buffer.from(cursor, 'base64url').toString().split(/ (.*)/s);
  if (key === undefined || Number.isNaN(Date.parse(time))) {
    throw new AppError('http.bad-input', { status: 400, fields: { after: 'invalid' } });
  }
  return sql`(${at}, ${id}) < (${time}::timestamptz, ${key})`;
}

/** Of `PAGE` + 1 rows the page, and where the next one begins. */
export function pageOf<Row, View>(
  rows: Row[],
  mark: (row: Row) => [Date, string],
  view: (row: Row) => View,
): Page<View> {
  const shown = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  const [at, id] = last ? mark(last) : [];
  return {
    data: shown.map(view),
    next: at ? Buffer.from(`${at.toISOString()} ${id}`).toString('base64url') : null,
  };
}

export const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
