import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import type { VersionCause } from '../schemas.ts';
import { holdSite, qualityRefusal } from './hold-site.ts';
import { publishVersion, type Published } from './publish-version.ts';

/** Of what nobody publishes: it follows from something. */
export type FollowedCause = Exclude<VersionCause, 'owner' | 'page'>;

/**
 * Shows a site as its content, hosts and owner's data are now (see publishVersion). One that fails a gate is put before a
 * person, and 'sites.quality-gate' (409) says so: see hold-site.ts.
 */
export const publishSite = (
  ctx: Ctx,
  { by, cause = 'order' }: { by: SiteAccess<'publish'>; cause?: FollowedCause | undefined },
): Promise<Published> =>
  publishVersion(ctx, by.siteId, {
    cause,
    author: null,
    async refuse(site, failures) {
      await holdSite(ctx, site, failures);
      return qualityRefusal(failures, 409);
    },
  });
