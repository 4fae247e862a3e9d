import { LRUCache } from 'lru-cache';
import type { Ctx } from '../../platform/ctx.ts';
import type { SiteDocument } from '../../site-kit/document.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { findPageSnapshot, photosOfPage } from '../sites/index.server.ts';
import { findPreviewRow } from './get-preview.ts';

/** Dates on a page (events to come, "open now") may not lag for longer. */
const KEPT_MS = 10 * 60 * 1000;
const documents = new LRUCache<string, SiteDocument>({ max: 500, ttl: KEPT_MS });

/**
 * The document of a preview in any drawn layout, the recommended one by default; null for an unknown or expired preview,
 * a page that is not read yet, or a layout that is not drawn. Photos that have not arrived are missing.
 */
export async function previewDocument(
  ctx: Ctx,
  input: { id: string; layout?: LayoutName | undefined },
): Promise<SiteDocument | null> {
  const { id, layout } = input;
  const preview = await findPreviewRow(ctx, id);
  if (!preview) return null;
  const chosen = layout ?? preview.layouts[0]?.layout;
  if (!chosen || !preview.layouts.some((entry) => entry.layout === chosen)) return null;
  const snapshot = await findPageSnapshot(ctx, preview.pageId);
  if (!snapshot) return null;
  const key = `${preview.pageId} ${snapshot.revision} ${chosen}`;
  const kept = documents.get(key);
  if (kept) return kept;
  const photos = await photosOfPage(ctx, preview.pageId);
  const options = { layout: chosen, lang: null, legal: null, now: ctx.clock.now() };
  const { document: doc } = await ctx.ports.composer.compose(snapshot.page, photos, options);
  documents.set(key, doc);
  return doc;
}
