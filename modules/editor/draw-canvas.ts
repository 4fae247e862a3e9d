import type { Ctx } from '../../platform/ctx.ts';
import { AppError } from '../../platform/errors.ts';
import type { Layer } from '../../site-kit/content/layer.ts';
import { findUnit, type OwnerUnit } from '../../site-kit/content/units.ts';
import type { SitePage } from '../../site-kit/render/options.ts';
import { proveGrant, siteGrant, type SiteAccess } from '../access/index.server.ts';
import { canvasHost, drawCanvas, originOf } from '../sites/index.server.ts';
import { layerOf, readDraft } from './draft.ts';

/** What a page of the draft would look like with another choice that is not written yet. */
export interface Look {
  layout?: string;
  color?: string;
}

/** A page of the draft with its anchors, as HTML. `look`: tried, and written nowhere; what no unit takes throws http.bad-input (400). */
export async function drawDraft(
  ctx: Ctx,
  { by, page, look = {} }: { by: SiteAccess<'read' | 'draft'>; page: SitePage; look?: Look },
): Promise<{ html: string; rev: number }> {
  const draft = await readDraft(ctx, by);
  let layer = layerOf(draft);
  if (look.layout !== undefined) layer = tried(ctx, layer, 'look/layout', look.layout);
  if (look.color !== undefined) layer = tried(ctx, layer, 'look/color', look.color);
  return { html: await drawCanvas(ctx, { by, layer, page }), rev: draft.rev };
}

function tried(ctx: Ctx, layer: Layer, unit: OwnerUnit, value: string): Layer {
  if (!findUnit(unit)?.unit.schema.safeParse(value).success) throw new AppError('http.bad-input', { status: 400 });
  return { ...layer, [unit]: { value, at: ctx.clock.now().toISOString(), by: 'owner', over: {} } };
}

/** Where the canvas of a site's draft stands, until when (ISO 8601). */
export function openCanvas(ctx: Ctx, { by }: { by: SiteAccess<'draft'> }): { url: string; until: string } {
  const { grant, until } = siteGrant(ctx, { by });
  return { url: `${originOf(ctx.config, canvasHost(ctx.config))}/${grant}/`, until: until.toISOString() };
}

/** The page that a grant opens, for a browser without a session; null for a grant that never was, or has ended. */
export async function drawGranted(
  ctx: Ctx,
  { grant, page }: { grant: string; page: SitePage },
): Promise<string | null> {
  const by = proveGrant(ctx, { grant });
  return by && (await drawDraft(ctx, { by, page })).html;
}
