import type { Ctx } from '../../../platform/ctx.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { applySession, type SessionOutcome } from './apply-session.ts';

/** What became of a session of this order; another order's is 'unknown'. Safe any number of times. */
export const applyCheckout = (
  ctx: Ctx,
  { by, sessionId }: { by: OrderAccess<'settle'>; sessionId: string },
): Promise<SessionOutcome> => applySession(ctx, sessionId, by.orderId);
