import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { contactsIn } from '../sites/index.server.ts';
import { blockedAmong } from './is-blocked.ts';
import { wantedBy } from './people-of-rooms.ts';
import type { EraseInput, FindInput, FoundView } from './schemas.ts';

/** Buyers, guests and readers of this site, by an address, a number or words of a name. That somebody looked is audited, and not for whom. */
export async function findPeople(ctx: Ctx, { by, term }: { by: SiteAccess<'manage'> } & FindInput): Promise<FoundView> {
  const { siteId } = by;
  await inTransaction(ctx, (ctx) => audit(ctx, 'blocklist.searched', siteId));
  const wanted = wantedBy(term);
  const isBlocked = await blockedAmong(ctx, { by });
  const groups: FoundView['groups'] = [];
  for (const room of ctx.contributed('people')) {
    const { records, ...rest } = await room.find(ctx, { siteId, wanted });
    groups.push({
      kind: room.kind,
      records: records.map((record) => ({ ...record, blocked: isBlocked(record) })),
      ...rest,
    });
  }
  return { term, exact: contactsIn(wanted.contacts).length > 0, groups };
}

/** All that is kept with a record, for whoever asks the owner for it (GDPR, art. 15). Throws blocklist.not-found (404). */
export async function personRecord(
  ctx: Ctx,
  { by: { siteId }, kind, id }: { by: SiteAccess<'dispose'>; kind: string; id: string },
): Promise<object> {
  const room = ctx.contributed('people').find((each) => each.kind === kind);
  const kept = await room?.record(ctx, { siteId, id });
  if (!kept) throw new AppError('blocklist.not-found', { status: 404 });
  await inTransaction(ctx, (ctx) => audit(ctx, 'blocklist.downloaded', siteId, { kind, id }));
  return kept;
}

/**
 * Takes of these records what nothing keeps: all of some, the note alone of those that the law wants. Done twice, it is done once. Throws
 * blocklist.not-over (409) where one of them has not ended; then nothing is erased.
 */
export function erasePeople(
  ctx: Ctx,
  { by, records }: { by: SiteAccess<'dispose'> } & Pick<EraseInput, 'records'>,
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    for (const room of ctx.contributed('people')) {
      const ids = records.filter(({ kind }) => kind === room.kind).map(({ id }) => id);
      if (ids.length > 0 && !(await room.erase(ctx, { by, ids })))
        throw new AppError('blocklist.not-over', { status: 409 });
    }
  });
}
