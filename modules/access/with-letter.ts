import type { Actor, Ctx } from '../../platform/ctx.ts';

/**
 * The same context for whoever shows the link of a letter: it may read one site and decide what the page says, nothing else. The
 * room that keeps the links binds each to its one question.
 */
export const withLetter = (ctx: Ctx, siteId: string): Ctx =>
  Object.defineProperties({} as Ctx, {
    ...Object.getOwnPropertyDescriptors(ctx),
    actor: { value: { kind: 'letter', siteId } satisfies Actor, enumerable: true },
  });
