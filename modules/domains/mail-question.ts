import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '../../platform/audit.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { AppError } from '../../platform/errors.ts';
import { registerDomainJob } from './jobs.ts';
import { questionOf } from './mail-of-name.rules.ts';
import type { AnswerMailInput, MailQuestion } from './mail-question.rules.ts';
import { moveRegistration, type Registration } from './registration.ts';
import { wantRefund } from './replace-domain.ts';
import { domainRegistrations, keptRecords } from './tables.ts';
import { shownName } from '../../site-kit/shown-name.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMIND_AFTER_MS = 3 * DAY_MS;
/** Characters of what the operator is told. */
const MOST_DETAIL = 4000;
const CALL_AFTER_MS = 7 * DAY_MS;

export type Kept = typeof keptRecords.$inferSelect;
const ask = ({ domain }: Registration, kept: Kept): MailQuestion =>
  questionOf({ domain, name: shownName(domain) }, kept);

/** Questions that wait for their owners, by the id of the registration. */
export async function openQuestions(db: Db | Tx, rows: Registration[]): Promise<Map<string, MailQuestion>> {
  const waiting = rows.filter(({ state }) => state === 'wanted');
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const asked = await db
    .select()
    .from(keptRecords)
    .where(and(inArray(keptRecords.registrationId, ids), isNotNull(keptRecords.askedAt), isNull(keptRecords.answer)));
  const kept = new Map(asked.map((each) => [each.registrationId, each]));
  return new Map(
    waiting.flatMap((row): [string, MailQuestion][] => {
      const its = kept.get(row.id);
      return its ? [[row.id, ask(row, its)]] : [];
    }),
  );
}

/**
 * The owner's word about the mail of a name that is to move: 'go' orders the transfer, 'stay' gives its price back. The
 * caller has checked who asks. Throws domains.nothing-to-answer (409): nothing is asked, or another question than the one that
 * was seen, or it was answered before.
 */
export async function answerMailQuestion(ctx: Ctx, orderId: string, given: AnswerMailInput): Promise<void> {
  const { domain, answer } = given;
  await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .select()
      .from(domainRegistrations)
      .where(
        and(
          eq(domainRegistrations.orderId, orderId),
          eq(domainRegistrations.domain, domain),
          eq(domainRegistrations.state, 'wanted'),
        ),
      )
      .for('update');
    const [said] = row
      ? await tx
          .update(keptRecords)
          .set({ answer, answeredAt: ctx.clock.now() })
          .where(
            and(
              eq(keptRecords.registrationId, row.id),
              eq(keptRecords.askedAt, new Date(given.asked_at)),
              isNull(keptRecords.answer),
            ),
          )
          .returning({ records: keptRecords.records })
      : [];
    if (!row || !said) throw new AppError('domains.nothing-to-answer', { status: 409 });
    await audit(tx, ctx, 'domains.mail-answered', orderId, { domain, answer });
    await ctx.emit(tx, 'domains.mail-answered', { registrationId: row.id, answer });
    if (answer === 'go') return goOn(tx, ctx, row, said.records);
    await moveRegistration(tx, ctx, row, 'refunding', { failure: 'kept', authcode: null, waitsFor: null });
    await wantRefund(tx, ctx, row);
  });
}

async function goOn(tx: Tx, ctx: Ctx, row: Registration, records: Kept['records']): Promise<void> {
  const { id, orderId, domain } = row;
  await tx.update(domainRegistrations).set({ waitsFor: null }).where(eq(domainRegistrations.id, id));
  await ctx.jobs.enqueue(tx, registerDomainJob, { registrationId: id }, { key: `${id}:answered` });
  if (ctx.config.zones.addresses.length > 0) return;
  const lines = records.map(({ name, type, values }) => `${name} ${type} ${values.join(' | ')}`);
  const detail = [domain, ...lines].join('\n').slice(0, MOST_DETAIL);
  await ctx.emit(tx, 'domains.mail-by-hand', { orderId, domain, registrationId: id, detail });
}

/** Who does not answer is reminded once, and later a person is told to call them. */
export async function remindOfQuestion(ctx: Ctx, row: Registration, { askedAt }: Kept): Promise<void> {
  const now = ctx.clock.now();
  const waited = now.getTime() - (askedAt?.getTime() ?? now.getTime());
  const { id: registrationId, orderId, domain } = row;
  /** The first to write it down: once for each question. */
  const first = async (tx: Tx, mark: 'remindedAt' | 'calledAt'): Promise<Kept | undefined> => {
    const [fresh] = await tx
      .update(keptRecords)
      .set({ [mark]: now })
      .where(and(eq(keptRecords.registrationId, registrationId), isNull(keptRecords[mark]), isNull(keptRecords.answer)))
      .returning();
    return fresh;
  };
  await ctx.db.transaction(async (tx) => {
    const kept = waited >= REMIND_AFTER_MS ? await first(tx, 'remindedAt') : undefined;
    if (kept) await ctx.emit(tx, 'domains.mail-found', { ...factOf(row, kept), reminder: true });
    if (waited >= CALL_AFTER_MS && (await first(tx, 'calledAt')))
      await ctx.emit(tx, 'domains.mail-unanswered', { orderId, domain, registrationId });
  });
}

/** The event's payload. */
export const factOf = (row: Registration, kept: Kept) => {
  const { provider, found, asked_at: askedAt } = ask(row, kept);
  return { orderId: row.orderId, registrationId: row.id, domain: row.domain, provider, found, askedAt };
};
