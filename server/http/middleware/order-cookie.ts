import { getCookie, setCookie } from 'hono/cookie';
import { ORDER_COOKIE } from '../../../modules/ordering/index.server.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Request } from '../request-context.ts';

const YEAR_S = 60 * 60 * 24 * 400;

export function readOrderCookie(c: Request): string | null {
  const value = getCookie(c, ORDER_COOKIE);
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

/** Http-only: no script reads it. Lax: the link in a mail and the provider's return keep it. */
export function setOrderCookie(c: Request, ctx: Ctx, secret: string): void {
  setCookie(c, ORDER_COOKIE, secret, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: ctx.config.publicUrl.startsWith('https:'),
    maxAge: YEAR_S,
  });
}
