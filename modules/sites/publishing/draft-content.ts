/** What a site would be with another layer of its owner's, which is written nowhere. */
import { eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Layer } from '../../../site-kit/content/layer.ts';
import { anchoredKit } from '../../../site-kit/edit/anchored-kit.tsx';
import { withSlots } from '../../../site-kit/edit/with-slots.ts';
import type { FactsInput } from '../../../site-kit/facts/input.ts';
import type { QualityReport } from '../../../site-kit/quality/report.ts';
import { ownPageName, pagePath, type RenderOptions, type SitePage } from '../../../site-kit/render/options.ts';
import { drawSitePage, withLinkedFonts } from '../../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../../site-kit/render/security.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { entitled } from '../../plans/index.server.ts';
import { canvasHost, freeHost, originOf, previewHost } from '../hosts/addresses.ts';
import { photoGrant } from '../photos/photo-grant.ts';
import { sites } from '../tables.ts';
import type { EditableSite } from './composer.port.ts';
import { findSiteContent, type SiteContent } from './site-content.ts';
import { inlineFonts } from './inline-fonts.ts';
import { measureDrawing } from './measure-pages.ts';
import {
  composition,
  photosWithPage,
  prepareSite,
  requireContent,
  type ChangeContent,
  type Site,
} from './prepare-site.ts';

interface Draft {
  by: SiteAccess<'read' | 'draft' | 'publish'>;
  layer: Layer;
}

async function siteOf(ctx: Ctx, { by }: Draft): Promise<Site> {
  const [site] = await ctx.db.select().from(sites).where(eq(sites.id, by.siteId));
  if (!site) throw new AppError('sites.not-found', { status: 404 });
  return site;
}

/** Its row and what it is made of. */
async function materialOf(ctx: Ctx, draft: Draft): Promise<{ site: Site; content: SiteContent }> {
  const [site, found] = await Promise.all([siteOf(ctx, draft), findSiteContent(ctx, draft.by.siteId)]);
  return { site, content: found ?? (await requireContent(ctx, site)) };
}

const withLayer =
  ({ layer }: Draft): ChangeContent =>
  (live) => ({ ...live, layer });

/** Its document and everything of it that its owner may change; of another `page` than the accepted one where that is given. Throws as publishVersion does. */
export async function editableContent(ctx: Ctx, draft: Draft & { page?: FactsInput }): Promise<EditableSite> {
  const { site, content } = await materialOf(ctx, draft);
  const { page = content.page } = draft;
  const photos = draft.page ? await photosWithPage(ctx, site, content) : content.photos;
  return ctx.ports.composer.edit(page, photos, await composition(ctx, site, { ...content, layer: draft.layer }));
}

/** What the gates of publishing would say of it. */
export async function checkContent(ctx: Ctx, draft: Draft): Promise<QualityReport> {
  const { drawing } = await prepareSite(ctx, await siteOf(ctx, draft), withLayer(draft));
  return (await measureDrawing(drawing, inlineFonts(ctx))).report;
}

/**
 * Its first page, in the language that is named, or the one of the owner's that is named, as visitors would see it, for a frame of our own screens: pictures from the preview host by a grant, links to
 * the site as it is published. The policy gives the frame an origin of its own.
 */
export async function drawContent(
  ctx: Ctx,
  { page: own, lang, ...draft }: Draft & { page?: string | undefined; lang?: string | undefined },
): Promise<{ html: string; policy: string }> {
  const site = await siteOf(ctx, draft);
  const { doc: main, languages, drawing } = await prepareSite(ctx, site, withLayer(draft));
  const doc = languages.find((one) => one.lang === lang) ?? main;
  const assets = originOf(ctx.config, previewHost(ctx.config));
  const grant = photoGrant(ctx, draft);
  const { mode, origin, badgeUrl, now } = drawing.options;
  const options: RenderOptions = {
    mode,
    origin,
    badgeUrl,
    now,
    photoUrl: (photo, width, format) => `${assets}/${grant}/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `${assets}/f/${file}`,
    path: (page, other) => origin + pagePath(drawing.render, page, other),
  };
  const slug = doc.pages?.find(({ id }) => id === own)?.slug;
  if (own !== undefined && slug === undefined) throw new AppError('editor.no-page', { status: 404 });
  const page: SitePage = slug === undefined ? 'home' : ownPageName(slug);
  const { html } = await inlineFonts(ctx)(drawSitePage(doc, page, options), page, options);
  return { html, policy: `${contentSecurityPolicy(html, { assets, frames: "'self'" })}; sandbox allow-scripts` };
}

/**
 * A page of it as visitors would see it, with an anchor at everything that its owner may change: pictures and whole fonts from the
 * canvas host, links to the site as it is published.
 */
export async function drawCanvas(ctx: Ctx, draft: Draft & { page: SitePage }): Promise<string> {
  const { site, content } = await materialOf(ctx, draft);
  const options = await composition(ctx, site, { ...content, layer: draft.layer });
  const { document, units } = await ctx.ports.composer.edit(content.page, content.photos, options);
  const assets = originOf(ctx.config, canvasHost(ctx.config));
  const origin = originOf(ctx.config, freeHost(ctx.config, site.slug));
  const grant = photoGrant(ctx, draft);
  const drawn: RenderOptions = {
    mode: entitled(site.tier, 'adFree') ? 'paid' : 'free',
    origin,
    badgeUrl: ctx.config.publicUrl,
    now: ctx.clock.now(),
    photoUrl: (photo, width, format) => `${assets}/${grant}/p/${photo}-${width}.${format}`,
    fontUrl: (file) => `${assets}/f/${file}`,
  };
  return withLinkedFonts(drawSitePage(withSlots(document, units), draft.page, drawn, anchoredKit), drawn);
}
