import { and, eq, lte } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import { BATCH } from '../../../platform/batches.ts';
import type { Ctx } from '../../../platform/ctx.ts';
import { AppError, isAppError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { unseal } from '../../../platform/seal.ts';
import { enqueue, inTransaction } from '../../../platform/transaction.ts';
import { newDeviceSecret, sha256 } from '../box-secret.ts';
import { moveInJob } from '../jobs.ts';
import { placeOf, type Box } from '../mail-of-order.ts';
import { mailboxDevices, mailboxes, mailboxImports } from '../tables.ts';
import { compare, type Comparison } from './compare.ts';
import type { MailMover, NewBox, OldBox, OldMail } from './mail-mover.port.ts';

const HOUR_MS = 3_600_000;
/** Of one run of the job; what is left is the next one's. */
const RUN_MS = 4 * 60_000;
/** Mails after which its owner sees how far it is. */
const TOLD_EVERY = 25;
/** After all is here: mail still comes in there until the whole world knows where it goes now. Hours after the comparing before. */
const AGAIN_HOURS = [1, 23, 48, 96];
const RETRY_MS = 10 * 60_000;
/** Days after which nothing is tried any more: an old server that does not answer, a box that is not paid. */
const PATIENT_DAYS = 14;
/** Mails that alone cannot be carried over: more of them in one run, and it is the place that does not answer. */
const MOST_LEFT = 50;
/** What only its owner can mend. */
const OWNERS = new Set(['mailboxes.old-refused', 'mailboxes.box-full', 'mailboxes.import-too-much']);

type Import = typeof mailboxImports.$inferSelect;
interface Run {
  ctx: Ctx;
  row: Import;
  box: Box;
}

/** Those whose time has come. Safe twice. */
export async function findImports(ctx: Ctx): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const due = await ctx.db
      .select({ id: mailboxImports.mailboxId })
      .from(mailboxImports)
      .where(and(eq(mailboxImports.state, 'copying'), lte(mailboxImports.nextAt, ctx.clock.now())))
      .limit(BATCH);
    for (const { id } of due) await enqueue(ctx, moveInJob, { mailboxId: id }, { key: id });
  });
}

/**
 * Copies what is missing from the old box, for some minutes at most, and compares. What lies here is known by what it is, and not by what
 * was written down: after a kill at any moment nothing is missing and nothing comes twice. Nothing at the old server is changed.
 */
export async function moveIn(ctx: Ctx, { mailboxId }: { mailboxId: string }): Promise<void> {
  const mover = ctx.ports.mailMover;
  const row = mover && (await claim(ctx, mailboxId));
  if (!row) return;
  const [box] = await ctx.db.select().from(mailboxes).where(eq(mailboxes.id, mailboxId));
  if (!box) return;
  const run = { ctx, row, box };
  // The key to somebody's old box is kept for as long as it is of use, and no longer.
  if (isOld(run)) return void (await change(run, { state: 'stopped', secret: '', nextAt: null }));
  // Not paid, or over: it goes on when the box does.
  if (box.state !== 'live') return void (await later(run, { problem: null }));
  try {
    const isWhole = await copy(run, mover);
    await (isWhole ? endRound(run) : later(run, {}, 0));
  } catch (error) {
    await noteProblem(run, error);
  }
}

/**
 * One run at a time of a box, whoever asks: it has the row until `nextAt`, which moves on while it copies. Of a process that died another
 * takes it up when that time has come.
 */
async function claim(ctx: Ctx, mailboxId: string): Promise<Import | null> {
  const now = ctx.clock.now();
  const isFree = and(
    eq(mailboxImports.mailboxId, mailboxId),
    eq(mailboxImports.state, 'copying'),
    lte(mailboxImports.nextAt, now),
  );
  const [row] = await ctx.db
    .update(mailboxImports)
    .set({ nextAt: new Date(now.getTime() + RETRY_MS) })
    .where(isFree)
    .returning();
  return row ?? null;
}

async function copy(run: Run, mover: MailMover): Promise<boolean> {
  const { ctx, row } = run;
  const { host, port, username } = row;
  const old = await mover.from({ host, port, username, secret: unseal(ctx.config.dataKeys, row.secret) });
  try {
    return await withOwnBox(run, mover, (fresh) => copyMissing(run, old, fresh));
  } finally {
    await old.close();
  }
}

