/** All of a box, for its owner to take away: its mails by folder, its settings, and how many mails each file has. */
import type { Ctx } from '../../../platform/ctx.ts';
import { describeError } from '../../../platform/describe-error.ts';
import { inTransaction } from '../../../platform/transaction.ts';
import { mailOfOrder } from '../list-mail.ts';
import { boxOf, placeOf, requireMailHost } from '../mail-of-order.ts';
import type { OpenedBox } from '../mail-reader.port.ts';
import type { OfBox } from '../own-box.ts';
import { asJson, boxFiles, type TakenFile } from './box-files.ts';
import { takeGuide } from './guide.ts';
import { requirePlace, takePlace } from './places.ts';
import { takeLogin } from './take-login.ts';

/** How much there is to take, as the mail host counts now. Throws as `takeBox`. */
export async function weighBox(ctx: Ctx, { by, id }: OfBox): Promise<{ bytes: number; messages: number }> {
  requireMailHost(ctx);
  const box = await inTransaction(ctx, (tx) => boxOf(tx, by, id));
  requirePlace(box.id);
  const usage = await ctx.ports.mailHost?.usage(placeOf(box));
  if (!usage) throw new Error('a mail host without its port');
  return usage;
}

/**
 * Opens the box and gives its files, each read when it is asked for; nothing in it is changed or marked as read. A mail that comes
 * meanwhile stays out. What cannot be given to its end throws while it is read, and then the last file, which counts the mails, is
 * missing. Throws 'mailboxes.not-found' (404), 'mailboxes.take-busy' (503), 'mailboxes.host-unavailable' (503).
 */
export async function takeBox(
  ctx: Ctx,
  { by, id, locale }: OfBox & { locale: string },
): Promise<{ address: string; files: AsyncIterable<TakenFile> }> {
  requireMailHost(ctx);
  const { mailReader } = ctx.ports;
  if (!mailReader) throw new Error('a mail host without a reader');
  const { box, login, end } = await takeLogin(ctx, { by, id });
  let opened: OpenedBox | null = null;
  /** Safe twice. */
  const stop = async (): Promise<void> => {
    place.leave();
    await opened?.close();
    await end();
  };
  const late = () =>
    void stop().catch((error: unknown) => ctx.log.warn({ error: describeError(error) }, 'a sign-in did not end'));
  const place = takePlace(box.id, late);
  try {
    const { path, bytes } = takeGuide(locale);
    const first = [{ path, content: bytes }, await settingsOf(ctx, { by, id })];
    opened = await mailReader.open(login);
    const failed = async (error: unknown) => {
      ctx.log.warn({ mailbox: box.id, error: describeError(error) }, 'a mailbox was not taken away to its end');
      await stop();
    };
    return {
      address: login.username,
      files: untilTheEnd(boxFiles(opened, { first, moved: place.moved, failed }), stop),
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Also where whoever reads goes away before. */
async function* untilTheEnd(files: AsyncIterable<TakenFile>, stop: () => Promise<void>): AsyncGenerator<TakenFile> {
  try {
    yield* files;
  } finally {
    await stop();
  }
}

/** What its owner set of the box; no secret is among it. */
async function settingsOf(ctx: Ctx, { by, id }: OfBox): Promise<TakenFile> {
  const { names } = await mailOfOrder(ctx, { by });
  const name = names.find(({ boxes }) => boxes.some((box) => box.id === id));
  const box = name?.boxes.find((each) => each.id === id);
  const aliases = name?.aliases
    .filter(({ boxes }) => boxes.includes(id))
    .map((alias) => `${alias.name}@${name.domain}`);
  return asJson('settings.json', { ...box, aliases });
}
