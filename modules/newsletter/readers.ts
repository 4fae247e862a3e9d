/** Readers as their owner searches for them. */
import { and, desc, eq, inArray, ne } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { searched, type FoundOfRoom, type PeopleOfRoom, type Wanted } from '../blocklist/index.server.ts';
import type { Standing } from '../blocklist/people.rules.ts';
import { eraseSubscriber } from './leave.ts';
import { subscriberRecord } from './list-subscribers.ts';
import { marksOfMail, personOf } from './person.ts';
import { readerKeptUntil } from './purge-news.ts';
import { newsSettings, newsSubscribers, type Subscriber } from './tables.ts';

const keptAt = (siteId: string) => and(eq(newsSubscribers.siteId, siteId), ne(newsSubscribers.state, 'erased'));
/** As it is searched for: readers leave neither name nor number. */
const readerOf = (ctx: Ctx, row: Pick<Subscriber, 'person'>) => ({
  name: '',
  phone: '',
  mail: personOf(ctx, row).mail,
});

async function find(ctx: Ctx, { siteId, wanted }: { siteId: string; wanted: Wanted }): Promise<FoundOfRoom> {
  const { id, person, mark, askedAt } = newsSubscribers;
  const own = keptAt(siteId);
  const { mail } = wanted.contacts;
  const { ids, ...rest } = await searched(ctx, {
    wanted,
    kept: { table: newsSubscribers, id, sealed: person, newest: askedAt, own },
    marked: mail === '' ? undefined : inArray(mark, marksOfMail(ctx, mail)),
    personOf: (sealed) => readerOf(ctx, { person: sealed }),
  });
  const rows = await ctx.db
    .select({ reader: newsSubscribers, over: newsSettings.endedAt })
    .from(newsSubscribers)
    .innerJoin(newsSettings, eq(newsSettings.siteId, newsSubscribers.siteId))
    .where(and(own, inArray(id, ids)))
    .orderBy(desc(askedAt));
  return {
    records: rows.map(({ reader, over }) => ({
      id: reader.id,
      ...readerOf(ctx, reader),
      number: null,
      at: (reader.confirmedAt ?? reader.askedAt).toISOString(),
      standing: standingOf(reader),
      until: readerKeptUntil(reader, over)?.toISOString() ?? null,
      erase: 'whole',
    })),
    ...rest,
  };
}

function standingOf({ state }: Subscriber): Standing {
  if (state === 'pending') return 'asked';
  return state === 'confirmed' ? 'open' : 'off';
}

/** A reader may be erased at any time. */
async function erase(ctx: TxCtx, { by, ids }: { by: SiteAccess<'dispose'>; ids: readonly string[] }): Promise<boolean> {
  const { id } = newsSubscribers;
  const rows = await ctx.db
    .select({ id })
    .from(newsSubscribers)
    .where(and(keptAt(by.siteId), inArray(id, [...ids])))
    .orderBy(id);
  for (const row of rows) await eraseSubscriber(ctx, { by, id: row.id });
  return true;
}

async function record(ctx: Ctx, { siteId, id }: { siteId: string; id: string }): Promise<object | null> {
  const one = and(keptAt(siteId), eq(newsSubscribers.id, id));
  const [reader] = await ctx.db.select({ id: newsSubscribers.id }).from(newsSubscribers).where(one);
  return reader ? { subscription: await subscriberRecord(ctx, reader) } : null;
}

export const readers: PeopleOfRoom = { kind: 'subscriber', find, record, erase };
