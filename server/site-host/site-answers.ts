import type { Ctx } from '../../platform/ctx.ts';
import {
  builtBytes,
  fileOf,
  NOT_FOUND_PATH,
  photoVariant,
  variantName,
  type FileEntry,
  type HostedSite,
} from '../../modules/sites/index.server.ts';
import { redirect } from './fixed-answers.ts';
import { FOREVER, prepareResponse, REVALIDATE, type Encoding, type PreparedResponse } from './prepared-response.ts';
import type { SiteViews } from './site-views.ts';

const PHOTO_TYPES = { avif: 'image/avif', webp: 'image/webp', png: 'image/png', jpeg: 'image/jpeg' } as const;
const IMMUTABLE = /^\/[pf]\//;

/** Who is looking in one language for what is not there is told so in it. */
function inLanguage(path: string): string | null {
  const [, lang] = /^\/([a-z]{2})\//.exec(path) ?? [];
  return lang === undefined ? null : `/${lang}${NOT_FOUND_PATH}`;
}

/** Which of a site's files a path names; everything that was not built is the site's own "not found" page. */
export function fileAt(
  site: HostedSite,
  path: string,
  now: Date,
): { path: string; entry: FileEntry; status: number } | null {
  const known = path === NOT_FOUND_PATH || path === inLanguage(path) ? undefined : fileOf(site.files, path);
  const isOver = known?.kind === 'moved' && known.until !== undefined && Date.parse(known.until) <= now.getTime();
  if (known && !isOver) return { path, entry: known, status: 200 };
  for (const missing of [inLanguage(path), NOT_FOUND_PATH]) {
    const entry = missing === null ? undefined : fileOf(site.files, missing);
    if (entry && missing !== null) return { path: missing, entry, status: 404 };
  }
  return null;
}

/** Under its own name (RFC 8187: the path is percent-encoded already), and never shown in the site's name. */
const asDownload = (path: string): Record<string, string> => ({
  'content-disposition': `attachment; filename*=UTF-8''${path.slice(path.lastIndexOf('/') + 1)}`,
  'content-security-policy': "default-src 'none'; sandbox",
});

/** Bytes that have only one form are kept once, whatever the client would take. */
export const encodingOf = (entry: FileEntry, wanted: Encoding): Encoding =>
  entry.kind === 'bytes' && entry.compressed ? wanted : 'identity';

/** Reads a built file, or makes a photo's variant. Null when its bytes are gone. */
export async function loadAnswer(
  ctx: Ctx,
  site: HostedSite,
  file: { path: string; entry: FileEntry; status: number },
  encoding: Encoding,
  views: SiteViews['page'] | null,
): Promise<PreparedResponse | null> {
  const { path, entry, status } = file;
  const cache = { 'cache-control': IMMUTABLE.test(path) ? FOREVER : REVALIDATE };
  const robots: Record<string, string> = site.indexed && status === 200 ? {} : { 'x-robots-tag': 'noindex' };
  if (entry.kind === 'moved') return redirect(308, entry.to);
  if (entry.kind === 'photo') {
    const bytes = await photoVariant(ctx, entry);
    const tag = `${entry.photo}-${variantName(entry)}`;
    return (
      bytes && prepareResponse(status, bytes, { ...cache, ...robots, 'content-type': PHOTO_TYPES[entry.format] }, tag)
    );
  }
  const bytes = await builtBytes(ctx, { entry, encoding });
  if (!bytes) return null;
  const headers: Record<string, string> = { ...cache, ...robots, 'content-type': entry.type };
  if (entry.download) Object.assign(headers, asDownload(path));
  if (entry.compressed) headers['vary'] = 'accept-encoding';
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  if (entry.csp) headers['content-security-policy'] = entry.csp;
  const etag = encoding === 'identity' ? entry.hash : `${entry.hash}-${encoding}`;
  // Only pages have a policy of their own.
  const counted = (entry.csp && status === 200 && views?.(site.siteId, path, site.timeZone)) || null;
  return prepareResponse(status, bytes, headers, etag, counted);
}
