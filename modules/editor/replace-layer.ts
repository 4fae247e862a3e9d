import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { versionOfSite } from '../sites/index.server.ts';
import { differing } from './changes.ts';
import { layerOf, lockDraft, writeStep, type Draft } from './draft.ts';
import { emptyOutcome, type Outcome } from './outcome.ts';

/** The draft says again what is published. One step: it can be taken back. */
export const discardDraft = (ctx: Ctx, given: { by: SiteAccess<'draft'>; rev: number }): Promise<Outcome> =>
  replaceLayer(ctx, given, ({ content }) => content.layer);

/**
 * What the owner said in a version, all of it or these units, goes into the draft; what the page said then does not. Throws 'editor.no-version'
 * (404), 'editor.version-without-content' (409) for one from before an owner could say anything.
 */
export async function restoreVersion(
  ctx: Ctx,
  {
    version: id,
    units,
    ...given
  }: { by: SiteAccess<'draft'>; rev: number; version: string; units?: string[] | undefined },
): Promise<Outcome> {
  const version = await versionOfSite(ctx, { by: given.by, id });
  if (!version) throw new AppError('editor.no-version', { status: 404 });
  if (!version.content) throw new AppError('editor.version-without-content', { status: 409 });
  const { layer } = version.content;
  const wanted = units && new Set(units);
  return replaceLayer(
    ctx,
    given,
    () => layer,
    (unit) => wanted?.has(unit) ?? true,
  );
}

/** Nothing is done for whoever does not know the present rev: they are told what changed. */
function replaceLayer(
  ctx: Ctx,
  { by, rev }: { by: SiteAccess<'draft'>; rev: number },
  wanted: (draft: Draft) => Layer,
  chosen: (unit: string) => boolean = () => true,
): Promise<Outcome> {
  return inTransaction(ctx, async (ctx) => {
    const draft = await lockDraft(ctx, by);
    const outcome = emptyOutcome(draft, rev);
    if (rev !== draft.rev) return outcome;
    const [now, then] = [layerOf(draft), wanted(draft)];
    const written = { at: ctx.clock.now().toISOString(), by: draft.author.role };
    const edits = differing(now, then)
      .filter(chosen)
      .map((unit) => {
        const entry = then[unit];
        const after = entry ? { ...entry, ...written } : null;
        return { opId: newId('edt'), unit, before: now[unit] ?? null, after };
      });
    outcome.applied.push(...edits.map(({ opId }) => opId));
    return { ...outcome, draft: await writeStep(ctx, draft, { edits }) };
  });
}
