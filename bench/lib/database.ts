/** What the product asks its database in one call, as scripts for pgbench. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Product } from './product.ts';

const STATEMENT = /(?:statement|execute [^:]+): ([\s\S]+)$/;

/** Lets PostgreSQL write down every statement while `work` runs, and returns them with their parameters put in. */
export async function statementsOf(product: Product, work: () => Promise<unknown>): Promise<string[]> {
  const log = async (what: 'all' | 'none') => {
    await product.sql.query(`alter system set log_statement = '${what}'`);
    await product.sql.query(`alter system set log_line_prefix = '%m [%p] %a|'`);
    await product.sql.query('select pg_reload_conf()');
    await sleep(300);
  };
  await log('all');
  const from = product.databaseLog().length;
  try {
    await work();
  } finally {
    await log('none');
  }
  return readStatements(product.databaseLog().slice(from));
}

/** Only those of the product's own pool: its job queue polls meanwhile. */
function readStatements(log: string): string[] {
  const entries = log.split(/\n(?=\d{4}-\d\d-\d\d \d\d:\d\d:\d\d)/);
  const own = entries.flatMap((entry) => /\] vetrina\|(LOG|DETAIL): {2}([\s\S]*)$/.exec(entry)?.slice(1) ?? []);
  const found: string[] = [];
  for (let at = 0; at < own.length; at += 2) {
    const [kind, text = ''] = [own[at], own[at + 1]];
    const statement = STATEMENT.exec(text)?.[1];
    if (kind === 'LOG' && statement !== undefined) found.push(statement.trim());
    else if (kind === 'DETAIL') found.push(withParameters(found.pop() ?? '', text));
  }
  return found;
}

/** `Parameters: $1 = 'x', $2 = NULL` into the places of a statement. */
function withParameters(statement: string, detail: string): string {
  const values = new Map<string, string>();
  for (const [, place = '', value = ''] of detail.matchAll(/\$(\d+) = ('(?:[^']|'')*'|NULL)/g))
    values.set(place, literal(value));
  return statement.replaceAll(/\$(\d+)/g, (whole, place: string) => values.get(place) ?? whole);
}

/** pgbench takes a colon for the start of a variable, even inside a literal. */
const literal = (value: string): string =>
  value === 'NULL' ? value : `E${value.replaceAll('\\', '\\\\').replaceAll(':', '\\x3a')}`;
