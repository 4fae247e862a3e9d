import { LAYOUTS, type LayoutName } from '../../site-kit/names.ts';
import type { PhotoFormat, SitePage } from '../../site-kit/render/options.ts';

export type PreviewTarget =
  | { kind: 'page'; id: string; layout: LayoutName | undefined; page: SitePage }
  | { kind: 'photo'; id: string; photo: string; width: number; format: PhotoFormat }
  | { kind: 'granted'; grant: string; photo: string; width: number; format: PhotoFormat }
  | { kind: 'font'; file: string }
  | { kind: 'icon' }
  | { kind: 'share'; id: string }
  | { kind: 'slash'; to: string };

const INNER_PAGES = ['privacy', 'cookies', 'sources', 'quality'] as const;
const PATH = /^\/(prv_[A-Za-z0-9_-]{22})(?:\/(.*))?$/;
const PHOTO = /^p\/([a-z0-9]{16,64})-(\d{1,4})\.(avif|webp)$/;
/** Pictures of a draft: photo-grant.ts says what a grant is. */
const GRANTED = /^\/(sit_[\w.-]{30,60})\/(p\/.*)$/;
const FONT = /^\/f\/([a-z0-9-]+\.[0-9a-f]{10}\.woff2)$/;
const isLayout = (name: string): name is LayoutName => (LAYOUTS as readonly string[]).includes(name);

/** What a path of the preview host asks for; null for everything else. */
export function readPreviewPath(path: string): PreviewTarget | null {
  if (path === '/favicon.ico') return { kind: 'icon' };
  const font = FONT.exec(path)?.[1];
  if (font) return { kind: 'font', file: font };
  const [, grant, picture = ''] = GRANTED.exec(path) ?? [];
  if (grant) return grantedPhoto(grant, picture);
  const [, id, rest] = PATH.exec(path) ?? [];
  if (id === undefined) return null;
  if (rest === undefined) return { kind: 'slash', to: `${path}/` };
  if (rest === 'share.jpg') return { kind: 'share', id };
  const photo = photoOf(rest);
  if (photo) return { kind: 'photo', id, ...photo };
  const parts = rest === '' ? [] : rest.replace(/\/$/, '').split('/');
  const layout = parts[0] !== undefined && isLayout(parts[0]) ? parts[0] : undefined;
  const [page, ...more] = layout ? parts.slice(1) : parts;
  if (more.length > 0) return null;
  if (page === undefined) {
    return rest === '' || rest.endsWith('/')
      ? { kind: 'page', id, layout, page: 'home' }
      : { kind: 'slash', to: `${path}/` };
  }
  const known = INNER_PAGES.find((name) => name === page);
  return known && !rest.endsWith('/') ? { kind: 'page', id, layout, page: known } : null;
}

function photoOf(path: string): { photo: string; width: number; format: PhotoFormat } | null {
  const [, photo, width, format] = PHOTO.exec(path) ?? [];
  return photo && format ? { photo, width: Number(width), format: format as PhotoFormat } : null;
}

function grantedPhoto(grant: string, path: string): PreviewTarget | null {
  const photo = photoOf(path);
  return photo && { kind: 'granted', grant, ...photo };
}
