import type { Ctx, DomainEvents } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';

/** What follows from each event, in the transaction in which it is told. */
export type Reactions = { [E in keyof DomainEvents]: (tx: Tx, ctx: Ctx, fact: DomainEvents[E]) => Promise<void> };
