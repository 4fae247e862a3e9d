import { createHash } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';
import { previewDocument } from '../../modules/previews/index.server.ts';
import {
  drawPages,
  firstPhotoBytes,
  fontBytes,
  grantedPhoto,
  inlineFonts,
  isFont,
  measurePages,
  originOf,
  previewPhoto,
  previewHost,
  sharePicture,
} from '../../modules/sites/index.server.ts';
import { photoWidths, type RenderOptions, type SitePage } from '../../site-kit/render/options.ts';
import { drawSitePage } from '../../site-kit/render/render-site-page.tsx';
import { contentSecurityPolicy } from '../../site-kit/render/security.ts';
import { ownOrigins } from './classify-host.ts';
import { compress } from './encoding.ts';
import { NOT_FOUND, redirect } from './fixed-answers.ts';
import { fileMissing } from './missing-files.ts';
import { readPreviewPath, type PreviewTarget } from './preview-path.ts';
import { FOREVER, prepareResponse, type Encoding, type PreparedResponse } from './prepared-response.ts';

type Of<K extends PreviewTarget['kind']> = Extract<PreviewTarget, { kind: K }>;

/**
 * A frame without `allow-same-origin` has an origin of its own, so fonts and photos must allow themselves to be read from
 * anywhere; nothing on this host is secret but the preview's id.
 */
export const SHARED = {
  'x-robots-tag': 'noindex, nofollow',
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
};

/** Our own sign (an awning over a V), not the business's: the host is shared by all previews. */
const ICON = prepareResponse(
  200,
  Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" rx="12" fill="#6A2C91"/><path d="M7 9h34v8.33a5.67 5.67 0 0 1-11.34 0 5.66 5.66 0 0 1-11.32 0A5.67 5.67 0 0 1 7 17.33z" fill="#FFC94A"/><path d="M10 26.5h8.6L24 35.8l5.4-9.3H38L28.3 42h-8.6z" fill="#fff"/></svg>',
  ),
  { ...SHARED, 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
);

/** Everything the preview host says. Nothing here sets or reads a cookie. */
export async function previewAnswer(ctx: Ctx, path: string, encoding: Encoding): Promise<PreparedResponse> {
  const target = readPreviewPath(path);
  if (!target) return NOT_FOUND;
  if (target.kind === 'icon') return ICON;
  if (target.kind === 'slash') return redirect(308, target.to);
  if (target.kind === 'font') return fontAnswer(target);
  if (target.kind === 'share') return shareAnswer(ctx, target);
  if (target.kind === 'granted') return grantedAnswer(ctx, target);
  return target.kind === 'photo' ? photoAnswer(ctx, target) : pageAnswer(ctx, target, encoding);
}

export async function fontAnswer({ file }: Pick<Of<'font'>, 'file'>): Promise<PreparedResponse> {
  if (!isFont(file)) return NOT_FOUND;
  return prepareResponse(
    200,
    await fontBytes(file),
    { ...SHARED, 'content-type': 'font/woff2', 'cache-control': FOREVER },
    file,
  );
}

/** Only photos of this preview, in the widths that its pages name: nobody can make us encode at will. */
async function photoAnswer(ctx: Ctx, { id, photo, width, format }: Of<'photo'>): Promise<PreparedResponse> {
  const doc = await previewDocument(ctx, { id });
  const shown = doc?.photos[photo] ?? (doc?.logo?.id === photo ? doc.logo : undefined);
  if (!shown || !photoWidths(shown).includes(width)) return NOT_FOUND;
  const bytes = await previewPhoto(ctx, { photo, width, format });
  if (!bytes) throw fileMissing(`photo ${photo} of a preview`);
  const headers = { ...SHARED, 'content-type': `image/${format}`, 'cache-control': FOREVER };
  return prepareResponse(200, bytes, headers, `${photo}-${width}-${format}`);
}

/** A picture of a site's draft, for the screens and the frame in which its owner sees it. */
export async function grantedAnswer(
  ctx: Ctx,
  { grant, photo, width, format }: Of<'granted'>,
): Promise<PreparedResponse> {
  const bytes = await grantedPhoto(ctx, { grant, photo, width, format });
  if (!bytes) return NOT_FOUND;
  const headers = { ...SHARED, 'content-type': `image/${format}`, 'cache-control': FOREVER };
  return prepareResponse(200, bytes, headers, `${photo}-${width}-${format}`);
}

/** What a messenger shows beside a shared preview. */
async function shareAnswer(ctx: Ctx, { id }: Of<'share'>): Promise<PreparedResponse> {
  const doc = await previewDocument(ctx, { id });
  const picture = doc && sharePicture(doc);
  if (!picture) return NOT_FOUND;
  const bytes = await previewPhoto(ctx, picture);
  if (!bytes) throw fileMissing(`photo ${picture.photo} of a preview`);
  return prepareResponse(200, bytes, {
    ...SHARED,
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=3600',
  });
}

async function pageAnswer(ctx: Ctx, target: Of<'page'>, encoding: Encoding): Promise<PreparedResponse> {
  const doc = await previewDocument(ctx, { id: target.id, layout: target.layout });
  if (!doc) return NOT_FOUND;
  const base = `/${target.id}/`;
  const folder = target.layout ? `${base}${target.layout}/` : base;
  const origin = originOf(ctx.config, previewHost(ctx.config));
  const options: RenderOptions = {
    mode: 'preview',
    origin,
    ...(sharePicture(doc) ? { socialImage: `${origin}${base}share.jpg` } : {}),
    now: ctx.clock.now(),
    photoUrl: (photo, width, format) => `${base}p/${photo}-${width}.${format}`,
    fontUrl: (file) => `/f/${file}`,
    path: (page: SitePage) => (page === 'home' ? folder : `${folder}${page}`),
  };
  const inline = inlineFonts(ctx);
  if (target.page === 'quality') {
    const photoBytes = await firstPhotoBytes(ctx, doc);
    options.quality = (await measurePages(doc, drawPages(doc, options), options, { photoBytes, inline })).report;
  }
  const { html } = await inline(drawSitePage(doc, target.page, options), target.page, options);
  const headers: Record<string, string> = {
    ...SHARED,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
    // The id in the address is all that protects a preview: it must not travel on to the business's links.
    'referrer-policy': 'no-referrer',
    'content-security-policy': contentSecurityPolicy(html, { frames: ownOrigins(ctx.config).join(' ') }),
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  const etag = createHash('sha256').update(html).digest('hex').slice(0, 32);
  return prepareResponse(200, await compress(html, encoding), headers, `${etag}-${encoding}`);
}
