import { eq } from 'drizzle-orm';
import type { Ctx } from '../../platform/ctx.ts';
import { isAppError } from '../../platform/errors.ts';
import type { Recovery } from '../../platform/recovery.ts';
import { recoveries } from '../../platform/tables.ts';
import { compareNow, go } from './recover.ts';

/**
 * Does what `npm run recovery` asked for beside the running product, which alone has the vendors' keys, and leaves the
 * answer: 'done', or the code of an error.
 */
export async function answerCommand(ctx: Ctx, { id, asked }: Recovery): Promise<void> {
  if (asked === null) return;
  const [what, comparedAt = ''] = asked.split(' ');
  let answer = 'done';
  try {
    if (what === 'compare') await compareNow(ctx);
    else if (what === 'go') await go(ctx, comparedAt);
    else answer = 'recovery.unknown-command';
  } catch (error) {
    ctx.log.error({ err: error }, 'recovery: a command failed');
    answer = isAppError(error) ? error.code : 'http.unexpected';
  }
  await ctx.db.update(recoveries).set({ asked: null, answer }).where(eq(recoveries.id, id));
}
