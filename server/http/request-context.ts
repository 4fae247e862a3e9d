import type { Context } from 'hono';
import type { Actor, Ctx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';

/** What the middleware has found out about a request. */
export interface RequestVariables {
  ctx: Ctx;
  /** The same request as somebody who was recognised: what follows from their facts is theirs too. */
  actAs: (actor: Actor) => Ctx;
  locale: Lang;
  /** Network address of whoever calls; null where it is unknown. */
  address: string | null;
}
export interface HttpEnv {
  Variables: RequestVariables;
  Bindings: { incoming?: { url?: string; socket?: { remoteAddress?: string } } };
}
export type Request = Context<HttpEnv>;
