/** What follows in other rooms from previews. */
import type { Reactions } from '../../platform/module.ts';
import { previewLinkMail } from '../../modules/notifications/index.server.ts';

export const previewsReactions = {
  /** Somebody asked for a preview's link by mail. */
  'previews.link-requested': previewLinkMail,
} satisfies Reactions;
