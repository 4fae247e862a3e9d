import { createHmac } from 'node:crypto';
import type { Ctx } from '../../platform/ctx.ts';
import { seal } from '../../platform/seal.ts';
import { enqueue, inTransaction } from '../../platform/transaction.ts';
import { writeManagerLinkJob } from './jobs.ts';
import type { LinkWish } from './write-manager-link.ts';

/**
 * Somebody says that orders under this address are theirs (S3). Whether there are any is looked up behind the answer, so
 * that neither its words nor its time tell.
 */
export async function requestManagerLink(ctx: Ctx, { mail, lang, back }: LinkWish): Promise<void> {
  const key = createHmac('sha256', ctx.config.appSecret).update(`manager-link:${mail}`).digest('base64url');
  // The queue keeps what it was given for weeks.
  const sealed = seal(ctx.config.dataKeys, mail) as unknown as string;
  await inTransaction(ctx, (ctx) => enqueue(ctx, writeManagerLinkJob, { mail: sealed, lang, back }, { key }));
}
