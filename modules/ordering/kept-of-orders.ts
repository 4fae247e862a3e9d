import type { TxCtx } from '../../platform/ctx.ts';

declare module '../../platform/ctx.ts' {
  interface Contributions {
    /** What a room keeps of orders: it goes when they do. */
    keptOfOrders: {
      /** Those of these orders, whose contract is over, that must stay for another night because something of theirs is alive. */
      holds?: (ctx: TxCtx, orderIds: string[]) => Promise<Set<string>>;
      erase: (ctx: TxCtx, orderIds: string[]) => Promise<void>;
    };
  }
}
