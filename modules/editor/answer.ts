import { and, eq, gt } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { rightsOf, type SiteAccess } from '../access/index.server.ts';
import { entitled } from '../plans/index.server.ts';
import { editableContent, type EditableSite } from '../sites/index.server.ts';
import { hashOfEntry } from './changes.ts';
import { layerOf, readDraft, type Draft } from './draft.ts';
import type { Outcome } from './outcome.ts';
import type { DraftAnswer, DraftView } from './schemas.ts';
import { siteEdits } from './tables.ts';
import { unitsWith } from '../../site-kit/content/own-photos.ts';
import { unseenUnits } from './unseen-units.ts';
import { authorFor, unitViews } from './unit-view.ts';

type Act = SiteAccess<'draft' | 'publish'>;

/** Everything that an owner may change of a site, as the draft has it. */
export async function getDraft(ctx: Ctx, { by }: { by: Act }): Promise<DraftView> {
  const draft = await readDraft(ctx, by);
  const { site, publishedAt } = draft.content;
  const { id, orderId, name, url, lang, status } = site;
  const may = rightsOf(by.author.role);
  const edited = await editableContent(ctx, { by, layer: layerOf(draft) });
  return {
    site: {
      id,
      order_id: may.includes('manage') ? orderId : null,
      name,
      url,
      layout: edited.document.layout,
      lang,
      status,
      most_languages: Math.max(0, entitled(site.tier, 'languages') - 1),
    },
    rev: draft.rev,
    changes: Object.keys(draft.changes).length,
    can: await canDo(ctx, draft),
    may,
    languages: languagesOf(edited),
    published_at: publishedAt?.toISOString() ?? null,
    units: unitViews(ctx, { by, draft, edited, unseen: await unseenUnits(ctx, draft) }),
  };
}

/** What an act came to, with every unit that moved since the rev that its author knew. `say` is a code's sentence in their language. */
export async function answerOf(
  ctx: Ctx,
  { by, outcome, say }: { by: Act; outcome: Outcome; say: (code: string) => string },
): Promise<DraftAnswer> {
  const { draft, since, applied, refused, conflicts } = outcome;
  const [rows, can, edited, unseen] = await Promise.all([
    ctx.db
      .selectDistinct({ unit: siteEdits.unit })
      .from(siteEdits)
      .where(and(eq(siteEdits.siteId, by.siteId), gt(siteEdits.rev, since))),
    canDo(ctx, draft),
    editableContent(ctx, { by, layer: layerOf(draft) }),
    unseenUnits(ctx, draft),
  ]);
  const moved = new Set([...rows, ...conflicts].flatMap(({ unit }) => [unit, ...unitsWith(unit)]));
  return {
    rev: draft.rev,
    applied,
    refused: refused.map((one) => ({ ...one, message: say(one.code) })),
    conflicts: conflicts.map(({ opId, unit, entry }) => ({
      op_id: opId,
      unit,
      value: entry?.value ?? null,
      hash: hashOfEntry(entry),
      by: authorFor(draft, entry),
      at: entry?.at ?? null,
    })),
    changed: unitViews(ctx, { by, draft, edited, only: withTranslations(moved, edited), unseen }),
    changes: Object.keys(draft.changes).length,
    can,
    languages: languagesOf(edited),
  };
}

const languagesOf = ({ languages }: EditableSite): DraftView['languages'] =>
  languages.map(({ lang, share, listed }) => ({ lang, share: Math.floor(share * 100), listed }));

/** What says these units in another language is out of date with them, and there at all with its language. */
function withTranslations(moved: ReadonlySet<string>, { units }: EditableSite): ReadonlySet<string> {
  const isMoved = ({ translates }: EditableSite['units'][number]): boolean =>
    translates !== undefined && (moved.has('look/languages') || moved.has(translates.unit));
  return new Set([...moved, ...units.filter(isMoved).map(({ unit }) => unit)]);
}

async function canDo(ctx: Ctx, { content, changes }: Draft): Promise<DraftView['can']> {
  const rows = await ctx.db
    .selectDistinct({ state: siteEdits.state })
    .from(siteEdits)
    .where(eq(siteEdits.siteId, content.site.id));
  const has = (state: string): boolean => rows.some((row) => row.state === state);
  return { undo: has('done'), redo: has('undone'), publish: Object.keys(changes).length > 0 };
}
