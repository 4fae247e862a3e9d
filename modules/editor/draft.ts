import { and, eq } from 'drizzle-orm';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import type { Layer, LayerEntry } from '../../site-kit/content/layer.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { SiteAccess, SiteAuthor } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { siteContentOf, type OwnContent } from '../sites/index.server.ts';
import { withChange, withChanges, type Changes } from './changes.ts';
import type { SaveOpsInput } from './schemas.ts';
import { siteDrafts, siteEdits } from './tables.ts';

export interface Draft {
  content: OwnContent;
  changes: Changes;
  rev: number;
  /** Who reads it, and may write. */
  author: SiteAuthor;
}
/** A value written in place of another. */
export interface Edit {
  opId: string;
  unit: OwnerUnit;
  before: LayerEntry | null;
  after: LayerEntry | null;
}
export type Device = SaveOpsInput['device'];

/** The owner's layer as the draft has it. */
export const layerOf = ({ content, changes }: Draft): Layer => withChanges(content.layer, changes);

/** The owner's layer as it is in the draft, written or not. Throws as readDraft. */
export const draftLayer = async (ctx: Ctx, { by }: { by: SiteAccess }): Promise<Layer> =>
  layerOf(await readDraft(ctx, by));

/** The draft of a site; an empty one where nothing was written yet. Throws 'editor.not-yet' before there is anything to edit. */
export async function readDraft(ctx: Ctx, by: SiteAccess): Promise<Draft> {
  const content = await contentOf(ctx, by);
  return draftOf(content, await rowOf(ctx, by.siteId), by);
}

type Row = typeof siteDrafts.$inferSelect;
const draftOf = (content: OwnContent, row: Row | undefined, { author }: SiteAccess): Draft => ({
  content,
  changes: row?.layer ?? {},
  rev: row?.rev ?? 0,
  author,
});
async function rowOf(ctx: Ctx, siteId: string): Promise<Row | undefined> {
  const [row] = await ctx.db.select().from(siteDrafts).where(eq(siteDrafts.siteId, siteId));
  return row;
}

/** The same under the lock of its row, for whoever is about to write. Throws 'editor.not-in-plan' for a plan without editing. */
export async function lockDraft(ctx: TxCtx, by: SiteAccess): Promise<Draft> {
  const { siteId } = by;
  const known = await lockRow(ctx, siteId);
  const content = await contentOf(ctx, by);
  // A row stands under the site's content.
  const draft = draftOf(content, known ?? (await beginRow(ctx, by)), by);
  requireEditing(draft);
  return draft;
}

/** Throws 'editor.not-in-plan' for a plan without editing. */
export function requireEditing({ content }: Draft): void {
  if (!entitled(content.site.tier, 'editor')) throw new AppError('editor.not-in-plan', { status: 403 });
}

async function lockRow(ctx: TxCtx, siteId: string): Promise<Row | undefined> {
  const [row] = await ctx.db.select().from(siteDrafts).where(eq(siteDrafts.siteId, siteId)).for('update');
  return row;
}

/** Its row, locked, where it has none yet. */
async function beginRow(ctx: TxCtx, { siteId, author }: SiteAccess): Promise<Row | undefined> {
  const fresh = { siteId, layer: {}, rev: 0, updatedAt: ctx.clock.now(), updatedBy: author.role };
  await ctx.db.insert(siteDrafts).values(fresh).onConflictDoNothing();
  return lockRow(ctx, siteId);
}

/** One step further: these values, in the order in which they were written. Nothing is written for none. */
export async function writeStep(
  ctx: TxCtx,
  draft: Draft,
  { edits, device }: { edits: readonly Edit[]; device?: Device },
): Promise<Draft> {
  if (edits.length === 0) return draft;
  const { id: siteId } = draft.content.site;
  const rev = draft.rev + 1;
  // What was undone and written over cannot be done again.
  await ctx.db
    .update(siteEdits)
    .set({ state: 'left' })
    .where(and(eq(siteEdits.siteId, siteId), eq(siteEdits.state, 'undone')));
  const { role: by, who } = draft.author;
  const made = { siteId, step: rev, rev, state: 'done' as const, by, who, at: ctx.clock.now() };
  await ctx.db.insert(siteEdits).values(edits.map((edit) => ({ ...edit, ...made, device: device ?? null })));
  return moveDraft(ctx, draft, edits);
}

/** The draft with these values, one rev later. */
export async function moveDraft(
  ctx: TxCtx,
  draft: Draft,
  edits: readonly Pick<Edit, 'unit' | 'after'>[],
): Promise<Draft> {
  const { layer: live, site } = draft.content;
  const changes = edits.reduce((all, { unit, after }) => withChange(live, all, unit, after), draft.changes);
  const rev = draft.rev + 1;
  await ctx.db
    .update(siteDrafts)
    .set({ layer: changes, rev, updatedAt: ctx.clock.now(), updatedBy: draft.author.role })
    .where(eq(siteDrafts.siteId, site.id));
  return { ...draft, changes, rev };
}

async function contentOf(ctx: Ctx, by: SiteAccess): Promise<OwnContent> {
  try {
    return await siteContentOf(ctx, { by });
  } catch (error) {
    if (!isAppError(error, 'sites.page-unread')) throw error;
    throw new AppError('editor.not-yet', { status: 409, retryable: true, cause: error });
  }
}
