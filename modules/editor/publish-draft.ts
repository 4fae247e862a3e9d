import { eq } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { SiteAccess } from '../access/index.server.ts';
import { setContent } from '../sites/index.server.ts';
import { withChanges } from './changes.ts';
import { noteContacts } from './contacts.ts';
import { lockDraft, readDraft } from './draft.ts';
import { siteDrafts } from './tables.ts';

/**
 * Shows the draft. Throws 'editor.draft-moved' (409) for a rev that is not the present one, 'sites.quality-gate' (422) for a draft that fails a
 * gate: then the version before stays on show and the draft is what it was. A repeated call finds nothing to do.
 */
export async function publishDraft(
  ctx: Ctx,
  { by, rev }: { by: SiteAccess<'publish'>; rev: number },
): Promise<{ version: string; url: string; changed: boolean }> {
  const draft = await readDraft(ctx, by);
  requireRev(draft.rev, rev);
  const { changes, content } = draft;
  const { versionId, changed } = await setContent(ctx, {
    by,
    change: (live) => withChanges(live, changes),
    commit: (ctx, { versionId }) => emptyDraft(ctx, { by, rev, versionId }),
  });
  return { version: versionId, url: content.site.url, changed };
}

async function emptyDraft(
  ctx: TxCtx,
  { by, rev, versionId }: { by: SiteAccess<'publish'>; rev: number; versionId: string },
): Promise<void> {
  const draft = await lockDraft(ctx, by);
  requireRev(draft.rev, rev);
  const units = Object.keys(draft.changes);
  await ctx.db.update(siteDrafts).set({ layer: {} }).where(eq(siteDrafts.siteId, by.siteId));
  await audit(ctx, 'editor.published', by.siteId, { versionId, units });
  await noteContacts(ctx, { by, units, orderId: draft.content.site.orderId, occasion: versionId });
}

function requireRev(now: number, known: number): void {
  if (now !== known) throw new AppError('editor.draft-moved', { status: 409 });
}
