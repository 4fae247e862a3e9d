import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import type { DatedChange } from '../../site-kit/content/layer.ts';
import { dayAfter, dayBegins, localDay } from '../../site-kit/copy/time.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { acceptContent, timeZoneOfSite } from '../sites/index.server.ts';
import { noteContacts } from './contacts.ts';
import { layerOf, lockDraft, readDraft, writeStep } from './draft.ts';
import { readValue } from './read-value.ts';
import type { ScheduleInput } from './schemas.ts';

/** Of one site; what is over leaves. */
const MOST_DATED = 100;
/** Days from today until the last one. */
const LONGEST_DAYS = 800;
const DAY_MS = 86_400_000;

/**
 * A value for a unit for a while, shown at its moment without a publication: other changes of the draft stay where they are. Days are those
 * of the business; `from` null: now, `until` is the last day, 'today' ends at midnight. The same `id` again changes nothing. `replaces` leaves in the same
 * transaction. Throws 'editor.not-in-plan' (403), the refusal of a value (422), 'editor.wrong-dates' (422), 'editor.too-many-dated' (409),
 * 'sites.quality-gate' (422) where it begins now and the site would not pass.
 */
export async function scheduleChange(
  ctx: Ctx,
  { by, id, unit, value, lift, ...given }: { by: SiteAccess<'publish'> } & ScheduleInput,
): Promise<void> {
  const { content } = await readDraft(ctx, by);
  if (!entitled(content.site.tier, 'editor')) throw new AppError('editor.not-in-plan', { status: 403 });
  const read = readValue(unit, value);
  if ('refused' in read) throw new AppError(`editor.${read.refused}`, { status: 422 });
  const now = ctx.clock.now();
  const at = now.toISOString();
  const { replaces } = given;
  const before = content.dated.find((one) => one.id === replaces);
  const timeZone = await timeZoneOfSite(ctx, { by });
  const moments = momentsOf({ ...given, timeZone, now, before });
  const made = { id, unit, value: read.value, ...moments, at, by: by.author.role };
  await acceptContent(ctx, {
    by,
    cause: 'owner',
    change: (live) => ({ ...live, dated: withChange(live.dated, made, replaces) }),
    async commit(ctx) {
      if (lift) await giveUp(ctx, by, unit);
      await audit(ctx, 'editor.scheduled', by.siteId, { unit, ...moments });
      await noteContacts(ctx, { by, units: [unit], orderId: content.site.orderId, occasion: id });
    },
  });
}

/** The draft says of this unit again what is published; it can be taken back. */
async function giveUp(ctx: TxCtx, by: SiteAccess<'publish'>, unit: string): Promise<void> {
  const draft = await lockDraft(ctx, by);
  if (!(unit in draft.changes)) return;
  const [before, after] = [layerOf(draft)[unit] ?? null, draft.content.layer[unit] ?? null];
  await writeStep(ctx, draft, { edits: [{ opId: newId('edt'), unit, before, after }] });
}

function withChange(
  dated: readonly DatedChange[],
  made: DatedChange,
  replaces: string | undefined,
): readonly DatedChange[] {
  if (dated.some(({ id }) => id === made.id)) return dated;
  const others = dated.filter(({ id, until }) => id !== replaces && until > made.at);
  if (others.length >= MOST_DATED) throw new AppError('editor.too-many-dated', { status: 409 });
  return [...others, made];
}

/** From the first moment of the first day until that of the day after the last one, where the business is. */
function momentsOf({
  from,
  until,
  timeZone,
  now,
  before,
}: Pick<ScheduleInput, 'from' | 'until'> & {
  timeZone: string;
  now: Date;
  before: DatedChange | undefined;
}): Pick<DatedChange, 'from' | 'until'> {
  if (until === 'same') {
    if (!before || Date.parse(before.until) <= now.getTime()) throw new AppError('editor.wrong-dates', { status: 422 });
    return { from: before.from, until: before.until };
  }
  const today = localDay(now, timeZone);
  const last = until === 'today' ? today : until;
  const first = from === null || from <= today ? null : from;
  const isLong = Date.parse(last) - Date.parse(today) > LONGEST_DAYS * DAY_MS;
  if (last < (first ?? today) || isLong) throw new AppError('editor.wrong-dates', { status: 422 });
  return {
    from: (first === null ? now : dayBegins(first, timeZone)).toISOString(),
    until: dayBegins(dayAfter(last), timeZone).toISOString(),
  };
}
