import type { Ctx } from '../../platform/ctx.ts';
import type { RetentionStep } from '../../platform/module.ts';

/**
 * Everything whose time is over, in the order in which one thing lets go of the next. Returns and logs how many rows of
 * each kind went. A kind that fails does not keep the others; the first error is thrown in the end, so that the job is
 * tried again. Safe twice, and beside itself.
 */
export async function purgeAll(ctx: Ctx): Promise<Record<string, number>> {
  const forgotten: Record<string, number> = {};
  const errors: unknown[] = [];
  for (const { name, run } of inOrder(ctx.contributed('retention').flat())) {
    try {
      forgotten[name] = await run(ctx);
    } catch (error) {
      errors.push(error);
      ctx.log.error({ err: error, what: name }, 'what should be forgotten is still here');
    }
  }
  ctx.log.info({ forgotten }, 'forgot what nobody needs any more');
  if (errors.length > 0) throw errors[0];
  return forgotten;
}

/** Each step after those that it names, else as listed. Throws where steps wait for each other. */
export function inOrder(steps: readonly RetentionStep[]): RetentionStep[] {
  const ordered: RetentionStep[] = [];
  let waiting = [...steps];
  while (waiting.length > 0) {
    const next = waiting.find(({ after = [] }) => !waiting.some(({ name }) => after.includes(name)));
    if (!next)
      throw new Error(`steps of the retention wait for each other: ${waiting.map((step) => step.name).join()}`);
    ordered.push(next);
    waiting = waiting.filter((step) => step !== next);
  }
  return ordered;
}
