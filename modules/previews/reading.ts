import { and, eq, isNull } from 'drizzle-orm';
import { newId } from '../../platform/ids.ts';
import type { TxCtx } from '../../platform/ctx.ts';
import type { PreviewRow } from './preview-view.ts';
import { previews } from './tables.ts';

/** A name for one reading of a social page, whatever tries it takes. */
export const newReading = (): string => newId('rdg');

/** A reading that lost its worker goes on under its name; one that ended is followed by another. */
export const nextReading = ({ state, reading }: PreviewRow): string =>
  state === 'ready' || state === 'failed' ? newReading() : (reading ?? newReading());

/**
 * The reading of a page that is under way, or null. Until the transaction ends it cannot end: who counts on it here hears
 * of its end.
 */
export async function openReading(ctx: TxCtx, pageId: string): Promise<string | null> {
  const [row] = await ctx.db
    .select({ reading: previews.reading })
    .from(previews)
    .where(and(eq(previews.pageId, pageId), isNull(previews.retiredAt)))
    .for('share');
  return row?.reading ?? null;
}
