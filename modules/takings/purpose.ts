import type { TxCtx } from '../../platform/ctx.ts';

/** The room whose things are paid: a thing is named by its room and its id there. */
export type Purpose = 'shop' | 'booking';

/** Payments and refunds are told to all rooms: each hears of its own. */
export const ofRoom =
  <Fact>(purpose: Purpose, follow: (ctx: TxCtx, fact: Fact) => Promise<void>) =>
  async (ctx: TxCtx, fact: Fact & { purpose: Purpose }): Promise<void> => {
    if (fact.purpose === purpose) await follow(ctx, fact);
  };
