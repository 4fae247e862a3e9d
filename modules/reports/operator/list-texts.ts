/** Texts that owners asked for. The caller has checked who asks. */
import { and, desc, eq, inArray, notInArray } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { TextLine } from '../../copywriting/schemas.ts';
import { OPEN } from '../../copywriting/text.states.ts';
import { textRequests } from '../../copywriting/tables.ts';
import type { TextsQuery } from '../../operations/schemas.ts';
import { orders } from '../../ordering/tables.ts';
import { behind, iso, PAGE, pageOf } from './keyset.ts';
import type { Page } from './schemas.ts';

type Row = { text: typeof textRequests.$inferSelect; pageName: string };

export async function listTexts(ctx: Ctx, query: TextsQuery): Promise<Page<TextLine>> {
  const { state, askedAt, id } = textRequests;
  const rows: Row[] = await ctx.db
    .select({ text: textRequests, pageName: orders.pageName })
    .from(textRequests)
    .innerJoin(orders, eq(orders.id, textRequests.orderId))
    .where(
      and(
        query.show === 'open' ? inArray(state, [...OPEN]) : notInArray(state, [...OPEN]),
        behind(askedAt, id, query.after),
      ),
    )
    .orderBy(desc(askedAt), desc(id))
    .limit(PAGE + 1);
  return pageOf(
    rows,
    ({ text }) => [text.askedAt, text.id],
    ({ text, pageName }) => ({
      id: text.id,
      order_id: text.orderId,
      page_name: pageName,
      place: text.place,
      about: text.about,
      state: text.state,
      asked_at: text.askedAt.toISOString(),
      ended_at: iso(text.endedAt),
    }),
  );
}
