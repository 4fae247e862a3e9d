import { and, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db.ts';
import { MAIL_OF_ORDER, orders } from './tables.ts';

const idsWhere = async (db: Db | Tx, which: ReturnType<typeof sql>): Promise<string[]> => {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(which, isNotNull(orders.paidAt)));
  return rows.map(({ id }) => id);
};

/** Ids of what was bought under this address, however its letters are written; what was never paid is nobody's yet. */
export const paidOrdersOfMail = (db: Db | Tx, mail: string): Promise<string[]> =>
  idsWhere(db, sql`${sql.raw(MAIL_OF_ORDER)} = lower(${mail})`);

/** Ids of what was bought for these social pages. */
export const paidOrdersOfPages = (db: Db | Tx, pageIds: string[]): Promise<string[]> =>
  idsWhere(db, sql`${inArray(orders.pageId, pageIds)}`);
