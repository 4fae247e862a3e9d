import type { Ctx } from './ctx.ts';

/** The same context with these properties in place of its own. Getters stay getters: what is asked of the process (`recovering`) may change meanwhile. */
export const contextWith = <C extends Ctx>(ctx: Ctx, replaced: Partial<C>): C =>
  Object.defineProperties({} as C, {
    ...Object.getOwnPropertyDescriptors(ctx),
    ...Object.getOwnPropertyDescriptors(replaced),
  });
