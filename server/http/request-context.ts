import type { Context } from 'hono';
import type { Ctx } from '../../platform/ctx.ts';
import type { Lang } from '../../site-kit/names.ts';

/** What the middleware has found out about a request. */
export interface RequestVariables {
  ctx: Ctx;
  locale: Lang;
}
export interface HttpEnv {
  Variables: RequestVariables;
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } };
}
export type Request = Context<HttpEnv>;
