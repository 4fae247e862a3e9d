import type { DomainEvents, TxCtx } from '../platform/ctx.ts';
import type { Reactions } from '../platform/module.ts';
import { ROOMS } from './modules.ts';
import { COORDINATION } from './reactions/index.ts';

const all: Reactions[] = [...ROOMS.flatMap(({ module: { on } }) => (on ? [on] : [])), ...COORDINATION];

/** Lets everything follow that follows from an event: in the rooms, in the order of the arrows, then in several at once. */
export async function react<E extends keyof DomainEvents>(ctx: TxCtx, event: E, fact: DomainEvents[E]) {
  for (const reactions of all) await reactions[event]?.(ctx, fact);
}
