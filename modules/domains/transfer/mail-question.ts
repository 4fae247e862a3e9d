import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import { audit } from '../../../platform/audit.ts';
import type { Ctx, TxCtx } from '../../../platform/ctx.ts';
import { AppError } from '../../../platform/errors.ts';
import { emit, enqueue, inTransaction } from '../../../platform/transaction.ts';
import type { OrderAccess } from '../../access/index.server.ts';
import { registerDomainJob } from '../jobs.ts';
import { questionOf } from './mail-of-name.rules.ts';
import type { AnswerMailInput, MailQuestion } from './mail-question.rules.ts';
import { moveRegistration, type Registration } from '../registration/registration.ts';
import { requestDomainRefund } from '../registration/replace-domain.ts';
import { domainRegistrations, keptRecords } from '../tables.ts';
import { shownName } from '../../../site-kit/shown-name.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const REMIND_AFTER_MS = 3 * DAY_MS;
/** Characters of what the operator is told. */
const MOST_DETAIL = 4000;
const CALL_AFTER_MS = 7 * DAY_MS;

export type Kept = typeof keptRecords.$inferSelect;
const ask = ({ domain }: Registration, kept: Kept): MailQuestion =>
  questionOf({ domain, name: shownName(domain) }, kept);

/** Questions that wait for their owners, by the id of the registration. */
export async function openQuestions(ctx: Ctx, rows: Registration[]): Promise<Map<string, MailQuestion>> {
  const waiting = rows.filter(({ state }) => state === 'wanted');
  if (waiting.length === 0) return new Map();
  const ids = waiting.map(({ id }) => id);
  const asked = await ctx.db
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
 * The owner's word about the mail of a name that is to move: 'go' orders the transfer, 'stay' gives its price back. Throws domains.nothing-to-answer (409): nothing is asked, or another question than the one that
 * was seen, or it was answered before.
 */
export async function answerMailQuestion(
  ctx: Ctx,
  { by, ...given }: { by: OrderAccess<'own'> } & AnswerMailInput,
): Promise<void> {
  const { orderId } = by;
  const { domain, answer } = given;
  await inTransaction(ctx, async (ctx) => {
    const [row] = await ctx.db
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
      ? await ctx.db
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
    await audit(ctx, 'domains.mail-answered', orderId, { domain, answer });
    await emit(ctx, 'domains.mail-answered', { registrationId: row.id, answer });
    if (answer === 'go') return goOn(ctx, row, said.records);
    await moveRegistration(ctx, row, 'refunding', { failure: 'kept', authcode: null, waitsFor: null });
    await requestDomainRefund(ctx, row);
  });
}

async function goOn(ctx: TxCtx, row: Registration, records: Kept['records']): Promise<void> {
  const { id, orderId, domain } = row;
  await ctx.db.update(domainRegistrations).set({ waitsFor: null }).where(eq(domainRegistrations.id, id));
  await enqueue(ctx, registerDomainJob, { registrationId: id }, { key: `${id}:answered` });
  if (ctx.config.zones.addresses.length > 0) return;
  const lines = records.map(({ name, type, values }) => `${name} ${type} ${values.join(' | ')}`);
  const detail = [domain, ...lines].join('\n').slice(0, MOST_DETAIL);
  await emit(ctx, 'domains.mail-by-hand', { orderId, domain, registrationId: id, detail });
}

/** Who does not answer is reminded once, and later a person is told to call them. */
export async function remindOfQuestion(ctx: Ctx, row: Registration, { askedAt }: Kept): Promise<void> {
  const now = ctx.clock.now();
  const waited = now.getTime() - (askedAt?.getTime() ?? now.getTime());
  const { id: registrationId, orderId, domain } = row;
  /** The first to write it down: once for each question. */
  const first = async (ctx: TxCtx, mark: 'remindedAt' | 'calledAt'): Promise<Kept | undefined> => {
    const [fresh] = await ctx.db
      .update(keptRecords)
      .set({ [mark]: now })
      .where(and(eq(keptRecords.registrationId, registrationId), isNull(keptRecords[mark]), isNull(keptRecords.answer)))
      .returning();
    return fresh;
  };
  await inTransaction(ctx, async (ctx) => {
    const kept = waited >= REMIND_AFTER_MS ? await first(ctx, 'remindedAt') : undefined;
    if (kept) await emit(ctx, 'domains.mail-found', { ...factOf(row, kept), reminder: true });
    if (waited >= CALL_AFTER_MS && (await first(ctx, 'calledAt')))
      await emit(ctx, 'domains.mail-unanswered', { orderId, domain, registrationId });
  });
}

/** The event's payload. */
export const factOf = (row: Registration, kept: Kept) => {
  const { provider, found, asked_at: askedAt } = ask(row, kept);
  return { orderId: row.orderId, registrationId: row.id, domain: row.domain, provider, found, askedAt };
};
