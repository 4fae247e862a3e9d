/** When a preview that exists is good enough, and when it must be built again. */
import type { PreviewState } from './schemas.ts';

const FRESH_FOR_MS = 60 * 60 * 1000;
/** A build that has not moved for this long has lost its worker. */
const STUCK_AFTER_MS = 2 * 60 * 1000;

/** True when asking for this preview again must start a new build. */
export function needsBuild(
  preview: { state: PreviewState; updatedAt: Date; readyAt: Date | null },
  now: Date,
): boolean {
  if (preview.state === 'failed') return true;
  if (preview.state === 'ready') return (preview.readyAt?.getTime() ?? 0) <= now.getTime() - FRESH_FOR_MS;
  return preview.updatedAt.getTime() <= now.getTime() - STUCK_AFTER_MS;
}
