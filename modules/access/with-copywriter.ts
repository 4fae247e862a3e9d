import { contextWith } from '../../platform/context-with.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Staff } from './prove-staff.ts';

/**
 * The same context for an operator who writes what the owner of one site asked for: it may read that site and change its draft,
 * nothing else. The room that keeps what was asked for binds each to its text.
 */
export const withCopywriter = <C extends Ctx>(ctx: C, { siteId, by }: { siteId: string; by: Staff<'operator'> }): C =>
  contextWith<Ctx>(ctx, { actor: { kind: 'copywriter', siteId, userId: by.userId } }) as C;
