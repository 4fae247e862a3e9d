/**
 * Whether code and tables fit while versions run side by side. A migration only adds (expand); one that takes something away
 * (contract) says which migration a version must know to bear it, `-- contract after 0060`: whoever knows that one reads
 * nothing of what goes.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql, type SQL } from 'drizzle-orm';
import type { ClientBase } from 'pg';

/** Among the marks of the installation; that one compares names it knows, and this is none of them. */
export const FLOOR = 'schema-floor';
const CONTRACT = /^-- contract after (\d{4})$/gm;

/** What a version knows: how many migrations there are, and how many one must know to bear them all. */
export interface BuildSchema {
  knows: number;
  floor: number;
}
/** What was applied, and how many one must know to bear it. Null: nothing was. */
export type TableSchema = { applied: number; floor: number } | null;

export function schemaOfBuild(folder: string): BuildSchema {
  const { entries } = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  const floors = entries.flatMap(({ tag }) => contractsIn(readFileSync(join(folder, `${tag}.sql`), 'utf8')));
  return { knows: entries.length, floor: Math.max(0, ...floors) };
}

/** How many migrations one must know, by each contract of this one. */
export const contractsIn = (text: string): number[] => [...text.matchAll(CONTRACT)].map(([, tag]) => Number(tag) + 1);

export async function schemaOfTables(db: Pick<ClientBase, 'query'>): Promise<TableSchema> {
  const { rows } = await db.query<{ there: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null and to_regclass('public.installation') is not null as there`,
  );
  if (!rows[0]?.there) return null;
  const { rows: found } = await db.query<{ applied: number; floor: number }>(SCHEMA);
  return found[0] ?? null;
}

/** One row of a database that has tables. */
export const SCHEMA = `
  select (select count(*)::int from drizzle.__drizzle_migrations) as applied,
    coalesce((select mark::int from installation where name = '${FLOOR}'), 0) as floor`;

/** Why a version that knows so many migrations cannot run on these tables, in a sentence; null: it can. */
export function misfitOf(knows: number, { applied, floor }: { applied: number; floor: number }): string | null {
  if (applied < knows)
    return `The tables of this database know ${applied} migrations and this version needs ${knows}: run npm run migrate first.`;
  if (floor > knows)
    return (
      `A later version has taken away what this one reads: these tables need a version that knows ${floor} migrations, ` +
      `and this one knows ${knows}. Start that version, or a later one.`
    );
  return null;
}

/** Writes down what a version must know from now on; it never goes back. */
export async function noteFloor(db: { execute(statement: SQL): PromiseLike<unknown> }, floor: number): Promise<void> {
  await db.execute(sql`
    insert into installation (name, mark, noted_at) values (${FLOOR}, ${String(floor)}, now())
    on conflict (name) do update set mark = greatest(installation.mark::int, excluded.mark::int)::text`);
}
