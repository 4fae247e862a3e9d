import type { PhotoAnswer } from '../../../../modules/editor/schemas.ts';
import { deviceClass } from '../editor/calls.ts';
import { upload } from '../upload.ts';

/** A photo into the draft of a site. Rejects as `upload` does. */
export function sendPhoto(
  { site, rev, id, file }: { site: string; rev: number; id: string; file: Blob },
  how: { progress: (share: number) => void; signal: AbortSignal },
): Promise<PhotoAnswer> {
  const query = new URLSearchParams({ op_id: id, rev: String(rev), device: deviceClass() });
  return upload(`/buy_yr/api/site/${encodeURIComponent(site)}/draft/photos?${query.toString()}`, file, how);
}
