import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from './ctx.ts';
import { isAppError } from './errors.ts';
import { newId } from './ids.ts';
import { seal, unseal, type Sealed } from './seal.ts';
import { effects } from './tables.ts';
import { isInTransaction } from './transaction.ts';

export interface Effect<Input, Result> {
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
export async function once<Input, Result>(ctx: Ctx, effect: Effect<Input, Result>): Promise<Result> {
  // In a transaction the intent would be undone with it, after the vendor had done what it says.
  if (isInTransaction(ctx)) throw new Error(`${effect.key} would be called inside a transaction`);
  const intent = { callKey: `${effect.key}:${newId('try')}`, input: effect.input };
  const [fresh] = await ctx.db
    .insert(effects)
    .values({ key: effect.key, subject: effect.subject, intendedAt: ctx.clock.now(), intent: sealIntent(ctx, intent) })
    .onConflictDoNothing()
    .returning({ key: effects.key });
  if (fresh) return attempt(ctx, effect, intent);

  const [known] = await ctx.db.select().from(effects).where(eq(effects.key, effect.key));
  // Refused for good a moment ago, by somebody who was faster: nothing stands in the way now.
  if (!known) return once(ctx, effect);
  if (known.doneAt) return known.result as Result;
  const found = await effect.look();
  if (found !== null) return finish(ctx, effect.key, found);
  const age = ctx.clock.now().getTime() - known.intendedAt.getTime();
  if (known.intent && age < effect.sureAfterMs) {
    return attempt(ctx, effect, openIntent<Input>(ctx, known.intent));
  }
  const [renewed] = await ctx.db
    .update(effects)
    .set({ intent: sealIntent(ctx, intent), intendedAt: ctx.clock.now() })
    .where(and(eq(effects.key, effect.key), eq(effects.intendedAt, known.intendedAt), isNull(effects.doneAt)))
    .returning({ key: effects.key });
  return renewed ? attempt(ctx, effect, intent) : once(ctx, effect);
}

/** Writes down that an effect has happened, where the vendor shows it though its answer was lost; without a try of ours nothing. */
export async function seen(ctx: Ctx, key: string, result: unknown): Promise<void> {
  await ctx.db
    .update(effects)
    .set({ doneAt: ctx.clock.now(), result, intent: null })
    .where(and(eq(effects.key, key), isNull(effects.doneAt)));
}

/** Whether it is known that an effect has happened. */
export async function isDone(ctx: Ctx, key: string): Promise<boolean> {
  const [known] = await ctx.db.select({ doneAt: effects.doneAt }).from(effects).where(eq(effects.key, key));
  return known?.doneAt instanceof Date;
}

async function attempt<Input, Result>(ctx: Ctx, effect: Effect<Input, Result>, intent: Intent<Input>): Promise<Result> {
  let result: Result;
  try {
    result = await effect.call(intent.input, intent.callKey);
  } catch (error) {
    if (isAppError(error) && !error.retryable) {
      await ctx.db.delete(effects).where(and(eq(effects.key, effect.key), isNull(effects.doneAt)));
    }
    throw error;
  }
  return finish(ctx, effect.key, result);
}

async function finish<Result>(ctx: Ctx, key: string, result: Result): Promise<Result> {
  await ctx.db.update(effects).set({ doneAt: ctx.clock.now(), result, intent: null }).where(eq(effects.key, key));
  return result;
}
