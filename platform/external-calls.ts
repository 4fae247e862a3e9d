import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { isAppError } from './errors.ts';
import { newId } from './ids.ts';
import { seal, unseal, type Sealed } from './seal.ts';
import { externalCalls } from './tables.ts';
import { isInTransaction } from './transaction.ts';

export interface ExternalCall<Input, Result> {
  /** Stable for the effect ("cust:ord_…"): the same key is the same effect. */
  key: string;
  /** Id of what it is done for. */
  subject: string;
  input: Input;
  /** Asks the vendor what became of an earlier try; null when nothing was found. */
  look: () => Promise<Result | null>;
  /** After this long a look that finds nothing means that nothing happened (a search may lag, a call may still run). */
  sureAfterMs: number;
  /** `callKey` is the idempotency key for the vendor. */
  call: (input: Input, callKey: string) => Promise<Result>;
}

interface Intent<Input> {
  /** The idempotency key of the vendor. */
  callKey: string;
  input: Input;
}
const sealIntent = (ctx: Ctx, intent: Intent<unknown>): Sealed =>
  seal(ctx.config.dataKeys, JSON.stringify(intent)) as Sealed;

/** What an effect is asking, while nobody knows the answer. */
export const openIntent = <Input>(ctx: Ctx, intent: Sealed): Intent<Input> =>
  JSON.parse(unseal(ctx.config.dataKeys, intent)) as Intent<Input>;

/**
 * Calls the outside once. The intent, with what is asked, is committed before the call and the result after it. Where an
 * earlier try left no result, the vendor is asked what became of it; only then is the call repeated, with the very input
 * and idempotency key of that try, because another input under the same key would be refused and another key could do it
 * twice. Errors of `call` pass through: a refusal for good forgets the intent, an unknown outcome leaves it open.
 */
export async function callOnce<Input, Result>(ctx: Ctx, external: ExternalCall<Input, Result>): Promise<Result> {
  // In a transaction the intent would be undone with it, after the vendor had done what it says.
  if (isInTransaction(ctx)) throw new Error(`${external.key} would be called inside a transaction`);
  const intent = { callKey: `${external.key}:${newId('try')}`, input: external.input };
  const [fresh] = await ctx.db
    .insert(externalCalls)
    .values({
      key: external.key,
      subject: external.subject,
      intendedAt: ctx.clock.now(),
      intent: sealIntent(ctx, intent),
    })
    .onConflictDoNothing()
    .returning({ key: externalCalls.key });
  if (fresh) return attempt(ctx, external, intent);

  const [known] = await ctx.db.select().from(externalCalls).where(eq(externalCalls.key, external.key));
  // Refused for good a moment ago, by somebody who was faster: nothing stands in the way now.
  if (!known) return callOnce(ctx, external);
  if (known.doneAt) return known.result as Result;
  const found = await external.look();
  if (found !== null) return finish(ctx, external.key, found);
  const age = ctx.clock.now().getTime() - known.intendedAt.getTime();
  if (known.intent && age < external.sureAfterMs) {
    return attempt(ctx, external, openIntent<Input>(ctx, known.intent));
  }
  const [renewed] = await ctx.db
    .update(externalCalls)
    .set({ intent: sealIntent(ctx, intent), intendedAt: ctx.clock.now() })
    .where(
      and(
        eq(externalCalls.key, external.key),
        eq(externalCalls.intendedAt, known.intendedAt),
        isNull(externalCalls.doneAt),
      ),
    )
    .returning({ key: externalCalls.key });
  return renewed ? attempt(ctx, external, intent) : callOnce(ctx, external);
}

/** Writes down that an effect has happened, where the vendor shows it though its answer was lost; without a try of ours nothing. */
export async function recordOutcome(ctx: Ctx, key: string, result: unknown): Promise<void> {
  await ctx.db
    .update(externalCalls)
    .set({ doneAt: ctx.clock.now(), result, intent: null })
    .where(and(eq(externalCalls.key, key), isNull(externalCalls.doneAt)));
}

/** Whether it is known that an effect has happened. */
export async function isDone(ctx: Ctx, key: string): Promise<boolean> {
  const [known] = await ctx.db
    .select({ doneAt: externalCalls.doneAt })
    .from(externalCalls)
    .where(eq(externalCalls.key, key));
  return known?.doneAt instanceof Date;
}

async function attempt<Input, Result>(
  ctx: Ctx,
  external: ExternalCall<Input, Result>,
  intent: Intent<Input>,
): Promise<Result> {
  let result: Result;
  try {
    result = await external.call(intent.input, intent.callKey);
  } catch (error) {
    if (isAppError(error) && !error.retryable) {
      await ctx.db.delete(externalCalls).where(and(eq(externalCalls.key, external.key), isNull(externalCalls.doneAt)));
    }
    throw error;
  }
  return finish(ctx, external.key, result);
}

async function finish<Result>(ctx: Ctx, key: string, result: Result): Promise<Result> {
  await ctx.db
    .update(externalCalls)
    .set({ doneAt: ctx.clock.now(), result, intent: null })
    .where(eq(externalCalls.key, key));
  return result;
}