/** By a secret that is made for this run alone and shown to nobody. */
async function withOwnBox<T>({ ctx, box }: Run, mover: MailMover, act: (fresh: NewBox) => Promise<T>): Promise<T> {
  const [id, secret] = [newId('mdv'), newDeviceSecret()];
  const createdAt = ctx.clock.now();
  await ctx.db
    .insert(mailboxDevices)
    .values({ id, mailboxId: box.id, kind: 'take', name: 'move in', secretSha256: sha256(secret), createdAt });
  try {
    const fresh = await mover.into({ username: placeOf(box).username, secret });
    try {
      return await act(fresh);
    } finally {
      await fresh.close();
    }
  } finally {
    await ctx.db.delete(mailboxDevices).where(eq(mailboxDevices.id, id));
  }
}

async function copyMissing(run: Run, old: OldBox, fresh: NewBox): Promise<boolean> {
  const { ctx, box } = run;
  const before = await compare(old, fresh);
  const until = performance.now() + RUN_MS;
  await tell(run, before);
  const usage = await ctx.ports.mailHost?.usage(placeOf(box));
  if (before.missingBytes > box.quotaBytes - (usage?.bytes ?? 0))
    throw new AppError('mailboxes.import-too-much', { status: 409 });
  let copied = 0;
  const left = new Set<string>();
  for (const { from, into, uids } of before.missing) {
    const marks = before.marks.get(into);
    for await (const mail of old.mails(from, uids)) {
      // The same mail twice in a folder is one here.
      if (marks?.has(mail.mark)) continue;
      // Its owner has ended it, or begun it anew: the row is another's.
      if (!(await later(run, {}))) return false;
      const failed = await carry(mail, into, fresh);
      if (failed) {
        left.add(`${from} ${mail.uid}`);
        if (left.size > MOST_LEFT) throw failed;
      } else {
        marks?.add(mail.mark);
        copied += 1;
        if (copied % TOLD_EVERY === 0) await tell(run, { ...before, here: before.here + copied }, left.size);
      }
      if (performance.now() > until) return false;
    }
  }
  const after = await compare(old, fresh);
  await tell(run, after, left.size);
  // What cannot be had is tried again with each round, and holds nothing up.
  return after.missing.every(({ from, uids }) => uids.every((uid) => left.has(`${from} ${uid}`)));
}

/** What kept one mail from being carried over while the others may be; null: it lies here, or went from there meanwhile. */
async function carry(mail: OldMail, into: string, fresh: NewBox): Promise<AppError | null> {
  const isOfMail = (error: unknown) =>
    isAppError(error, 'mailboxes.old-unreachable') || isAppError(error, 'mailboxes.mail-too-large');
  try {
    const content = await mail.content();
    if (content) await fresh.append(into, mail, content);
    return null;
  } catch (error) {
    if (isAppError(error) && isOfMail(error)) return error;
    throw error;
  }
}

/** False: it was ended meanwhile, and nothing is written. */
async function change({ ctx, row }: Run, set: Partial<Import>): Promise<boolean> {
  const isIt = and(eq(mailboxImports.mailboxId, row.mailboxId), eq(mailboxImports.startedAt, row.startedAt));
  const changed = await ctx.db
    .update(mailboxImports)
    .set(set)
    .where(and(isIt, eq(mailboxImports.state, 'copying')))
    .returning({ id: mailboxImports.mailboxId });
  return changed.length > 0;
}
const tell = (run: Run, { found, here, tooLarge, bytes }: Comparison, unreadable = 0): Promise<boolean> =>
  later(run, { found, here, tooLarge, unreadable, bytes, problem: null });

const later = (run: Run, set: Partial<Import>, ms = RETRY_MS): Promise<boolean> =>
  change(run, { ...set, nextAt: new Date(run.ctx.clock.now().getTime() + ms) });

async function endRound(run: Run): Promise<void> {
  const { ctx, row, box } = run;
  const comparedAt = ctx.clock.now();
  const again = AGAIN_HOURS[row.rounds];
  if (again !== undefined) return void (await later(run, { comparedAt, rounds: row.rounds + 1 }, again * HOUR_MS));
  await inTransaction(ctx, async (tx) => {
    await change({ ...run, ctx: tx }, { comparedAt, rounds: row.rounds + 1, state: 'done', secret: '', nextAt: null });
    await audit(tx, 'mailboxes.moved-in', box.orderId, { mailbox: box.id });
  });
}

const isOld = ({ ctx, row }: Run): boolean =>
  ctx.clock.now().getTime() - row.startedAt.getTime() > PATIENT_DAYS * 24 * HOUR_MS;

async function noteProblem(run: Run, error: unknown): Promise<void> {
  if (!isAppError(error)) throw error;
  const { code } = error;
  if (OWNERS.has(code)) await change(run, { state: 'stopped', problem: code, secret: '', nextAt: null });
  else await later(run, { problem: code });
}
