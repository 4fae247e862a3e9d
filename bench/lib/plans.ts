/** The statements that a suite's questions ask, and how PostgreSQL would answer them now. */
import { drizzle } from 'drizzle-orm/node-postgres';
import { Pool } from 'pg';
import type { Db } from '../../platform/db.ts';
import type { Product } from './product.ts';

export interface Watched {
  db: Db;
  /** A plan for each statement of `work`, as EXPLAIN tells it. */
  plans(work: () => Promise<unknown>): Promise<string[]>;
  end(): Promise<void>;
}

/** A pool of its own on the product's database, as the product has: a question may ask several things at once. */
export function watchDatabase(product: Product): Watched {
  const asked: { sql: string; params: unknown[] }[] = [];
  const pool = new Pool(product.database);
  const logQuery = (sql: string, params: unknown[]) => void asked.push({ sql, params });
  return {
    db: drizzle(pool, { logger: { logQuery } }),
    async plans(work) {
      asked.length = 0;
      await work();
      const plans: string[] = [];
      for (const { sql, params } of asked.slice()) {
        const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain ${sql}`, params);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      }
      return plans;
    },
    end: () => pool.end(),
  };
}
