import { and, asc, gt, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Calendar } from '../calendar.ts';
import type { Window } from '../free-times.ts';
import { bookingBusy } from './tables.ts';

/** Spans of one calendar in order of time, of which no two touch. */
type Spans = readonly { fromAt: Date; toAt: Date }[];

/** What calendars of others say, a list for each. */
interface Busy {
  everybody: readonly Spans[];
  /** Of one of the people alone. */
  of: (person: string) => readonly Spans[];
}
const NOBODY: Busy = { everybody: [], of: () => [] };

/** By their last good readings. One query, and none where the site has no such calendar. */
export async function busyWithin(ctx: Ctx, { feeds }: Pick<Calendar, 'feeds'>, { from, to }: Window): Promise<Busy> {
  if (feeds.length === 0) return NOBODY;
  const ids = feeds.map(({ id }) => id);
  const rows = await ctx.db
    .select()
    .from(bookingBusy)
    .where(and(inArray(bookingBusy.feedId, ids), lt(bookingBusy.fromAt, to), gt(bookingBusy.toAt, from)))
    .orderBy(asc(bookingBusy.fromAt));
  const byFeed = Map.groupBy(rows, ({ feedId }) => feedId);
  const listsOf = (person: string | null): Spans[] =>
    feeds.flatMap(({ id, personId }) => (personId === person ? [byFeed.get(id) ?? []] : []));
  const byPerson = new Map([...new Set(feeds.map(({ personId }) => personId))].map((id) => [id, listsOf(id)]));
  return { everybody: byPerson.get(null) ?? [], of: (person) => byPerson.get(person) ?? [] };
}
