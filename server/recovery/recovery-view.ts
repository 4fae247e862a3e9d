import type { RecoveryView } from '../../platform/recovery-report.ts';
import type { Ctx } from '../../platform/ctx.ts';
import { findRecovery } from '../../platform/recovery.ts';

/** What the console shows of a recovery; `recovery` null: the product runs. */
export async function recoveryView(ctx: Ctx): Promise<RecoveryView> {
  const row = await findRecovery(ctx.db);
  if (!row) return { recovery: null };
  return {
    recovery: {
      why: row.why,
      data_of: row.dataOf?.toISOString() ?? null,
      started_at: row.startedAt.toISOString(),
      compared_at: row.comparedAt?.toISOString() ?? null,
      differences: row.report?.differences ?? [],
    },
  };
}
