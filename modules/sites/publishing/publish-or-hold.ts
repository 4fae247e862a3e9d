import type { Ctx } from '../../../platform/ctx.ts';
import { isAppError } from '../../../platform/errors.ts';
import { proveSite } from '../../access/index.server.ts';
import { publishSite, type FollowedCause } from './publish-site.ts';

/** Publishes, as a job: a document that fails a gate fails again, so that no try follows; a person is told, and the next change publishes. */
export async function publishOrHold(
  ctx: Ctx,
  { siteId, cause }: { siteId: string; cause?: FollowedCause | undefined },
  jobId: string,
): Promise<void> {
  const by = await proveSite(ctx, 'publish', siteId);
  await publishSite(ctx, { by, cause }).catch((error: unknown) => {
    if (!isAppError(error, 'sites.quality-gate')) throw error;
    ctx.log.error({ siteId, jobId, reason: error.message }, 'a site waits for a person');
  });
}
