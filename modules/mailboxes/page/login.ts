import { createHmac } from 'node:crypto';
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { all, BATCH, inBatches } from '../../../platform/batches.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { hashOf, orderKey, type OrderAccess } from '../../access/index.server.ts';
import { sha256 } from '../box-secret.ts';
import { placeOf, readableBoxOf } from '../mail-of-order.ts';
import type { BoxLogin } from '../mail-reader.port.ts';
import { inLetters, SECRET_BYTES } from '../secret-letters.rules.ts';
import { BROWSER_KINDS } from '../schemas.ts';
import { mailboxDevices } from '../tables.ts';

/** Hours in which the mail page of a browser opens a box by one secret. */
export const PAGE_HOURS = 12;
/** Browsers that read a box at the same time; one more ends the one that came first. */
export const MOST_PAGES = 10;
const HOUR_MS = 3_600_000;

/** Made anew for each act of the browser's own secret, so that it is kept nowhere: neither database nor backup opens a box. */
function secretOf(session: string, deviceId: string): string {
  const bytes = createHmac('sha256', session).update(`mail page ${deviceId}`).digest();
  return inLetters(bytes.subarray(0, SECRET_BYTES));
}

const endOfLife = ({ clock }: Pick<Ctx, 'clock'>) => new Date(clock.now().getTime() - PAGE_HOURS * HOUR_MS);
const isPage = eq(mailboxDevices.kind, 'page');
const isBrowsers = inArray(mailboxDevices.kind, [...BROWSER_KINDS]);

/**
 * With what the browser that asks opens the box at the mail host: a device of kind `page`, made when the mail page is opened,
 * named by the hash of the browser's session, gone at its sign-out or after twelve hours. Throws 'mailboxes.not-found' (404) and
 * 'mailboxes.not-now' (409) for a box that is paused.
 */
export function pageLogin(ctx: Ctx, { by, id }: { by: OrderAccess<'own'>; id: string }): Promise<BoxLogin> {
  return inTransaction(ctx, async (ctx) => {
    // The box is locked: two tabs at once make one device.
    const box = await readableBoxOf(ctx, by, id);
    const session = orderKey(ctx, 'own');
    if (!session) throw new AppError('mailboxes.not-found', { status: 404 });
    const { username } = placeOf(box);
    const ofBox = and(eq(mailboxDevices.mailboxId, box.id), isPage);
    const pages = await ctx.db
      .select()
      .from(mailboxDevices)
      .where(and(ofBox, gt(mailboxDevices.createdAt, endOfLife(ctx))))
      .orderBy(asc(mailboxDevices.createdAt));
    const name = hashOf(session);
    const mine = pages.find((page) => page.name === name && page.revokedAt === null);
    if (mine) return { username, secret: secretOf(session, mine.id) };
    const tooMany = pages.slice(0, Math.max(0, pages.length - MOST_PAGES + 1)).map(({ id }) => id);
    await ctx.db.delete(mailboxDevices).where(inArray(mailboxDevices.id, tooMany));
    const deviceId = newId('mdv');
    const secret = secretOf(session, deviceId);
    const secretSha256 = sha256(secret);
    const createdAt = ctx.clock.now();
    await ctx.db
      .insert(mailboxDevices)
      .values({ id: deviceId, mailboxId: box.id, kind: 'page', name, secretSha256, createdAt });
    await audit(ctx, 'mailboxes.page-opened', box.orderId, { mailbox: box.id, device: deviceId });
    return { username, secret };
  });
}

/** What a browser read opens to it no more. Nothing is cut: the page has no connection between two acts, and what is being taken was asked for. */
export async function endPagesOf(ctx: Ctx, sessionHash: string): Promise<void> {
  await ctx.db.delete(mailboxDevices).where(and(isBrowsers, eq(mailboxDevices.name, sessionHash)));
}

/** Those whose hours are over, and what a process that died was taking. Safe twice. */
export async function endPages(ctx: Ctx): Promise<void> {
  const over = and(isBrowsers, lte(mailboxDevices.createdAt, endOfLife(ctx)));
  await inBatches(ctx, async (ctx) => {
    const old = ctx.db.select({ id: mailboxDevices.id }).from(mailboxDevices).where(over).limit(BATCH);
    const gone = ctx.db.delete(mailboxDevices).where(inArray(mailboxDevices.id, old));
    return all(await gone.returning({ id: mailboxDevices.id }));
  });
}
