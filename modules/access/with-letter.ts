import { contextWith } from '../../platform/context-with.ts';
import type { Ctx } from '../../platform/ctx.ts';

/**
 * The same context for whoever shows the link of a letter: it may read one site and decide what the page says, nothing else. The
 * room that keeps the links binds each to its one question.
 */
export const withLetter = (ctx: Ctx, siteId: string): Ctx => contextWith(ctx, { actor: { kind: 'letter', siteId } });
