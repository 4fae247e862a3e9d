import { createHmac } from 'node:crypto';
import { and, eq, lt } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx, TxCtx } from '../../platform/ctx.ts';
import { newId } from '../../platform/ids.ts';
import { isSigned } from '../../platform/signed.ts';
import type { LayoutName } from '../../site-kit/names.ts';
import { K } from '../plans/schemas.ts';
import { previewUrl, type PreviewRow } from './preview-view.ts';
import { hashOfLink, shortPath } from './short-code.ts';
import { previewLinks, previews } from './tables.ts';

/** The specification's object, and which link of ours it is. */
const payload = z.object({ name: z.string(), uri: z.string(), fb: z.string(), id: z.string() });
type Payload = z.infer<typeof payload>;

export interface MadeLink {
  id: string;
  /** On our own host, short. */
  path: string;
  expiresAt: Date;
}

const signature = (secret: string, body: string): string =>
  createHmac('sha256', secret).update(`preview-link:${body}`).digest('base64url');

/** `{object}.{signature}`, both base64url: the `yr_preview` of links that we make (L4). */
function signedValue(ctx: Ctx, link: Payload): string {
  const body = Buffer.from(JSON.stringify(link)).toString('base64url');
  return `${body}.${signature(ctx.config.appSecret, body)}`;
}

/** The path that shows what a stored link opens. */
export function linkPath(ctx: Ctx, preview: PreviewRow, linkId: string, layout: LayoutName | null): string {
  const uri = previewUrl(ctx.config, preview.id);
  const value = signedValue(ctx, { name: preview.name, uri, fb: preview.pageId, id: linkId });
  return `/vetrina?${new URLSearchParams({ yr_preview: value, ...(layout ? { layout } : {}) }).toString()}`;
}

export async function makePreviewLink(
  ctx: TxCtx,
  preview: PreviewRow,
  given: { layout: LayoutName | null; madeBy: string; days: number; cameBy?: string | null },
): Promise<MadeLink> {
  const id = newId('lnk');
  const createdAt = ctx.clock.now();
  const expiresAt = new Date(createdAt.getTime() + given.days * 24 * 3600 * 1000);
  const { layout, madeBy, cameBy = null } = given;
  // Links go with their preview: a fresh one keeps it for as long as a link may be of use.
  const until = new Date(createdAt.getTime() + K.previewDays * 24 * 3600 * 1000);
  await ctx.db
    .update(previews)
    .set({ expiresAt: until })
    .where(and(eq(previews.id, preview.id), lt(previews.expiresAt, until)));
  const codeHash = hashOfLink(ctx, id);
  await ctx.db
    .insert(previewLinks)
    .values({ id, codeHash, previewId: preview.id, layout, madeBy, cameBy, createdAt, expiresAt });
  return { id, path: shortPath(ctx, id, codeHash), expiresAt };
}

/** The object of a signed `yr_preview`; null when it is not ours as it stands. */
export function readSigned(ctx: Ctx, value: string): Payload | null {
  const [body = '', given = '', ...rest] = value.split('.');
  if (rest.length > 0 || !isSigned(ctx.config, given, (secret) => signature(secret, body))) return null;
  return payload.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}
