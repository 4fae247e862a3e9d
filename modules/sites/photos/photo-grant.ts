import { createHmac } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '../../../platform/ctx.ts';
import { isSigned } from '../../../platform/signed.ts';
import { photoWidths, type PhotoFormat } from '../../../site-kit/render/options.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { photos, sitePhotos } from '../tables.ts';
import { previewPhoto } from './photo-variant.ts';

const DAY_MS = 24 * 3600 * 1000;
const GRANT = /^(sit_[A-Za-z0-9_-]{22})\.(\d{1,7})\.([A-Za-z0-9_-]{22})$/;

const today = (ctx: Pick<Ctx, 'clock'>): number => Math.floor(ctx.clock.now().getTime() / DAY_MS);
const signature = (secret: string, siteId: string, until: string): string =>
  createHmac('sha256', secret).update(`site-photos:${siteId}.${until}`).digest('base64url').slice(0, 22);

/**
 * Opens the pictures of a site's content to a page without a session, published or not, until the day after tomorrow (UTC): the
 * first part of their path on the preview host. The same all day, so that browsers keep the pictures.
 */
export function photoGrant(
  ctx: Pick<Ctx, 'clock' | 'config'>,
  { by: { siteId } }: { by: SiteAccess<'read' | 'draft' | 'publish'> },
): string {
  const until = String(today(ctx) + 2);
  return `${siteId}.${until}.${signature(ctx.config.appSecret, siteId, until)}`;
}

/** A picture of the site that the grant names, in a width in which sites offer it; null for anything else. */
export async function grantedPhoto(
  ctx: Ctx,
  { grant, photo, width, format }: { grant: string; photo: string; width: number; format: PhotoFormat },
): Promise<Uint8Array | null> {
  const [, siteId = '', until = '', given = ''] = GRANT.exec(grant) ?? [];
  const right = isSigned(ctx.config, given, (secret) => signature(secret, siteId, until));
  if (!right || Number(until) <= today(ctx)) return null;
  const [known] = await ctx.db
    .select({ width: photos.width })
    .from(sitePhotos)
    .innerJoin(photos, eq(photos.id, sitePhotos.photoId))
    .where(and(eq(sitePhotos.siteId, siteId), eq(sitePhotos.photoId, photo)))
    .limit(1);
  return known && photoWidths(known).includes(width) ? previewPhoto(ctx, { photo, width, format }) : null;
}
