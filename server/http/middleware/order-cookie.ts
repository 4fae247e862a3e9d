import { deleteCookie, generateCookie, getCookie, setCookie } from 'hono/cookie';
import { ORDER_COOKIE } from '../../../modules/access/index.server.ts';
import type { Config } from '../../../platform/config.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import type { Request } from '../request-context.ts';

const YEAR_S = 60 * 60 * 24 * 400;

const isSecure = (config: Config): boolean => config.publicUrl.startsWith('https:');
/** `__Host-`: set by this very host over TLS, so that no sub-domain and no network can plant another's session. */
export const orderCookieName = (config: Config): string => (isSecure(config) ? `__Host-${ORDER_COOKIE}` : ORDER_COOKIE);

export function readOrderCookie(c: Request, config: Config): string | null {
  const value = getCookie(c, orderCookieName(config));
  return value && /^[\w-]{43}$/.test(value) ? value : null;
}

export const clearOrderCookie = (c: Request, { config }: Ctx): void =>
  void deleteCookie(c, orderCookieName(config), { path: '/', secure: isSecure(config) });

/** Http-only: no script reads it. Lax: the link in a mail and the provider's return keep it. */
const kind = (config: Config) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: isSecure(config), maxAge: YEAR_S }) as const;

export function setOrderCookie(c: Request, { config }: Ctx, secret: string): void {
  setCookie(c, orderCookieName(config), secret, kind(config));
}
/** The same as the value of a Set-Cookie field. */
export const orderCookieField = (config: Config, secret: string): string =>
  generateCookie(orderCookieName(config), secret, kind(config));
