import { randomBytes, timingSafeEqual } from 'node:crypto';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import type { Ctx } from '../../platform/ctx.ts';
import type { Request } from './request-context.ts';

/** A login that is not back by then is begun again. */
const MINUTES = 10;

const options = ({ config }: Ctx) => ({ path: '/', secure: config.publicUrl.startsWith('https:') });
/** `__Host-`, as the order cookie and for the same reason. */
const nameOf = (ctx: Ctx) => (options(ctx).secure ? '__Host-vetrina_login' : 'vetrina_login');

/** What a login is about. `purpose`: of a room (modules/ordering/page-login.port.ts), empty for what was bought; `subject`: a site there. */
interface Begun {
  purpose: string;
  subject: string;
}

/** Remembers in this browser which login it has begun, and for what. Returns the `state` that must come back. */
export function beginLogin(c: Request, ctx: Ctx, { purpose, subject }: Begun): string {
  const state = randomBytes(32).toString('base64url');
  // Lax: the network leads the browser back from its own address.
  setCookie(c, nameOf(ctx), `${state}.${purpose && `${purpose}~`}${subject}`, {
    ...options(ctx),
    httpOnly: true,
    sameSite: 'Lax',
    maxAge: MINUTES * 60,
  });
  return state;
}

/** What the login is about that this browser has begun and that has come back with this state; null for any other. */
export function endLogin(c: Request, ctx: Ctx, state: string): Begun | null {
  const begun = /^([\w-]{43})\.(?:([a-z]{1,16})~)?([\w.~-]{0,90})$/.exec(getCookie(c, nameOf(ctx)) ?? '');
  deleteCookie(c, nameOf(ctx), options(ctx));
  const [expected, given] = [Buffer.from(begun?.[1] ?? ''), Buffer.from(state)];
  if (!begun || given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  return { purpose: begun[2] ?? '', subject: begun[3] ?? '' };
}
