import { randomBytes } from 'node:crypto';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { hashOf } from '../access/index.server.ts';
import type { LinkedDecision } from './schemas.ts';
import { decisionLinks } from './tables.ts';

const KEPT_MS = 30 * 86_400_000;
const KEY = /^[\w-]{43}$/;

export const isKey = (text: string): boolean => KEY.test(text);

/** Address of a link that does this one thing for thirty days; 256 random bits, of which a hash is kept. */
export async function makeLink(ctx: TxCtx, siteId: string, what: LinkedDecision): Promise<string> {
  const key = randomBytes(32).toString('base64url');
  const expiresAt = new Date(ctx.clock.now().getTime() + KEPT_MS);
  await ctx.db.insert(decisionLinks).values({ hash: hashOf(key), siteId, what, expiresAt });
  return linkAddress(ctx, key);
}
export const linkAddress = (ctx: Pick<Ctx, 'config'>, key: string): string => `${ctx.config.publicUrl}/letter/${key}`;
/** Where a mail program posts "no more of these" by itself (RFC 8058). */
export const oneClickAddress = (ctx: Pick<Ctx, 'config'>, address: string): string =>
  address.replace(`${ctx.config.publicUrl}/letter/`, `${ctx.config.publicUrl}/buy_yr/api/letter/`);
