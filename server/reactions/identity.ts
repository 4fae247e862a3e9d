/** What follows in other rooms from what happens to staff. */
import type { Reactions } from '../../platform/module.ts';
import { inviteMail } from '../../modules/notifications/index.server.ts';

export const identityReactions = {
  /** Somebody may choose a password: the link goes out by mail. */
  'identity.invited': inviteMail,
} satisfies Reactions;
