import type { Ctx } from '../../../platform/ctx.ts';
import type { SiteAccess } from '../../access/index.server.ts';
import { qualityRefusal } from './hold-site.ts';
import { publishVersion, type Publication, type Published } from './publish-version.ts';
import type { Layer } from '../../../site-kit/content/layer.ts';

/**
 * The owner's layer becomes what `change` makes of it, and the site shows it: in one transaction, with what `commit` writes
 * (see publishVersion). Who fails a gate is told at once by 'sites.quality-gate' (422); site and layer stay as they were, and nobody else is
 * bothered.
 */
export const setContent = (
  ctx: Ctx,
  {
    change,
    ...given
  }: { by: SiteAccess<'publish'>; change: (live: Layer) => Layer } & Required<Pick<Publication, 'commit'>>,
): Promise<Published> =>
  acceptContent(ctx, { ...given, cause: 'owner', change: (live) => ({ ...live, layer: change(live.layer) }) });

/** The same for all that a site is made of: what it takes over of its page, and what of that its owner declined. */
export const acceptContent = (
  ctx: Ctx,
  {
    by,
    ...given
  }: { by: SiteAccess<'publish' | 'decide'> } & Required<Pick<Publication, 'cause' | 'change' | 'commit'>>,
): Promise<Published> =>
  publishVersion(ctx, by.siteId, {
    ...given,
    // What the page or the clock brings has no author, even when an owner who asks for it is the one that waits.
    author: given.cause === 'owner' ? by.author : null,
    refuse: (_site, failures) => Promise.resolve(qualityRefusal(failures, 422)),
  });
