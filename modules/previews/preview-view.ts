import type { Config } from '../../platform/config.ts';
import { originOf, previewHost } from '../sites/index.server.ts';
import type { Preview } from './schemas.ts';
import type { previews } from './tables.ts';

export type PreviewRow = typeof previews.$inferSelect;

/** Address of a preview; `{layout}/` after it shows another layout. */
export const previewUrl = (config: Config, id: string): string => `${originOf(config, previewHost(config))}/${id}/`;

/** A preview as the specification's call answers it. */
export function toPreview(config: Config, row: PreviewRow): Preview {
  return {
    _id: row.id,
    url: previewUrl(config, row.id),
    status: row.state,
    reason: row.reason,
    facebook_page_id: row.pageId,
    name: row.name,
    lang: row.lang,
    layout: row.layouts[0]?.layout ?? null,
    layouts: row.layouts,
  };
}
