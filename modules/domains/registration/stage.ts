import type { Ctx } from '../../../platform/ctx.ts';
import { findRegistration, liveRegistrations, registrationsOf, type Registration } from './registration.ts';

/** What a name is to an order: its registrations of it, one after another, and how far it is. */
export interface Standing {
  /**
   * Paid for and on its way, also while its owner is asked what to do with one that failed, or its money is on the way back; registered here
   * for this order, or for another; or it will not come, or has gone.
   */
  stage: 'coming' | 'here' | 'another' | 'over';
  ids: string[];
  /** The one that is paid for, being ordered or registered; null: none is. */
  live: string | null;
}

const isOpen = ({ state, endedAt }: Registration): boolean =>
  (state === 'failed' && endedAt === null) || state === 'refunding';

/** Of the name of this registration, for its order. */
export async function standingOf(ctx: Ctx, { registrationId }: { registrationId: string }): Promise<Standing> {
  const asked = await findRegistration(ctx, registrationId);
  if (!asked) return { stage: 'over', ids: [], live: null };
  const { orderId, domain } = asked;
  const own = (await registrationsOf(ctx, orderId)).filter((each) => each.domain === domain);
  const ids = own.map(({ id }) => id);
  const [held] = await liveRegistrations(ctx, [domain]);
  const live = held?.orderId === orderId ? held.id : null;
  if (held?.state === 'registered') return { stage: live ? 'here' : 'another', ids, live };
  return { stage: live || own.some(isOpen) ? 'coming' : 'over', ids, live };
}
