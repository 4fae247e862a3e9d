import type { TxCtx } from '../../../platform/ctx.ts';
import { longDay } from '../../../site-kit/booking/said.ts';
import { mailOfName } from '../mail-of-name.ts';

/** Tells the owner, once each time it begins, that the zone of a name on its way no longer leads its mail here, and until when it is received. */
export const mailLedAway = (ctx: TxCtx, name: { orderId: string; domain: string }, until: Date): Promise<void> =>
  mailOfName(ctx, name, {
    kind: 'mail-led-away',
    occasion: `${name.domain} ${ctx.clock.now().toISOString()}`,
    values: (lang) => ({ day: longDay(until.toISOString().slice(0, 10), lang) }),
  });

/** Tells the owner, each time it begins, that the zone of a name on its way leads its mail here. */
export const mailLedHere = (ctx: TxCtx, name: { orderId: string; domain: string }): Promise<void> =>
  mailOfName(ctx, name, {
    kind: 'mail-led-here',
    occasion: `${name.domain} ${ctx.clock.now().toISOString()}`,
    values: () => ({}),
  });
