import { isDeepStrictEqual } from 'node:util';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { newId } from '../../platform/ids.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { admitted, merge, type MergeInput, type Merged, type Proposal } from '../../site-kit/content/merge.ts';
import type { Reading } from '../../site-kit/content/reading.ts';
import type { OwnerUnit } from '../../site-kit/content/units.ts';
import type { FactsInput } from '../../site-kit/facts/input.ts';
import { proveSite, type SiteAccess } from '../access/index.server.ts';
import { draftLayer } from '../editor/index.server.ts';
import { acceptContent, editableContent, photosOfPage, siteContentOf, type OwnContent } from '../sites/index.server.ts';
import { archiveBatches } from './batch-archive.ts';
import { openProposals, writeProposals } from './open-proposals.ts';
import { addNotices } from './notices.ts';
import { findFollow } from './site-follow.ts';
import { syncBatches } from './tables.ts';

/**
 * Lets a site follow what its page says now (owner.md 3): what may is shown at once, the rest waits for the owner, and what the
 * owner has written stays. Accepted values, version, log and questions move in one transaction. A result that fails a gate changes
 * nothing and becomes one question. Safe to repeat: the same reading again changes nothing.
 */
export async function mergePage(ctx: Ctx, { siteId, reading }: { siteId: string; reading: Reading }): Promise<void> {
  const by = await proveSite(ctx, 'publish', siteId);
  const content = await siteContentOf(ctx, { by });
  const input = await inputOf(ctx, by, content, reading);
  const merged = merge({ ...input, derived: await derivedOf(ctx, by, input) });
  if (merged.applied.length === 0) return ask(ctx, siteId, input, merged);
  try {
    await acceptContent(ctx, {
      by,
      cause: 'order',
      change: (live) => {
        if (!isDeepStrictEqual([live.page, live.layer], [content.page, content.layer])) throw moved(siteId);
        return { ...live, page: merged.accepted, decided: merged.decided };
      },
      commit: (ctx, { versionId }) => keep(ctx, { siteId, input, merged, versionId }),
    });
  } catch (error) {
    if (!isAppError(error, 'sites.quality-gate')) throw error;
    await ask(ctx, siteId, input, admitted(input, merged, Object.keys(error.fields).join(' ')));
  }
}

const moved = (siteId: string) =>
  new AppError('sites.busy', {
    status: 409,
    retryable: true,
    reason: `site ${siteId} changed while its page was read`,
  });

type Input = Omit<MergeInput, 'derived'>;

async function inputOf(ctx: Ctx, by: SiteAccess<'publish'>, content: OwnContent, reading: Reading): Promise<Input> {
  const { page, decided, layer, site } = content;
  const [photos, follow, proposals, draft, editable] = await Promise.all([
    photosOfPage(ctx, site.pageId),
    findFollow(ctx, site.id),
    openProposals(ctx, site.id),
    draftLayer(ctx, { by }),
    editableContent(ctx, { by, layer }),
  ]);
  return {
    accepted: page,
    decided,
    proposals,
    reading,
    layers: [layer, draft],
    settings: follow.settings,
    hashes: new Map([...photos].map(([ref, { dhash }]) => [ref, dhash])),
    drawn: new Set(editable.units.map(({ unit }) => unit)),
  };
}

/**
 * What the page would give the units that the owner holds. The merge asks for it about one page only, that with all that is new:
 * a first run says which, and it is composed in the threads that compose all pages.
 */
async function derivedOf(ctx: Ctx, by: SiteAccess<'publish'>, input: Input): Promise<MergeInput['derived']> {
  let asked: FactsInput | null = null;
  merge({
    ...input,
    derived(_unit, page) {
      asked = page;
      return undefined;
    },
  });
  if (!asked) return () => undefined;
  const { units } = await editableContent(ctx, { by, layer: {}, page: asked });
  const values = new Map<OwnerUnit, unknown>(units.map(({ unit, derived }) => [unit, derived]));
  return (unit) => values.get(unit);
}

const ask = (ctx: Ctx, siteId: string, input: Input, merged: Merged): Promise<void> =>
  inTransaction(ctx, async (ctx) => {
    await writeProposals(ctx, { siteId, before: input.proposals, after: merged.proposals });
    const isBraked = ({ kind }: Pick<Proposal, 'kind'>) => kind === 'brake';
    if (merged.proposals.some(isBraked) && !input.proposals.some(isBraked))
      await addNotices(ctx, { siteIds: [siteId], kind: 'suspected' });
  });

async function keep(
  ctx: TxCtx,
  { siteId, input, merged, versionId }: { siteId: string; input: Input; merged: Merged; versionId: string },
): Promise<void> {
  await ctx.db.insert(syncBatches).values({
    id: newId('bat'),
    siteId,
    how: 'followed',
    changes: merged.applied,
    order: merged.order,
    versionId,
    at: ctx.clock.now(),
  });
  await archiveBatches(ctx, siteId);
  await writeProposals(ctx, { siteId, before: input.proposals, after: merged.proposals });
}
