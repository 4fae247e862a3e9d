import { parsedUrl } from '../../../site-kit/parsed-url.ts';

/**
 * The `yr_preview` parameter (L4): an object {name, uri, fb} as URI-encoded JSON or as base64url of its JSON. It comes
 * from anywhere, so nothing of it is believed: `uri` must stand on our own preview host, `fb` must look like a page id.
 */
export interface PreviewLink {
  name: string;
  /** Address of the site on the preview host; null until it is known. */
  uri: string | null;
  /** Id of the social page. */
  fb: string;
}

/** Its name in an address: of the landing, and of the order that follows. */
export const PREVIEW_LINK = 'yr_preview';
const LONGEST = 2000;
const PAGE_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The form of links that we make: an object and its signature. No JSON, encoded or not, looks like it. */
export const isSigned = (value: string | null): value is string =>
  value !== null && value.length <= LONGEST && /^[\w-]+\.[\w-]{43}$/.test(value);

/** `none`: the parameter is absent; `refused`: it is there and must not be followed. */
export function parsePreviewLink(value: string | null, previewOrigin: string): PreviewLink | 'none' | 'refused' {
  if (!value) return 'none';
  if (value.length > LONGEST) return 'refused';
  const given = decode(value);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return 'refused';
  const { name, uri, fb } = given as Record<string, unknown>;
  if (typeof fb !== 'string' || !PAGE_ID.test(fb)) return 'refused';
  const site = uri === undefined || uri === null || uri === '' ? null : ownAddress(uri, previewOrigin);
  if (site === undefined) return 'refused';
  return { name: typeof name === 'string' ? plainName(name) : '', uri: site, fb };
}

export function previewLinkValue(link: PreviewLink): string {
  const bytes = new TextEncoder().encode(JSON.stringify(link));
  return btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/={1,2}$/, '');
}

function decode(value: string): unknown {
  for (const read of [(v: string) => v, decodeURIComponent, fromBase64Url]) {
    try {
      return JSON.parse(read(value));
    } catch {
      // Not this encoding.
    }
  }
  return null;
}

function fromBase64Url(value: string): string {
  const binary = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
  return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(binary, (c) => c.codePointAt(0) ?? 0));
}

/** The address rebuilt from its own parts, without query or fragment; undefined when it is not ours. */
function ownAddress(value: unknown, previewOrigin: string): string | undefined {
  const url = typeof value === 'string' ? parsedUrl(value) : null;
  if (!url) return undefined;
  // A blob: address has the origin of whoever made it, so the origin alone says too little.
  if (!/^https?:$/.test(url.protocol) || url.origin !== previewOrigin || url.username !== '' || url.password !== '')
    return undefined;
  return `${previewOrigin}${url.pathname}`;
}

const plainName = (name: string): string =>
  name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .slice(0, 120);
