import type { Ctx } from '../../platform/ctx.ts';
import { AppError, isAppError } from '../../platform/errors.ts';
import { inTransaction } from '../../platform/transaction.ts';
import type { OrderAccess } from '../access/index.server.ts';
import { openBox } from './open-box.ts';
import { readNames } from './read-names.ts';

/** Opens all of these boxes or none. Throws as `openBox` does, naming the local part by field `names.N`. */
export async function openBoxes(
  ctx: Ctx,
  { by, domain, names }: { by: OrderAccess<'own'>; domain: string; names: string[] },
): Promise<void> {
  const read = readNames(names);
  await inTransaction(ctx, async (ctx) => {
    for (const [place, name] of read.entries())
      await openBox(ctx, { by, domain, name }).catch((error: unknown) => {
        if (!isAppError(error) || error.fields['name'] === undefined) throw error;
        throw new AppError(error.code, { status: error.status, fields: { [`names.${place}`]: error.code } });
      });
  });
}
