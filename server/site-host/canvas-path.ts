import type { SitePage } from '../../site-kit/render/options.ts';
import { readPreviewPath, type PreviewTarget } from './preview-path.ts';

export type CanvasTarget =
  | { kind: 'page'; grant: string; page: SitePage }
  | Extract<PreviewTarget, { kind: 'granted' | 'font' }>;

/** A grant, as modules/access/prove-grant.ts makes it, and a page of the site; the first one without a name. */
const PAGE = /^\/(sit_[\w.-]{60,100})\/(privacy|cookies)?$/;

/** What a path of the canvas host asks for; null for everything else. Pictures and fonts stand where the preview host has them. */
export function readCanvasPath(path: string): CanvasTarget | null {
  const [, grant, page] = PAGE.exec(path) ?? [];
  if (grant) return { kind: 'page', grant, page: (page as SitePage | undefined) ?? 'home' };
  const target = readPreviewPath(path);
  return target?.kind === 'granted' || target?.kind === 'font' ? target : null;
}
